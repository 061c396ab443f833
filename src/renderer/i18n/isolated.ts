/** A strong character of a script that is written from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko and others. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * What is put into a sentence, so that it doesn't turn the words around it: as `<bdi>` does in markup, for labels, titles and
 * pictures, too. What is written from left to right stays as it is.
 */
export const isolated = <T>(value: T): T | string =>
  typeof value === 'string' && RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value
