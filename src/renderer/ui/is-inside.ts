/** Whether an event's target is an element or lies in it; false without an element. */
export const isInside = (element: Element | null | undefined, target: EventTarget | null): boolean =>
  target instanceof Node && (element?.contains(target) ?? false)
