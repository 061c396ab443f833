import type { TableState } from '../../../src/contract/api.ts'
import type { Random } from '../../../src/games/building-blocks/random.ts'
import { reviewMove } from '../../../src/games/railroad-barons/bot/review/review.ts'
import { thinking } from '../../../src/games/railroad-barons/facets/thinking.ts'
import { legalDecisions } from '../../../src/games/railroad-barons/rules/entries.ts'
import type { Decision } from '../../../src/games/railroad-barons/rules/types.ts'
import type { State } from '../../../src/games/railroad-barons/state/state.ts'
import type { BaronsWire } from '../../../src/games/railroad-barons/wire/wire.ts'
import type { GameRecord } from '../../../src/games/record/record.ts'
import type { Fixtures } from '../../support/fixtures.ts'
import { entered } from './score-sheet/entered.ts'

const any = <T>(from: readonly T[], random: Random): T => from[random.below(from.length)]

function anyDecision({ allowed, view }: TableState<BaronsWire>, random: Random): Decision {
  const { amount, choices } = allowed
  if (amount === null) {
    const open = choices.filter(({ refusal }) => refusal === null)
    return any(open, random).decision
  }
  const dollars = amount.least + random.below(amount.most - amount.least + 1)
  return view.phase === 'valuing' ? { value: dollars } : { price: dollars }
}

/** Buys what there is, pays, and sells seldom. */
function choose(s: State, random: Random): Decision[] {
  const legal = legalDecisions(s)
  const bought = legal.filter((decision) => 'buy' in decision || 'rail' in decision || 'pay' in decision)
  const wanted = bought.length > 0 && random.below(3) > 0 ? bought : legal
  return [any(wanted, random)]
}

const BRIEF = { find: 20, candidates: 1, weigh: 20, reply: 10, playOuts: 2 }

const reviewed = (record: GameRecord, moves: number) =>
  thinking.reviewing
    .questions(record, 'quick')
    .slice(0, moves)
    .map((question) => reviewMove(question, () => false, BRIEF)!)

export const fixtures: Fixtures = {
  anyDecision: (table, random) => anyDecision(table as unknown as TableState<BaronsWire>, random),
  choose: choose as Fixtures['choose'],
  words: ['red', '450', 'I7', 'price-green'],
  reviewed,
  sheet: {
    whole: { startingPlayer: 0, way: 'account' },
    totals: { startingPlayer: 0, way: 'totals' },
    edits: () => [...entered(2, 202).edits],
    total: (seat, dollars) => ({ type: 'total', seat, dollars }),
    pages: ['setup', 'account', 'totals'].map((stage) => ({ type: 'go', stage })),
  },
}
