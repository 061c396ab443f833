/** The player on turn and the question to them, in words. */
import { isBot, type Player } from '../../../../games/base/players.ts'
import type { View } from '../../../../games/coal-baron/rules/types.ts'
import { m } from '../../../paraglide/messages.js'

const ASKED = {
  draft: m.turn_draft,
  place: m.turn_place,
  mining: m.turn_mining,
  'keep-tile': m.turn_keep_tile,
  'keep-order': m.turn_keep_order,
  coal: m.turn_coal,
  'return-tiles': m.turn_return,
  'return-orders': m.turn_return,
  scoring: m.turn_scoring,
  changeover: m.turn_changeover,
  accounts: m.turn_accounts,
  finished: m.turn_finished,
}

/** "Mike, place your workers"; in a ceremony what is going on; of a bot that it thinks. */
export function turnText(view: View, players: readonly Player[]): string {
  if (view.turn !== null && isBot(players[view.turn])) return m.bot_thinks({ name: players[view.turn].name })
  const name = view.turn === null ? '' : players[view.turn].name
  return ASKED[view.phase]({ name, steps: m.count_steps({ count: view.stepsLeft }) })
}
