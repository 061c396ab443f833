/** Turns and rounds: income, the end of the actions, replenishing, the trigger, the last round (rulings 22 to 27). */
import { itemAt } from '../../building-blocks/lists.ts'
import { isWhistlestop, indexOf, MOST_ROUNDS } from '../state/components.ts'
import type { Space, Subsidy } from '../state/components.ts'
import { plus } from '../state/amounts.ts'
import { active, PARTS, withActive } from '../state/state.ts'
import type { State } from '../state/state.ts'
import { withoutSecondBuild } from './station-builds.ts'
import { addMarkers } from './markers.ts'
import { refuse } from './refuse.ts'
import type { DecisionOf, Refusal } from './types.ts'
import { present } from '../../building-blocks/present.ts'

// Start subsidies

/** Each seat picks a kind that nobody has picked yet. */
export const whyNoStart = ({ seats }: State, start: Subsidy): Refusal | null =>
  seats.some(({ markers }) => markers[start] > 0) ? refuse('subsidy-taken', { subsidy: start }) : null

/** Counter-clockwise; the starting player gets none and has the first turn. */
export function pickStart(s: State, start: Subsidy): State {
  const picked = withActive(s, { markers: addMarkers(active(s).markers, [start]) })
  const turn = (s.turn + s.seats.length - 1) % s.seats.length
  return turn === s.startingPlayer ? beginTurn({ ...picked, turn, round: 1 }) : { ...picked, turn }
}

// A turn

/** Income comes at once, in the first turn too (ruling 2). */
function beginTurn(s: State): State {
  const { resources, income, actionIncome } = active(s)
  const now: State = { ...s, phase: 'acting', stepped: false }
  return withActive(now, { resources: plus(resources, income), actionPoints: actionIncome })
}

/** Action points that are left are lost. */
export function endActions(s: State): State {
  const ended = withActive(withoutSecondBuild(s), { actionPoints: 0 })
  return s.ending === 'last' ? passTurn({ ...ended, faceDown: [] }) : replenish(ended)
}

// Replenishing

/** Draws the next tile while there is a space for it. */
function replenish(s: State): State {
  const [drawn, ...draw] = s.draw
  if (drawn === undefined || !s.market.includes(null)) return passTurn(s)
  return triggered({ ...s, phase: 'replenishing', drawn, draw })
}

/** The last tile of the draw triggers the end, and the reserve takes its place. */
const triggered = (s: State): State =>
  s.draw.length > 0 || s.ending !== 'normal' ? s : { ...s, ending: 'triggered', draw: s.reserve, reserve: [] }

export function whyNoPlace(s: State, { place, swap }: DecisionOf<'place'>): Refusal | null {
  const index = indexOf(place)
  return swap ? whyNoSwap(s, index) : whyNotFree(s, index)
}

/** Under one's own agent lies only a whistlestop, as long as there is one (ruling 22). */
function whyNotFree(s: State, index: number): Refusal | null {
  if (s.market[index] !== null) return refuse('space-taken')
  const isOwn = active(s).agent === index && !isWhistlestop(s.drawn)
  return isOwn && s.market.some(isWhistlestop) ? refuse('own-space') : null
}

function whyNoSwap(s: State, index: number): Refusal | null {
  const { agent } = active(s)
  if (isWhistlestop(s.drawn)) return refuse('no-swap-needed')
  if (agent === null) return refuse('agent-off-market')
  if (s.market[agent] !== null) return refuse('own-space-taken')
  return isWhistlestop(itemAt(s.market, index)) ? null : refuse('no-whistlestop-there')
}

export function placeTile(s: State, { place, swap }: { place: Space; swap?: true }): State {
  const index = indexOf(place)
  const market = swap ? s.market.with(present(active(s).agent, "the agent's space"), itemAt(s.market, index)) : s.market
  return replenish({ ...s, drawn: null, market: market.with(index, s.drawn) })
}

// Rounds

function passTurn(s: State): State {
  const turn = (s.turn + 1) % s.seats.length
  const next: State = { ...s, turn, phase: 'acting', drawn: null }
  return turn === s.startingPlayer ? endRound(next) : beginTurn(next)
}

function endRound(s: State): State {
  if (s.ending === 'last') return { ...s, phase: 'scoring' }
  const idle = s.bought ? 0 : s.idle + 1
  const isLast = s.ending === 'triggered' || idle >= 2 || s.round >= MOST_ROUNDS
  return beginTurn({ ...s, round: s.round + 1, bought: false, idle, ending: isLast ? 'last' : 'normal' })
}

// Scoring, which goes on by itself

/** The next part of the scores is shown; after the last one the game is over. */
export const advance = (s: State): State =>
  s.told < PARTS.length ? { ...s, told: s.told + 1 } : { ...s, phase: 'over' }

export const isAutomatic = ({ phase }: State): boolean => phase === 'scoring'

export function settle(s: State): State {
  let now = s
  while (isAutomatic(now)) now = advance(now)
  return now
}
