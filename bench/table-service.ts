/** The table service of a checkout, this one or an older one, on a store that keeps nothing. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ActCall, NewTable, TableState } from '../src/contract/api.ts'
import { seeded } from '../src/games/building-blocks/random.ts'
import { NEW_TABLE } from './table-play.ts'

/** The calls that have been the same as long as there is a table service. */
interface Tables {
  create: (table: NewTable & { startingPlayer: number }) => TableState
  act: (call: ActCall) => TableState
}

export type BeginGame = (seed: number) => { table: TableState; act: Tables['act'] }

/** Throws where the folder is no checkout with its packages. */
export async function tableServiceOf(folder: string): Promise<BeginGame> {
  const at = (file: string) => join(folder, 'src', file)
  const load = (file: string) => import(pathToFileURL(at(file)).href) as Promise<unknown>
  const loaded = (await load('main/tables/tables.ts')) as {
    TablesService?: new (options: object) => Tables
    /** Before it was a class. */
    tablesService: (options: object) => Tables
  }
  // There was one game before there was a catalogue.
  const catalogued = existsSync(at('games/catalogue.ts')) ? await load('games/catalogue.ts') : {}
  const { CATALOGUE } = catalogued as { CATALOGUE?: unknown }
  return (seed) => {
    const options = {
      catalogue: CATALOGUE,
      store: NOWHERE,
      events: NOBODY,
      now: () => new Date(0),
      random: seeded(seed),
    }
    const tables = loaded.TablesService ? new loaded.TablesService(options) : loaded.tablesService(options)
    // The starting player had a place of its own once.
    return { table: tables.create({ ...NEW_TABLE, startingPlayer: 0 }), act: (call) => tables.act(call) }
  }
}

function nothing() {}

const NOBODY = { emit: nothing, subscribe: () => nothing }

const NOWHERE = {
  games: { create: nothing, save: nothing, load: () => null, list: () => [] },
  people: { seat: nothing },
  atomically: (work: () => unknown) => work(),
}
