/** Positions of the book's examples: the table of three in Anna's turn, with whatever an example needs put in its place. */
import { keyedBy } from '../../../../../games/building-blocks/keyed.ts'
import { deal } from '../../../../../games/coal-train/rules/setup.ts'
import {
  amountsOf,
  CARDS_A_CITY,
  CARD_IDS,
  CITY_IDS,
  DATA,
  indexOf,
  SHUFFLED_WHISTLESTOPS,
  SUBSIDIES,
  tilesOf,
  type CardId,
  type CityId,
  type MarketTile,
  type Space,
  type Subsidy,
} from '../../../../../games/coal-train/state/components.ts'
import type { Seat, State } from '../../../../../games/coal-train/state/state.ts'
import { PLAYERS } from './example-players.ts'

/** A seat with its resources as letters and its markers listed. */
interface GivenSeat extends Partial<Omit<Seat, 'resources' | 'markers' | 'agent'>> {
  resources?: string
  markers?: readonly Subsidy[]
  agent?: Space
}

export interface Given extends Partial<Omit<State, 'seats' | 'market' | 'cards'>> {
  seats: readonly GivenSeat[]
  /** Tiles on the spaces of the market, by row and column: `0 1`. */
  market?: Readonly<Record<string, MarketTile | null>>
  cards?: Partial<Record<CityId, readonly CardId[]>>
}

/** Every seventh, so that kinds lie side by side as after a shuffle. */
const mixed = <T>(all: readonly T[]): T[] => all.map((_, at) => all[(7 * at) % all.length])

const TABLE = deal(
  {
    startingPlayer: 0,
    data: DATA,
    a: mixed(tilesOf('A', PLAYERS.length)),
    b: mixed(tilesOf('B', PLAYERS.length)),
    whistlestops: SHUFFLED_WHISTLESTOPS,
    cards: Object.fromEntries(
      CITY_IDS.map((city, at) => [city, CARD_IDS.slice(CARDS_A_CITY * at, CARDS_A_CITY * (at + 1))]),
    ) as Record<CityId, CardId[]>,
  },
  PLAYERS.length,
)

/** The example's first position. */
export const positionOf = ({ seats, market = {}, cards = {}, ...rest }: Given): State => ({
  ...TABLE,
  ...({ phase: 'acting', round: 3, turn: 0 } as const),
  seats: TABLE.seats.map((seat, at) => seatFrom({ ...seat, actionPoints: seat.actionIncome }, seats[at])),
  market: Object.entries(market).reduce((now, [space, tile]) => now.with(indexAt(space), tile), TABLE.market),
  cards: { ...TABLE.cards, ...cards },
  ...rest,
})

const indexAt = (space: string) => indexOf(space.split(' ').map(Number) as [number, number])

const seatFrom = (seat: Seat, { resources, markers, agent, ...rest }: GivenSeat = {}): Seat => ({
  ...seat,
  ...(resources !== undefined && { resources: amountsOf(resources) }),
  ...(markers && { markers: countedOf(markers) }),
  ...(agent && { agent: indexOf(agent) }),
  ...rest,
})

const countedOf = (markers: readonly Subsidy[]) =>
  keyedBy(SUBSIDIES, (id) => markers.filter((each) => each === id).length)
