/** Shifts carry Roman numerals, as on the shift clock. */
const NUMERALS = ['', 'I', 'II', 'III']

/** `I` to `III`; nothing before the first shift. */
export const shiftNumeral = (shift: number): string => NUMERALS[shift]
