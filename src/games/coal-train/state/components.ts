/** The box: pieces by their ids (docs/coal-train.md#ids), made of the data in `valley.ts`. */
import { keyedBy, keysOf } from '../../building-blocks/keyed.ts'
import { entryAt, itemAt } from '../../building-blocks/lists.ts'
import { isOneOf } from '../../building-blocks/one-of.ts'
import {
  CITIES,
  CONNECTIONS,
  INCENTIVE_COPIES,
  STATION_TILES,
  SUBSIDIES,
  TILE_COUNTS,
  TOWNS,
  UPGRADE_TILES,
} from './valley.ts'

export { FEWEST_SEATS, MOST_POINTS, MOST_SEATS } from './bounds.ts'
export { DATA, MOST_INCOME, SUBSIDIES } from './valley.ts'

export const STATIONS = 20
export const START_COAL = 4
export const MARKET_TILES = 24
export const RESERVE_TILES = 10
export const CARDS_A_CITY = 4
/** The safety stop (ruling 27). */
export const MOST_ROUNDS = 40

// Resources

export const RESOURCES = ['C', 'I', 'W'] as const
export type Resource = (typeof RESOURCES)[number]
export type Amounts = Readonly<Record<Resource, number>>

export const NOTHING: Amounts = { C: 0, I: 0, W: 0 }

/** The resources of a text such as `CCI`; whatever else it holds is left out. */
export function amountsOf(letters: string): Amounts {
  const amounts = { ...NOTHING }
  for (const letter of letters) if (isResource(letter)) amounts[letter]++
  return amounts
}

const isResource = (letter: string): letter is Resource => isOneOf(RESOURCES, letter)

export const lettersOf = (amounts: Amounts): string => RESOURCES.map((each) => each.repeat(amounts[each])).join('')

/** Texts of `size` resources, each once: 3, 6, 10 and 15 of one to four. */
export const textsOf = (size: number): string[] => (size === 0 ? [''] : textsOf(size - 1).flatMap(longer))

const longer = (text: string) => RESOURCES.filter((each) => each >= text.slice(-1)).map((each) => text + each)

// Subsidies

export type Subsidy = (typeof SUBSIDIES)[number]

/** Markers that stand for one by the Back Room. */
export const ROOM = 3

/** Markers that a subsidy takes. */
export const markersNeeded = (subsidy: Subsidy): number => (subsidy === 'TR' ? 2 : 1)

// Tiles

type StationKind = keyof typeof STATION_TILES
type UpgradeKind = keyof typeof UPGRADE_TILES
export type TileKind = StationKind | UpgradeKind
export const TILE_KINDS: readonly TileKind[] = [...keysOf(STATION_TILES), ...keysOf(UPGRADE_TILES)]

export type Section = 'A' | 'B'
/** A Build Station or upgrade tile. */
export type TileId = `${Section}${3 | 4 | 5}${TileKind}${number}`

export interface Tile {
  id: TileId
  section: Section
  /** The fewest players for which the tile is used. */
  players: number
  kind: TileKind
  /** Action points of its purchase. */
  cost: number
  subsidy: Subsidy
}

const isStationKind = (kind: TileKind): kind is StationKind => kind in STATION_TILES
const isUpgradeKind = (kind: TileKind): kind is UpgradeKind => kind in UPGRADE_TILES

function costOf(kind: TileKind, section: Section, number: number): number {
  if (isStationKind(kind)) return STATION_TILES[kind].cost
  return entryAt(UPGRADE_TILES[kind].costs, section === 'B' ? 2 : (number + 1) % 2)
}

const idOf = (section: Section, players: 3 | 4 | 5, kind: TileKind, number: number): TileId =>
  `${section}${players}${kind}${number}`

/** All tiles, in the order of the count table. */
export const TILES: readonly Tile[] = TILE_COUNTS.flatMap(({ section, players, kinds }) =>
  TILE_KINDS.flatMap((kind) =>
    Array.from({ length: (kinds as Partial<Record<TileKind, number>>)[kind] ?? 0 }, (_, i) => ({
      ...{ section, players, kind, cost: costOf(kind, section, i + 1) },
      id: idOf(section, players, kind, i + 1),
    })),
  ),
).map((tile, i) => ({ ...tile, subsidy: itemAt(SUBSIDIES, i % SUBSIDIES.length) }))

const BY_ID: ReadonlyMap<string, Tile> = new Map(TILES.map((tile) => [tile.id, tile]))

