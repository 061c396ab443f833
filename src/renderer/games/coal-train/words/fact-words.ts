/** Words the events of a game that searches and statistics know; their keys are in `facets/fact-keys.ts`. */
import { FACTS } from '../../../../games/coal-train/facets/fact-keys.ts'
import {
  TILES,
  type Incentive,
  type PlaceId,
  type Subsidy,
  type TileKind,
} from '../../../../games/coal-train/state/components.ts'
import { STATION_TILES } from '../../../../games/coal-train/state/valley.ts'
import { m } from '../../../paraglide/messages.js'
import { cardName, placeName, subsidyName, tileName } from './piece-names.ts'
import { present } from '../../../../games/building-blocks/present.ts'

/** The kinds of Build Station tiles are told apart by what they cost. */
export function kindName(kind: TileKind): string {
  const name = tileName(
    present(
      TILES.find((tile) => tile.kind === kind),
      'a tile of the kind',
    ).id,
  )
  return kind in STATION_TILES ? `${name} ${kind.slice(1).toUpperCase()}` : name
}

const incentiveName = (incentive: string) => cardName(`${incentive as Incentive}a`)

/** Indexed by the subject of a key: `city` for `city SCR`. */
const WORDS: Readonly<Record<string, (id: string) => string>> = {
  start: (id) => m.ct_archive_fact_start({ subsidy: subsidyName(id as Subsidy) }),
  first: (id) => m.ct_archive_fact_first({ place: placeName(id as PlaceId) }),
  city: (id) => m.ct_archive_fact_city({ place: placeName(id as PlaceId) }),
  card: (id) => m.ct_archive_fact_card({ card: incentiveName(id) }),
  tile: (id) => m.ct_archive_fact_tile({ tile: kindName(id as TileKind) }),
  rounds: (count) => m.ct_archive_fact_rounds({ count: Number(count) }),
  end: (id) => (id === 'idle' ? m.ct_archive_fact_idle() : m.ct_archive_fact_drawn()),
}

/** A key of the game's facts; any other one as it is. */
export function fact(key: string): string {
  const [subject, id] = key.split(' ')
  return FACTS.includes(key) ? WORDS[subject](id) : key
}
