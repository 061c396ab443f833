/** Chances of winning, 0 to 1 for each seat and 1 together. */

/** The chances with the one that hints found for a seat; the others share the rest as they did before. */
export function withHint(chances: readonly number[], seat: number, found: number): number[] {
  const rest = 1 - chances[seat]
  return chances.map((chance, which) => {
    if (which === seat) return found
    return rest > 0 ? (chance * (1 - found)) / rest : (1 - found) / (chances.length - 1)
  })
}

/** The same in whole percent, which are a hundred together. */
export function wholeChances(chances: readonly number[]): number[] {
  const exact = chances.map((chance) => Math.round(100_000 * chance) / 1000)
  const missing = 100 - exact.reduce((sum, each) => sum + Math.floor(each), 0)
  const byRest = exact.map((each, seat) => ({ seat, rest: each % 1 })).sort((a, b) => b.rest - a.rest)
  const raised = byRest.slice(0, missing).map(({ seat }) => seat)
  return exact.map((each, seat) => (Math.floor(each) + Number(raised.includes(seat))) / 100)
}
