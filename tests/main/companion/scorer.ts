/** A real database with score sheets on it, as the services hold it but with a clock and chance of its own. */
import type { Events, NewSheet, SheetAction, SheetState } from '../../../src/contract/api.ts'
import type { Edit } from '../../../src/games/coal-baron/companion/edits.ts'
import { seeded } from '../../../src/games/random.ts'
import { sheetsService, type SheetsService } from '../../../src/main/companion/sheets.ts'
import { eventHub } from '../../../src/main/events.ts'
import type { Stores } from '../../../src/main/records/store.ts'
import { people } from '../player.ts'
import { clock, newStore } from '../tables/room.ts'

type Told = { [K in keyof Events]: { name: K; value: Events[K] } }[keyof Events]

export interface Scorer {
  sheets: SheetsService
  store: Stores
  /** What subscribers were told since the last look. */
  told: () => Told[]
}

export const scorerOn = (store: Stores, now = clock()): Scorer => {
  const events = eventHub()
  const told: Told[] = []
  events.subscribe((name, value) => told.push({ name, value } as Told))
  return { store, sheets: sheetsService({ store, events, now, random: seeded(7) }), told: () => told.splice(0) }
}

export const newScorer = async (folder?: string): Promise<Scorer> => scorerOn(await newStore(folder))

export const newSheet = (way: NewSheet['way'] = 'counts', players = 2): NewSheet => ({
  game: 'coal-baron',
  players: people(players),
  startingPlayer: 0,
  way,
})

/** The sheet after these actions, each on the sheet that the one before left. */
export const acted = ({ sheets }: Scorer, sheet: SheetState, ...actions: SheetAction[]): SheetState =>
  actions.reduce((now, action) => sheets.act({ id: now.id, revision: now.revision, action }), sheet)

export const edits = (all: readonly Edit[]): SheetAction[] => all.map((edit) => ({ type: 'edit', edit }))

export const write = (field: string, ...sum: number[]): SheetAction => ({
  type: 'edit',
  edit: { type: 'write', sums: { [field]: sum } },
})
