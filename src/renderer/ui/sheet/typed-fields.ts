/** From field to field of a score sheet: each field that is typed into names itself in `data-field`. */

/** Goes on to the next field, or back. */
export function walkOn(from: HTMLElement, by: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>('input[data-field]:not(:disabled)')]
  const inputs = all.filter((input) => input.checkVisibility())
  inputs[inputs.indexOf(from) + by]?.focus()
}

/** Puts the focus on a field, or on what is chosen in it. */
export const focusField = (field: string): void =>
  document.querySelector<HTMLElement>(`[data-field="${field}"], [data-field="${field}"] :checked`)?.focus()

/** Whether the focus may be led elsewhere: nobody has it on something that is no field. */
export const isFocusFree = (): boolean => document.activeElement?.matches('body, [data-field], [data-field] *') ?? true
