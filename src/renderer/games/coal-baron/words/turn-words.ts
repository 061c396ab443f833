/** The player on turn and the question to them, in words. */
import { isBot, type Player } from '../../../../games/building-blocks/players.ts'
import type { View } from '../../../../games/coal-baron/rules/types.ts'
import { m } from '../../../paraglide/messages.js'

const ASKED = {
  draft: m.cb_turn_draft,
  place: m.cb_turn_place,
  mining: m.cb_turn_mining,
  'keep-tile': m.cb_turn_keep_tile,
  'keep-order': m.cb_turn_keep_order,
  coal: m.cb_turn_coal,
  'return-tiles': m.cb_turn_return,
  'return-orders': m.cb_turn_return,
  scoring: m.cb_turn_scoring,
  changeover: m.cb_turn_changeover,
  accounts: m.cb_turn_accounts,
  finished: m.game_is_over,
}

/** "Mike, place your workers"; in a ceremony what is going on; of a bot that it thinks. */
export function turnText(view: View, players: readonly Player[]): string {
  if (view.turn !== null && isBot(players[view.turn])) return m.bot_thinks({ name: players[view.turn].name })
  const name = view.turn === null ? '' : players[view.turn].name
  return ASKED[view.phase]({ name, steps: m.cb_count_steps({ count: view.stepsLeft }) })
}
