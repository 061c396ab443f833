/**
 * Whether a click is the second of a double one. What ends a turn takes no notice of it: it would meet the next player's
 * table.
 */
export const isRepeat = (event: MouseEvent): boolean => event.detail > 1

/** Whether a finger or a pen did it. */
export const isTouch = (event: MouseEvent): boolean =>
  event instanceof PointerEvent && (event.pointerType === 'touch' || event.pointerType === 'pen')
