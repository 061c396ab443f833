/** A strong character of a script that is written from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko and others. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * Isolates a right-to-left value so that it doesn't reorder the sentence around it: `<bdi>` for labels, titles and
 * pictures, where there is no markup. Returns left-to-right text unchanged.
 */
export const isolated = <T>(value: T): T | string =>
  typeof value === 'string' && RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value
