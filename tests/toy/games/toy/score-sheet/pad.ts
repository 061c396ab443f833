/** The score sheet of lumps that lie on a real table: what was entered, edits, and what they come to. */
import { type PagedPad, pagedPads } from '../../../../../src/games/building-blocks/paged-pad.ts'
import type { SheetRecord } from '../../../../../src/games/facets/score-sheet.ts'
import { type KnownScore, resultOf, scoreOf } from '../rules/rules.ts'
import type { Edit, Pad, Page } from '../wire/wire.ts'

export type Sheet = PagedPad<Pad, Edit, Page>

export const isWhole = ({ lumps }: Pick<Pad, 'lumps'>): boolean => !lumps.includes(null)

/** Null while entries are missing. */
export function sheetResult({ lumps }: Pick<Pad, 'lumps'>) {
  const scores = lumps.flatMap((counted): KnownScore[] => {
    if (counted === null) return []
    return [typeof counted === 'number' ? { total: counted } : scoreOf(counted)]
  })
  return scores.length === lumps.length ? resultOf(scores) : null
}

export const edited = (pad: Pad, edit: Edit): Pad =>
  'lumps' in edit
    ? { ...pad, lumps: pad.lumps.with(edit.seat, edit.lumps) }
    : {
        ...pad,
        players: edit.seats.map(({ name, color }) => ({ name, color })),
        first: edit.starter,
        lumps: edit.seats.map(({ was }) => pad.lumps[was!]),
      }

/** Seats may change places, and nobody leaves. */
export function whyNot({ lumps }: Pad, edit: Edit): string | null {
  if ('lumps' in edit) return edit.seat < lumps.length ? null : 'seat'
  const seats = edit.seats.map(({ was }) => was)
  if (seats.length !== lumps.length || !lumps.every((_, seat) => seats.includes(seat))) return 'seats'
  return edit.starter < lumps.length ? null : 'starter'
}

export const pads = pagedPads<Pad, Edit, Page>({
  end: 'told',
  edited,
  whyNot,
  reachable: (pad, page) => (page === 'told' && !isWhole(pad) ? 'count' : page),
  stageOf: () => 'count',
  stageAfter: (_, page) => (page === 'count' ? 'told' : undefined),
})

export const recordFrom = (lumps: Pad['lumps'], first: number): SheetRecord => ({
  setup: { first },
  sheet: { lumps },
  result: sheetResult({ lumps }),
})
