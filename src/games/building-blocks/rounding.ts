/** Rounds figures for display, without a minus before a zero. */

export const tenths = (points: number): number => Math.round(10 * points) / 10 + 0
export const hundredths = (points: number): number => Math.round(100 * points) / 100 + 0
export const whole = (points: number): number => Math.round(points) + 0
