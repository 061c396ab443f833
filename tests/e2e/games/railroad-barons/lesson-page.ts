/**
 * Controls that a lesson of Railroad Barons marks, then any that can be pressed. A question of the desk precedes the
 * board.
 */
export const WANTED: readonly string[] = [
  '[data-desk] .choices > [data-pointed][data-bright]',
  '[data-pointed][data-bright]',
  '[data-desk] .desk > div > button[data-pointed]',
  '[data-pointed]:is([data-make], [data-pass], [data-done]):not([aria-disabled="true"])',
  '[data-desk] .value > button',
  '[data-make]:not([aria-disabled="true"])',
  '[data-pass]:not([aria-disabled="true"])',
  '[data-desk] [data-bright]',
  '[data-done]',
  '[aria-labelledby="ceremony-title"] footer button',
]
