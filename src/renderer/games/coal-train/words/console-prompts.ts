/** What is asked now, in the console. */
import type { StepView, View } from '../../../../games/coal-train/rules/types.ts'
import { m } from '../../../paraglide/messages.js'
import { placeName, tileName } from './piece-names.ts'

const STEPS: Record<StepView['at'], (params: { city: string }) => string> = {
  bill: m.ct_prompt_bill,
  room: m.ct_prompt_room,
  trade: m.ct_prompt_trade,
  to: m.ct_prompt_to,
  card: m.ct_prompt_card,
  town: m.ct_prompt_town,
  raise: m.ct_prompt_raise,
  gain: m.ct_prompt_gain,
  loco: m.ct_prompt_loco,
}

export function promptOf({ phase, step, drawn, building, seats, turn }: View, exchanges: boolean): string {
  if (phase === 'starting') return m.ct_prompt_start()
  if (phase === 'replenishing') return m.ct_prompt_place({ tile: tileName(drawn) })
  if (exchanges) return m.ct_prompt_trade()
  if (step) return STEPS[step.at]({ city: 'city' in step ? placeName(step.city) : '' })
  if (building) return m.ct_prompt_second()
  return turn !== null && seats[turn].agent === null ? m.ct_prompt_edge() : m.ct_prompt_acting()
}
