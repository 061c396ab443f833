/** The console's current question. */
import type { StepView, View } from '../../../../games/coal-train/rules/types.ts'
import { m } from '../../../paraglide/messages.js'
import { placeName, subsidyName, tileName } from './piece-names.ts'

const STEPS: Record<Exclude<StepView['at'], 'room'>, (params: { city: string }) => string> = {
  bill: m.ct_prompt_bill,
  trade: m.ct_prompt_trade,
  to: m.ct_prompt_to,
  card: m.ct_prompt_card,
  town: m.ct_prompt_town,
  raise: m.ct_prompt_raise,
  gain: m.ct_prompt_gain,
  loco: m.ct_prompt_loco,
}

/** How many markers the Back Room takes, and what they count as. */
export function roomPrompt({ step, underWay }: View): string {
  const made = underWay?.decisions ?? []
  const asked = made.findLast((each) => 'rooms' in each)
  const waiver = made.some((each) => 'build' in each) ? 'ZV' : 'IN'
  const subsidy = asked && 'spend' in asked ? asked.spend : waiver
  const count = 3 * (step?.at === 'room' ? step.rooms : 1)
  return m.ct_prompt_room({ count, subsidy: subsidyName(subsidy) })
}

export function promptOf(view: View, exchanges: boolean): string {
  const { phase, step, drawn, building, seats, turn } = view
  if (phase === 'starting') return m.ct_prompt_start()
  if (phase === 'replenishing') return m.ct_prompt_place({ tile: tileName(drawn) })
  if (exchanges) return m.ct_prompt_trade()
  if (step?.at === 'room') return roomPrompt(view)
  if (step) return STEPS[step.at]({ city: 'city' in step ? placeName(step.city) : '' })
  if (building) return m.ct_prompt_second()
  return turn !== null && seats[turn].agent === null ? m.ct_prompt_edge() : m.ct_prompt_acting()
}
