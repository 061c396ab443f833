import type { TableState } from '../../../src/contract/api.ts'
import type { Random } from '../../../src/games/building-blocks/random.ts'
import { reviewMove } from '../../../src/games/coal-train/bot/review/review.ts'
import { thinking } from '../../../src/games/coal-train/facets/thinking.ts'
import { legalDecisions } from '../../../src/games/coal-train/rules/legal.ts'
import type { Decision } from '../../../src/games/coal-train/rules/types.ts'
import type { State } from '../../../src/games/coal-train/state/state.ts'
import type { CoalTrainWire } from '../../../src/games/coal-train/wire/wire.ts'
import type { Fixtures } from '../../support/fixtures.ts'
import { entered } from './score-sheet/entered.ts'
import { sensibly } from './support/games.ts'

const any = <T>(from: readonly T[], random: Random): T => from[random.below(from.length)]

/** A trade that is asked for stands in no list: one resource is given for one of its kind. */
function anyDecision({ allowed, view, turn }: TableState<CoalTrainWire>, random: Random): Decision {
  const open = allowed.choices.filter(({ refusal }) => refusal === null)
  if (open.length > 0) return any(open, random).decision
  const { resources } = view.seats[turn!]
  const letter = (['C', 'I', 'W'] as const).find((each) => resources[each] > 0)!
  return { trade: [letter, letter] }
}

export const fixtures: Fixtures = {
  anyDecision: (table, random) => anyDecision(table as unknown as TableState<CoalTrainWire>, random),
  choose: ((s: State, random: Random) => [sensibly(s, legalDecisions(s), random)]) as Fixtures['choose'],
  reviewed: (record, moves) =>
    thinking.reviewing
      .questions(record, 'quick')
      .slice(0, moves)
      .map((question) => reviewMove(question, () => false, { width: 1, turns: 1 })!),
  words: ['A3CM2', 'SCR', 'N1a', 'CCI', 'GW'],
  sheet: {
    whole: { startingPlayer: 0, detail: 'counts' },
    totals: { startingPlayer: 0, detail: 'points' },
    edits: () => [...entered(3, 203).edits],
    total: (seat, points) => ({ type: 'number', seat, number: 'total', count: points }),
    pages: ['setup', 'account'].map((stage) => ({ type: 'go', stage })),
  },
}
