import type { FieldId } from '../../../../../games/coal-baron/wire/fields.ts'

/** The number that is being entered, as the keypad writes on it. */
export interface Entry {
  readonly field: FieldId
  /** Whose number of what it is. */
  label: string
  /** Why what is typed is refused. */
  problem: string | null
  /** Small numbers have a key each, which writes the number and goes on; larger ones are typed digit by digit. */
  isSmall: boolean
  /** Writes the whole number, or adds it after `add`, and goes to the next field. */
  put(number: number): void
  type(digit: number): void
  /** One more number for the sum: what is typed, or the small number that was put last, also in the field before. */
  add(): void
  /** The next small number is added to the one that is there. */
  resume(): void
  /** The next number is added to the one that is there. */
  continue(): void
  /** Takes the last digit away; a small number altogether. */
  erase(): void
  /** As Enter: takes what an empty field shows. */
  next(): void
  /** To the same number of the player beside. */
  beside(direction: 'left' | 'right'): void
}
