/** Whether people point with a finger: then numbers come from a keypad of our own, not from the system's keyboard. */
export const hasFinger = (): boolean => matchMedia('(pointer: coarse)').matches
