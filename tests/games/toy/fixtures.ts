import type { TableState } from '../../../src/contract/api.ts'
import type { Random } from '../../../src/games/building-blocks/random.ts'
import type { GameRecord } from '../../../src/games/record/record.ts'
import type { Fixtures } from '../../support/fixtures.ts'
import { turns } from '../../toy/games/toy/bot/turns.ts'
import { thinking } from '../../toy/games/toy/facets/thinking.ts'
import type { Position } from '../../toy/games/toy/rules/rules.ts'
import type { ToyWire } from '../../toy/games/toy/wire/wire.ts'
import { entered } from './score-sheet/entered.ts'

const any = <T>(from: readonly T[], random: Random): T => from[random.below(from.length)]

export const fixtures: Fixtures = {
  anyDecision: (table, random) => any((table as unknown as TableState<ToyWire>).allowed, random),
  choose: (position, random) => any(turns(position as Position), random),
  reviewed: (record: GameRecord, moves) =>
    thinking.reviewing
      .questions(record, 'quick')
      .slice(0, moves)
      .map((question) => thinking.reviewing.answer(question, () => false)!),
  words: [],
  sheet: {
    whole: { startingPlayer: 0, each: true },
    totals: { startingPlayer: 0, each: false },
    edits: () => [...entered(2, 84).edits],
    total: (seat, points) => ({ seat, lumps: points }),
    pages: [{ type: 'go', stage: 'count' }],
  },
}
