/** Finds the things that a player leaves undone by ending the turn now. */
import type { View } from '../../../../games/coal-train/rules/types.ts'
import { listOf } from '../../../i18n/sentence-lists.ts'
import { m } from '../../../paraglide/messages.js'
import { canDo, choicesOf, legal, type Choice } from '../board-state/at-hand.ts'
import { cardName, tileName } from '../words/piece-names.ts'

/** Points that are lost, actions still possible and tiles not used yet, in sentences. */
export function leftOver({ seats, turn, market, building }: View, choices: readonly Choice[]): string {
  const { actionPoints, tiles, agent } = seats[turn ?? 0]
  const under = agent && market[5 * agent[0] + agent[1]]
  const could = [
    ...(canDo(choices, 'buy') && under ? [m.ct_hint_buy({ tile: tileName(under) })] : []),
    ...(canDo(choices, 'upgrade') ? [m.ct_left_upgrade()] : []),
    ...contractsIn(choices).map((card) => m.ct_left_contract({ card: cardName(card) })),
    ...(canDo(choices, 'coal') ? [m.ct_left_coal()] : []),
  ]
  return [
    ...(building === null ? [] : [m.ct_second_lost()]),
    ...(actionPoints > 0 ? [m.ct_left_points({ count: actionPoints })] : []),
    ...(could.length > 0 ? [m.ct_left_could({ actions: listOf(could) })] : []),
    ...(tiles.length > 0 ? [m.ct_left_tiles({ tiles: listOf(tiles.map((tile) => tileName(tile))) })] : []),
  ].join(' ')
}

const contractsIn = (choices: readonly Choice[]) =>
  choicesOf(choices, 'contract')
    .filter(legal)
    .map(({ decision }) => decision.contract)
