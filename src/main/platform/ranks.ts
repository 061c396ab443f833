import type { Figures } from '../../games/facets/figures.ts'
import type { Result } from '../../games/facets/rules.ts'

/**
 * Each seat's place, from 1. Winners come first, as the game's result names them; then seats with more points, and with
 * more of the tie breaker if it is known of both. Level seats share the place.
 */
export function ranks({ scores, winners }: Result, { tieBreak }: Pick<Figures, 'tieBreak'>): number[] {
  const standings = scores.map((score, seat) => ({
    won: winners.includes(seat),
    total: score.total,
    left: tieBreak?.of(score) ?? null,
  }))
  return standings.map((own) => 1 + standings.filter((other) => isBetter(other, own)).length)
}

interface Ranked {
  won: boolean
  total: number
  left: number | null
}

function isBetter(a: Ranked, b: Ranked): boolean {
  if (a.won || b.won) return a.won && !b.won
  if (a.total !== b.total) return a.total > b.total
  return a.left !== null && b.left !== null && a.left > b.left
}
