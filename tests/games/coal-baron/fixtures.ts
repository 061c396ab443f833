import type { TableState } from '../../../src/contract/api.ts'
import { reviewMove } from '../../../src/games/coal-baron/bot/review/review.ts'
import { thinking } from '../../../src/games/coal-baron/facets/thinking.ts'
import type { CoalBaronWire } from '../../../src/games/coal-baron/wire/wire.ts'
import type { Decision, SpaceId } from '../../../src/games/coal-baron/rules/types.ts'
import { shuffled } from '../../../src/games/building-blocks/random.ts'
import type { Random } from '../../../src/games/building-blocks/random.ts'
import type { GameRecord } from '../../../src/games/record/record.ts'
import type { Fixtures } from '../../support/fixtures.ts'
import { asKnown } from './as-known.ts'
import { cardEdits, countEdits, playedGame } from './score-sheet/table.ts'
import { chooseSensibly } from './support/player/player.ts'

export type CoalBaronTable = TableState<CoalBaronWire>

export const freeSpaces = ({ allowed }: CoalBaronTable): SpaceId[] =>
  (Object.keys(allowed.spaces) as SpaceId[]).filter((space) => allowed.spaces[space] === null)

function anyDecision(table: CoalBaronTable, random: Random): Decision {
  const { allowed, view } = table
  const any = <T>(items: readonly T[]): T => items[random.below(items.length)]
  switch (view.phase) {
    case 'draft':
      return { draft: any(allowed.draft) }
    case 'place':
      return { place: any(freeSpaces(table)) }
    case 'mining':
      return any<Decision>([...allowed.steps, { end: 'mining' }])
    case 'keep-tile':
    case 'keep-order':
      return { keep: any([null, ...allowed.keep.filter(({ refusal }) => !refusal).map(({ id }) => id)]) }
    case 'coal':
      return { coal: any(allowed.coal) }
    default:
      return { put: any(['top', 'bottom']), back: shuffled(view.drawn, random) }
  }
}

const BRIEF = { find: 30, candidates: 2, weigh: 40, deals: 1, luck: 20, reply: 10, playOuts: 10 }

const reviewed = (record: GameRecord, moves: number) =>
  thinking.reviewing
    .questions(record, 'quick')
    .slice(0, moves)
    .map((question) => reviewMove(question, () => false, BRIEF)!)

const scored = () => playedGame(2, 202)

export const fixtures: Fixtures = {
  anyDecision: (table, random) => anyDecision(table as CoalBaronTable, random),
  choose: chooseSensibly as Fixtures['choose'],
  words: ['TKKK', 'G2L', 'count-2-3-11'],
  reviewed,
  asKnown: (tables, decision) => asKnown(tables as never, decision as Decision),
  sheet: {
    whole: { startingPlayer: 0, way: 'counts' },
    totals: { startingPlayer: 0, way: 'points' },
    edits: () => [...countEdits(scored()), ...cardEdits(scored())],
    total: (seat, points) => ({ type: 'write', sums: { [`total-${seat}`]: [points] } }),
    pages: ['shift-1', 'shift-2', 'accounts'].map((stage) => ({ type: 'go', stage })),
  },
}
