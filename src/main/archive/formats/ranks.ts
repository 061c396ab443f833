import type { Figures } from '../../../games/facets/figures.ts'
import type { Result } from '../../../games/facets/rules.ts'

/** Each seat's place, from 1; who shares the total and what breaks a tie, as far as it is known, shares the place. */
export function ranks({ scores }: Pick<Result, 'scores'>, { tieBreak }: Pick<Figures, 'tieBreak'>): number[] {
  const standings = scores.map((score) => ({ total: score.total, left: tieBreak?.of(score) ?? null }))
  return standings.map((own) => 1 + standings.filter((other) => isBetter(other, own)).length)
}

interface Standing {
  total: number
  left: number | null
}

const isBetter = (a: Standing, b: Standing) =>
  a.total > b.total || (a.total === b.total && a.left !== null && b.left !== null && a.left > b.left)
