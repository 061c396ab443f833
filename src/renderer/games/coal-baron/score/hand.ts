/** Whether people point with a finger: then a field that takes the focus by itself would call up the keyboard. */
export const hasFinger = (): boolean => matchMedia('(pointer: coarse)').matches
