/** The theme of a puzzle, held against what everybody can see before and after its best turn. */
import { expect, test } from 'vitest'
import { coalBaron } from '../../../../src/games/coal-baron/game.ts'
import { THEMES, themeOf, type Theme } from '../../../../src/games/coal-baron/puzzles/theme.ts'
import type { Entry, View } from '../../../../src/games/coal-baron/rules/types.ts'
import { view } from '../../../../src/games/coal-baron/rules/view.ts'
import type { State } from '../../../../src/games/coal-baron/state/state.ts'
import { positionsIn } from '../../../../src/main/exercises/from-review.ts'
import { playedRecord } from '../../every-game/games.ts'

interface Move {
  best: Entry
  before: View
  after: View
}

const isAt =
  (area: string) =>
  ({ best }: Move) =>
    'place' in best && best.place.startsWith(area)

/** Whether the seat leads an element that counts in this shift. */
function leads({ clock }: View, seat: number, element: number): boolean {
  const { first, counts } = clock[element]
  return first > 0 && counts[seat] > 0 && counts.every((count) => count <= counts[seat])
}

const SEEN: Readonly<Record<Theme, (move: Move) => boolean>> = {
  draft: ({ best }) => 'draft' in best,
  'last-turns': ({ before }) => before.shift === 3 && before.seats[before.turn!].workers <= 3,
  'two-for-one': ({ best }) => /"with":\[\[[^\]]*\],\[/.test(JSON.stringify(best)),
  mining: isAt('mining'),
  delivery: isAt('delivery'),
  majority: ({ before, after }) =>
    before.clock.some((_, at) => leads(after, before.turn!, at) && !leads(before, before.turn!, at)),
  marks: (move) => isAt('money')(move) || isAt('bank')(move),
  order: isAt('order'),
  tile: isAt('factory'),
}

const found = new Map<Theme, Move>()
for (let seed = 1; seed <= 12; seed++) {
  const record = playedRecord(coalBaron, 2 + (seed % 3), seed)
  const positions = positionsIn(coalBaron, record) as State[]
  positions.slice(0, -1).forEach((position, at) => {
    const best = record.moves![at] as Entry
    const theme = themeOf(position, best)
    const move = { best, before: view(position, null), after: view(positions[at + 1], null) }
    if (!found.has(theme)) found.set(theme, move)
  })
}

test.each(THEMES)('%s', (theme) => {
  const move = found.get(theme)
  expect(move, 'no game has it').toBeDefined()
  expect(SEEN[theme](move!)).toBe(true)
})