export const tileOf = (id: TileId): Tile => BY_ID.get(id)!

/** Returns the tiles of a section for this number of players, in the order of the count table. */
export const tilesOf = (section: Section, players: number): TileId[] =>
  TILES.filter((tile) => tile.section === section && tile.players <= players).map(({ id }) => id)

/** Returns the cost of building with a station tile; null for an upgrade tile. */
export function stationTile(id: TileId): (typeof STATION_TILES)[StationKind] | null {
  const { kind } = tileOf(id)
  return isStationKind(kind) ? STATION_TILES[kind] : null
}

/** Returns what an upgrade tile asks for and gives; null for a station tile. */
export function upgradeTile(id: TileId): (typeof UPGRADE_TILES)[UpgradeKind] | null {
  const { kind } = tileOf(id)
  return isUpgradeKind(kind) ? UPGRADE_TILES[kind] : null
}

/** Whether a tile may give goods in place of its upgrade. */
export const givesGoods = (id: TileId): boolean => tileOf(id).kind === 'MA' && tileOf(id).section === 'B'

export const WHISTLESTOPS = ['GREEN', 'RED', 'STEEP', 'DEPOT', 'COAL', 'LOBBY'] as const
export type Whistlestop = (typeof WHISTLESTOPS)[number]
/** Whistlestops that are shuffled: all but the Lobbyist, which lies below them. */
export const SHUFFLED_WHISTLESTOPS = WHISTLESTOPS.slice(0, -1)

export const STANDARD = 'STD'
/** A tile that can lie in the market. */
export type MarketTile = TileId | Whistlestop | typeof STANDARD

export const isWhistlestop = (tile: MarketTile | null): tile is Whistlestop => isOneOf(WHISTLESTOPS, tile)

// The market, row by row

export const SIDE = 5
export const SPACES = SIDE * SIDE
export const CENTRE = 12

export type Space = readonly [row: number, column: number]
export const spaceOf = (index: number): [number, number] => [Math.floor(index / SIDE), index % SIDE]
export const indexOf = ([row, column]: Space): number => SIDE * row + column

export const isOuter = (index: number): boolean => spaceOf(index).some((each) => each === 0 || each === SIDE - 1)

export function isNextTo(index: number, other: number): boolean {
  const [row, column] = spaceOf(index)
  const [otherRow, otherColumn] = spaceOf(other)
  return Math.abs(row - otherRow) + Math.abs(column - otherColumn) === 1
}

// The map

export type CityId = keyof typeof CITIES
export type TownId = keyof typeof TOWNS
export type PlaceId = CityId | TownId
export const CITY_IDS = keysOf(CITIES)
export const TOWN_IDS = keysOf(TOWNS)
export const PLACE_IDS: readonly PlaceId[] = [...CITY_IDS, ...TOWN_IDS]

const PLACES = { ...CITIES, ...TOWNS }

export const isCity = (place: PlaceId): place is CityId => place in CITIES
export const pointsOf = (place: PlaceId): number => PLACES[place].points

const EXTRAS: ReadonlyMap<string, string> = new Map(
  CONNECTIONS.flatMap((connection) => {
    const [ends = '', extra = ''] = connection.split(':')
    return [ends, ends.split('-').toReversed().join('-')].map((each) => [each, extra])
  }),
)

/** The extra cost of a connection; null if the two places have none. */
export const extraOf = (from: PlaceId, to: PlaceId): string | null => EXTRAS.get(`${from}-${to}`) ?? null

/** Places connected with each. */
export const NEIGHBOURS: Readonly<Record<PlaceId, PlaceId[]>> = keyedBy(PLACE_IDS, (place) =>
  PLACE_IDS.filter((other) => extraOf(place, other) !== null),
)

// Incentives

export type Incentive = keyof typeof INCENTIVE_COPIES
const COPIES = ['a', 'b', 'c', 'd'] as const
export type CardId = `${Incentive}${(typeof COPIES)[number]}`

export const CARD_IDS = keysOf(INCENTIVE_COPIES).flatMap((incentive) =>
  COPIES.slice(0, INCENTIVE_COPIES[incentive]).map((copy): CardId => `${incentive}${copy}`),
)
export const incentiveOf = (card: CardId): Incentive => card.slice(0, -1) as Incentive

/** A card's value in a table by incentives; undefined for an incentive that the table doesn't have. */
export const entryFor = <T>(table: Readonly<Record<string, T>>, card: CardId): T | undefined => table[incentiveOf(card)]
