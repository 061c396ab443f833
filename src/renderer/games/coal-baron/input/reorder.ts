/** A list with one item moved to another place; places beyond the ends are the ends. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, at) => at !== from)
  rest.splice(Math.max(0, Math.min(to, rest.length)), 0, items[from])
  return rest
}
