/** Short words for pieces in tests. */
import { SUBSIDIES } from '../../../../src/games/coal-train/state/components.ts'
import type { Subsidy } from '../../../../src/games/coal-train/state/components.ts'
import type { Seat } from '../../../../src/games/coal-train/state/state.ts'

export { CENTRE, isWhistlestop, tileOf } from '../../../../src/games/coal-train/state/components.ts'

/** All markers of a seat, each by its subsidy. */
export const markersOfAll = ({ markers }: Seat): Subsidy[] =>
  SUBSIDIES.flatMap((subsidy) => Array<Subsidy>(markers[subsidy]).fill(subsidy))
