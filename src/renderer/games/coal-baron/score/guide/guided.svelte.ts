/** Whether somebody scores for the first time and wants to be led from page to page, until they say otherwise. */
let isLed = $state(false)

export const guided = (): boolean => isLed
export const leadOn = (on: boolean): void => void (isLed = on)
