/** A game that was played and what is entered of it on its score sheet (tests/games/every-game/score-sheet.test.ts). */
import { rules } from '../../../../src/games/railroad-barons/facets/rules.ts'
import type { Edit, NewSheet } from '../../../../src/games/railroad-barons/wire/wire.ts'
import { view } from '../../../../src/games/railroad-barons/rules/view.ts'
import { PERCENTS } from '../../../../src/games/railroad-barons/state/components.ts'
import type { Entered } from '../../every-game/entered.ts'
import { played } from '../support/games.ts'

export function entered(_players: number, seed: number): Entered<NewSheet, Edit> {
  const { setup, end } = played(seed)
  const { holdings, players } = view(end, end, [])
  const shared = holdings
    .filter(({ price }) => price === null)
    .map(({ id }): Edit => ({ type: 'closed', holding: id, on: true }))
  const edits: Edit[] = [
    ...shared,
    ...holdings.flatMap(({ id, price, certificates }): Edit[] =>
      price === null
        ? []
        : [
            { type: 'price', holding: id, price },
            ...certificates.map((owner, i): Edit => ({ type: 'owner', holding: id, percent: PERCENTS[i], owner })),
          ],
    ),
    ...players.map(({ cash }, seat): Edit => ({ type: 'cash', seat, dollars: cash })),
  ]
  return {
    options: { startingPlayer: setup.startingPlayer, way: 'account' },
    edits,
    shared,
    result: rules.result(end)!,
  }
}
