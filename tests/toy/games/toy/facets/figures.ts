import type { Figures } from '../../../../../src/games/facets/figures.ts'
import type { KnownScore, Setup } from '../rules/rules.ts'

function partsOf(score: unknown) {
  const known = score as KnownScore
  return 'coal' in known ? [known.coal, known.dust] : null
}

export const figures: Figures = {
  parts: ['coal', 'dust'],
  partsOf,
  columns: ['coal', 'dust'],
  cellsOf: partsOf,
  tieBreak: {
    column: 'lumps',
    of: (score) => ('lumps' in (score as KnownScore) ? (score as { lumps: number }).lumps : null),
  },
  starter: (setup) => (setup as Setup).first,
}
