/** Railroads that go out of date (rulings 26, 27). */
import { ENDED_BY, HOLDINGS, RAILROADS, sideOf } from '../state/components.ts'
import type { Level } from '../state/components.ts'
import * as at from '../state/layout.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'

/** A level is bought or removed: the first time it may end another level, at once and at every Holding. */
export function levelAppears(s: State, level: Level): void {
  const ended = endedBy(s, level)
  s[at.APPEARED] = state.get(s, at.APPEARED) | (1 << level)
  for (const railroad of ended) state.moveRailroad(s, railroad, state.OUT_OF_PLAY)
}

export const hasAppeared = (s: State, level: Level) => (state.get(s, at.APPEARED) & (1 << level)) !== 0

/** The Railroads in play that leave once a level appears; empty if it has appeared before. */
export function endedBy(s: State, level: Level): number[] {
  const ended: number[] = []
  if (hasAppeared(s, level)) return ended
  for (let railroad = 0; railroad < RAILROADS.length; railroad++)
    if (isInPlay(s, railroad) && ENDED_BY[state.printed(s, railroad).level] === level) ended.push(railroad)
  return ended
}

export const isInPlay = (s: State, railroad: number) => state.railroadAt(s, railroad) < HOLDINGS.length

/** The top card of a stack that isn't empty leaves the game and counts as bought at its cheaper side. */
export function exportTop(s: State): void {
  const top = state.topRailroad(s)
  state.moveRailroad(s, top, state.OUT_OF_PLAY)
  levelAppears(s, sideOf(top, 0).level)
}
