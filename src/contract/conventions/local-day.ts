/** The day of a time where the program runs, `2026-11-20`. */
export function localDay(time: string): string {
  const at = new Date(time)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** The first moment of a day where the program runs, or of the day `later` days after it. ISO 8601 in UTC. */
export function startOfDay(day: string, later = 0): string {
  const [year, month, date] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later).toISOString()
}
