/** Positions on the shift clock: element 0 at one o'clock, element 11 at twelve. */

/** A point at this hour and distance from the middle. */
export function atHour(hour: number, radius: number): { x: number; y: number } {
  const angle = (hour * Math.PI) / 6
  return { x: round(Math.sin(angle) * radius), y: round(-Math.cos(angle) * radius) }
}

const round = (value: number) => Math.round(value * 100) / 100
