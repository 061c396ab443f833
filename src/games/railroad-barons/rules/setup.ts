/** The beginning of a game. Nothing is drawn: everything lies open (docs/record-format.md#railroad-barons-played-on-screen). */
import { BANK, CERTIFICATES, HOLDINGS, INVESTORS, RAILROADS, SEATS, START_CASH } from '../state/components.ts'
import * as at from '../state/layout.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { Setup } from './types.ts'

/** The table before the draft's first offer. */
export function deal({ startingPlayer, values }: Setup): State {
  const s = new Int32Array(at.WORDS)
  s[at.STARTER] = startingPlayer
  s[at.AT_FACE] = Number(values === 'face')
  s[at.PRIORITY] = startingPlayer
  s[at.LAST_ACTOR] = -1
  for (let seat = 0; seat < SEATS; seat++) state.addCash(s, seat, START_CASH)
  for (let each = 0; each < INVESTORS.length; each++) state.moveInvestor(s, each, state.ON_TABLE)
  for (let each = 0; each < HOLDINGS.length; each++) state.setDirector(s, each, -1)
  for (let each = 0; each < CERTIFICATES; each++) state.giveCertificate(s, each, BANK)
  for (let each = 0; each < RAILROADS.length; each++)
    state.moveRailroad(s, each, each === 0 ? state.ON_INVESTOR : state.IN_STACK)
  state.ask(s, state.OFFERING, startingPlayer)
  return s
}
