/** A real database with score sheets on it, as the services hold it but with a clock and chance of its own. */
import type { Events, SheetAction, SheetState } from '../../../src/contract/api.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import type { Wire } from '../../../src/games/facets/wire.ts'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import { SheetsService } from '../../../src/main/score-sheet/score-sheets.ts'
import { eventHub } from '../../../src/main/platform/events.ts'
import type { Stores } from '../../../src/main/store/store.ts'
import { clock, newStore } from '../tables/room.ts'

type Told = { [K in keyof Events]: { name: K; value: Events[K] } }[keyof Events]

export interface Scorer {
  sheets: SheetsService
  store: Stores
  /** Returns the events that subscribers got since the last call. */
  told: () => Told[]
}

export function scorerOn(store: Stores, now = clock()): Scorer {
  const events = eventHub()
  const told: Told[] = []
  events.subscribe((name, value) => told.push({ name, value } as Told))
  const sheets = new SheetsService({ catalogue: CATALOGUE, store, events, now, random: seeded(7) })
  return { store, sheets, told: () => told.splice(0) }
}

export const newScorer = async (folder?: string): Promise<Scorer> => scorerOn(await newStore(folder))

/** The sheet after these actions, each on the sheet that the one before left; a game's own types are its own business. */
export function acted<W extends Wire>(
  { sheets }: Scorer,
  sheet: SheetState<W>,
  ...actions: SheetAction<W>[]
): SheetState<W> {
  let now = sheet as unknown as SheetState
  for (const action of actions as unknown as SheetAction[]) {
    const { game, id, revision } = now
    now = sheets.act({ game, id, revision, action })
  }
  return now as unknown as SheetState<W>
}
