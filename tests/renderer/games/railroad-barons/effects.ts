/** The effects of a turn that does nothing. */
import type { IdeaEffects } from '../../../../src/games/railroad-barons/wire/wire.ts'

export const NO_EFFECTS: IdeaEffects = {
  ...{ cash: 0, left: 120, worth: 0, other: 0 },
  dividends: [0, 0],
  ...{ directs: [], loses: [], prices: [], revenues: [], safes: [], acquired: [], gone: [] },
}
