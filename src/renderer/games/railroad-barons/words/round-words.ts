/** How far a game is, and whose turn it is with what is asked. */
import type { Round, View } from '../../../../games/railroad-barons/rules/types.ts'
import { isBot, type Player } from '../../../../games/building-blocks/players.ts'
import { m } from '../../../paraglide/messages.js'
import { holdingName, railroadName } from './piece-names.ts'

/** "Operating round 3.1". */
export function roundText({ stock, operating }: Round): string {
  if (stock === 0) return m.rb_draft()
  return operating === 0 ? m.rb_round_stock({ stock }) : m.rb_round_operating({ stock, operating })
}

interface Asked {
  name: string
  holding: string
  railroad: string
}

const ASKED: Record<View['phase'], (asked: Asked) => string> = {
  offering: m.rb_turn_offering,
  valuing: m.rb_turn_valuing,
  answering: m.rb_turn_answering,
  swapping: m.rb_turn_swap,
  trading: m.rb_turn_trade,
  placing: m.rb_turn_tokens,
  paying: m.rb_turn_revenue,
  acquiring: m.rb_turn_acquire,
  pricing: m.rb_turn_pricing,
  consenting: m.rb_turn_consent,
  discarding: m.rb_turn_discard,
  exporting: m.rb_turn_export,
  closing: m.rb_turn_closing,
  over: m.game_is_over,
}

/** "Mike, sell, buy or pass"; of a bot that it thinks. */
export function turnText({ turn, phase, operation }: View, players: readonly Player[]): string {
  if (turn !== null && isBot(players[turn])) return m.bot_thinks({ name: players[turn].name })
  return ASKED[phase]({
    name: turn === null ? '' : players[turn].name,
    holding: operation ? holdingName(operation.holding) : '',
    railroad: operation?.wanted ? railroadName(operation.wanted.railroad) : '',
  })
}
