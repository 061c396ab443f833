/** The theme of a puzzle, held against what everybody can see before and after its best turn. */
import { expect, test } from 'vitest'
import { railroadBarons } from '../../../../src/games/railroad-barons/game.ts'
import { THEMES, themeOf, type Theme } from '../../../../src/games/railroad-barons/puzzles/theme.ts'
import type { Entry, View } from '../../../../src/games/railroad-barons/rules/types.ts'
import { view } from '../../../../src/games/railroad-barons/rules/view.ts'
import type { State } from '../../../../src/games/railroad-barons/state/state.ts'
import { positionsIn } from '../../../../src/main/exercises/from-review.ts'
import { playedRecord } from '../../every-game/games.ts'

interface Move {
  best: Entry
  before: View
  after: View
}

const some = ({ before, after }: Move, is: (was: View['holdings'][0], now: View['holdings'][0]) => boolean) =>
  before.holdings.some((was, at) => is(was, after.holdings[at]))

const SEEN: Readonly<Record<Theme, (move: Move) => boolean>> = {
  investor: ({ before }) => before.round.stock === 0,
  'pay-or-keep': ({ best }) => 'pay' in best,
  operators: ({ best }) => 'tokens' in best,
  obsolescence: (move) => 'rail' in move.best && some(move, (was, now) => was.railroads.length > now.railroads.length),
  railroad: ({ best }) => ['rail', 'consent', 'assign', 'done', 'discard'].some((key) => key in best),
  float: (move) => some(move, (was, now) => was.standing !== 'operating' && now.standing === 'operating'),
  directorship: (move) => some(move, (was, now) => was.director !== now.director),
  selling: ({ best }) => 'sell' in best && !('buy' in best),
  stock: ({ best }) => 'sell' in best || 'buy' in best || 'pass' in best,
}

const seen = (position: State) => view(position, position, [])

const found = new Map<Theme, Move>()
for (let seed = 1; seed <= 12; seed++) {
  const record = playedRecord(railroadBarons, 2, seed)
  const positions = positionsIn(railroadBarons, record) as State[]
  positions.slice(0, -1).forEach((position, at) => {
    const best = record.moves![at] as Entry
    const move = { best, before: seen(position), after: seen(positions[at + 1]) }
    const theme = themeOf(position, best)
    if (!found.has(theme)) found.set(theme, move)
  })
}

test.each(THEMES)('%s', (theme) => {
  const move = found.get(theme)
  expect(move, 'no game has it').toBeDefined()
  expect(SEEN[theme](move!)).toBe(true)
})
