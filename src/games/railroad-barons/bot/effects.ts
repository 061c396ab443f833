/** The plain effects of a turn for the player who takes it. */
import { itemAt } from '../../base/lists.ts'
import { HOLDINGS, RAILROADS } from '../state/components.ts'
import type { HoldingId, RailroadId } from '../state/components.ts'
import { worth } from '../rules/result.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { IdeaEffects } from './idea.ts'

/** Compares the positions before and after a turn of `seat`. */
export function effectsOf(before: State, after: State, seat: number): IdeaEffects {
  const directs = (s: State) => holdings((holding) => state.director(s, holding) === seat)
  const [had, has] = [directs(before), directs(after)]
  const worthOf = (each: number) => worth(after, each) - worth(before, each)
  return {
    cash: state.cash(after, seat) - state.cash(before, seat),
    worth: worthOf(seat),
    other: worthOf(state.otherSeat(seat)),
    directs: has.filter((id) => !had.includes(id)),
    loses: had.filter((id) => !has.includes(id)),
    acquired: railroads((railroad) => comesTo(before, after, railroad)),
    gone: railroads((railroad) => leaves(before, after, railroad)),
  }
}

const holdings = (is: (holding: number) => boolean): HoldingId[] => HOLDINGS.filter((_, holding) => is(holding))
const railroads = (is: (railroad: number) => boolean): RailroadId[] =>
  RAILROADS.flatMap((_, railroad) => (is(railroad) ? [itemAt(RAILROADS, railroad)] : []))

const comesTo = (before: State, after: State, railroad: number) =>
  state.railroadAt(after, railroad) < HOLDINGS.length &&
  state.railroadAt(after, railroad) !== state.railroadAt(before, railroad)

const leaves = (before: State, after: State, railroad: number) =>
  state.railroadAt(before, railroad) < HOLDINGS.length && state.railroadAt(after, railroad) === state.OUT_OF_PLAY
