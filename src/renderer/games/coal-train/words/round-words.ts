/** How far a game is, and whose turn it is with what is asked. */
import type { StepView, View } from '../../../../games/coal-train/rules/types.ts'
import { isBot, type Player } from '../../../../games/building-blocks/players.ts'
import { m } from '../../../paraglide/messages.js'
import { placeName, tileName } from './piece-names.ts'

/** "Round 4"; of round 0 the start subsidies. */
export function roundText(round: number, isLast = false): string {
  if (round === 0) return m.ct_start_subsidies()
  return isLast ? m.ct_round_last({ round }) : m.ct_round({ round })
}

const STEPS: Record<StepView['at'], (params: { name: string; city: string }) => string> = {
  bill: m.ct_turn_bill,
  room: m.ct_turn_room,
  trade: m.ct_turn_trade,
  to: m.ct_turn_to,
  card: m.ct_turn_card,
  town: m.ct_turn_town,
  raise: m.ct_turn_raise,
  gain: m.ct_turn_gain,
  loco: m.ct_turn_loco,
}

/** "Mike, 3 AP left"; of a bot that it thinks. */
export function turnText(view: View, players: readonly Player[]): string {
  const { turn, phase } = view
  if (turn === null) return phase === 'over' ? m.game_is_over() : m.ct_scoring()
  if (isBot(players[turn])) return m.bot_thinks({ name: players[turn].name })
  return askedOf(view, players[turn].name, turn)
}

function askedOf({ phase, step, drawn, seats }: View, name: string, turn: number): string {
  if (phase === 'starting') return m.ct_turn_start({ name })
  if (phase === 'replenishing') return m.ct_turn_replenishing({ name, tile: tileName(drawn) })
  if (step === null) return m.ct_turn_acting({ name, count: seats[turn].actionPoints })
  return STEPS[step.at]({ name, city: 'city' in step ? placeName(step.city) : '' })
}
