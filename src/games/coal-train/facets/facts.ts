/** Things that happen in a game of Coal Train: start subsidies, stations, cards with their points, tiles bought, its end. */
import { itemAt } from '../../building-blocks/lists.ts'
import type { Fact } from '../../facets/figures.ts'
import { playEntry } from '../rules/entries.ts'
import { cardPoints } from '../rules/incentives.ts'
import { offerOf } from '../rules/market.ts'
import { settle } from '../rules/rounds.ts'
import { deal } from '../rules/setup.ts'
import { CITY_IDS, incentiveOf, TILE_KINDS } from '../state/components.ts'
import type { TileKind } from '../state/components.ts'
import type { Seat, State } from '../state/state.ts'
import type { DigitalRecord } from '../rules/record.ts'
import type { ScoreSheetRecord } from '../score-sheet/sheet-of.ts'

/** A physical game's sheet doesn't tell how it went. */
export function factsOf(record: DigitalRecord | ScoreSheetRecord): Fact[] {
  if (record.mode !== 'digital') return []
  const begun: Fact[] = []
  const bought: TileKind[][] = record.players.map(() => [])
  let now = deal(record.setup, record.players.length)
  for (const entry of record.moves) {
    const played = playEntry(now, entry)
    if (played.refusal) return []
    if ('start' in entry) begun.push(factOf(`start ${entry.start}`, now.turn))
    if ('buy' in entry) itemAt(bought, now.turn).push(offerOf(now).tile.kind)
    now = settle(played.state)
  }
  return [...begun, ...now.seats.flatMap((seat, at) => seatFacts(seat, at, itemAt(bought, at))), ...endFacts(now)]
}

const factOf = (key: string, seat: number | null, amount: number | null = null): Fact => ({ key, amount, seat })

/** Points of a card and tiles of a kind are amounts. */
function seatFacts(seat: Seat, at: number, bought: readonly TileKind[]): Fact[] {
  const { stations, cards } = seat
  const countOf = (kind: TileKind) => bought.filter((each) => each === kind).length
  return [
    ...stations.slice(0, 1).map((place) => factOf(`first ${place}`, at)),
    ...CITY_IDS.filter((city) => stations.includes(city)).map((city) => factOf(`city ${city}`, at)),
    ...cards.map((card) => factOf(`card ${incentiveOf(card)}`, at, cardPoints(seat, card))),
    ...TILE_KINDS.filter((kind) => countOf(kind) > 0).map((kind) => factOf(`tile ${kind}`, at, countOf(kind))),
  ]
}

/** The reserve is used once all tiles are drawn. */
const endFacts = ({ round, reserve }: State): Fact[] => [
  factOf(`rounds ${round}`, null),
  factOf(`end ${reserve.length === 0 ? 'drawn' : 'idle'}`, null),
]
