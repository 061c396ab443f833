/**
 * A text from outside on its one line of a terminal: what controls the terminal, turns the writing direction or ends the
 * line is written as its code.
 */
export const printable = (text: string): string =>
  text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (character) => `\\u{${(character.codePointAt(0) as number).toString(16)}}`)
