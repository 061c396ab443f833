/**
 * Opens tables and score sheets to phones, each on a server of its own. Nothing is open when the program starts, unless the last
 * one was killed lately: then what was open is opened again.
 */
import type { PhonesState } from '../../contract/api.ts'
import { refusal } from '../../contract/errors.ts'
import type { PhonesApi } from '../../contract/schemas/phones.ts'
import type { Stores } from '../store/store.ts'
import type { TablesService } from '../tables/tables.ts'
import type { SheetsService } from '../score-sheet/score-sheets.ts'
import { pageFiles } from '../page/page-files.ts'
import type { EventHub } from '../platform/events.ts'
import type { Log } from '../platform/program-log.ts'
import { gameIn, type Catalogue } from '../../games/facets/facets.ts'
import { KeptRooms, type KeptRoom } from './kept-rooms.ts'
import { startPhoneServer, type PhoneServer } from './phone-server.ts'
import { isOpenable, ownAddresses } from './private-addresses.ts'
import { PhoneRoom } from './room.ts'
import { SheetDesk } from './sheet-desk.ts'
import { tableDesk } from './table-desk.ts'
import type { Desk } from './desk.ts'

/** Tables and sheets that may be open at once. */
const MOST_OPEN = 4

export interface PhonesOptions {
  catalogue: Catalogue
  store: Pick<Stores, 'games'>
  tables: TablesService
  sheets: SheetsService
  events: EventHub
  log: Log
  now: () => Date
  /** The folder of the built interface. */
  page: string
  /** The data folder, and the folder of the user's configuration. */
  folder: string
  config: string | undefined
}

interface Open {
  host: string
  desk: Desk
  room: PhoneRoom
  server: PhoneServer
}

export class PhonesService {
  readonly #options: PhonesOptions
  readonly #open = new Map<string, Open>()
  readonly #kept: KeptRooms
  readonly #stop: () => void
  #isClosed = false

  constructor(options: PhonesOptions) {
    this.#options = options
    this.#kept = new KeptRooms(options)
    this.#stop = options.events.subscribe((name, value) => {
      if (name === 'sheet.changed' || name === 'table.changed') this.#show((value as { id: string }).id)
      if (name === 'tables.changed') this.#closeRemoved()
    })
  }

  readonly api: PhonesApi = {
    'phones.addresses': () => ownAddresses(),
    'phones.look': (id) => this.#state(id),
    'phones.open': ({ id, address }) => this.open(id, address),
    'phones.close': (id) => this.#end(id),
    'phones.send-away': ({ id, seat }) => {
      this.#at(id).room.sendAway(seat)
      return this.#told(id)
    },
    'phones.digits': async ({ id, seat }) => {
      await this.#at(id).room.makeDigits(seat)
      return this.#told(id)
    },
  }

  /** Opens the table or sheet at this address, in place of another that it was open at. */
  async open(id: string, address: string): Promise<PhonesState> {
    this.#deskOf(id)
    if (!isOpenable(address)) throw refusal('phones-public', { address })
    this.#end(id)
    if (this.#open.size >= MOST_OPEN) throw refusal('too-many-open')
    await this.#begin({ id, host: address, port: 0 }).catch(addressProblem)
    return this.#told(id)
  }

  /** Opens again what was open when the last program was killed. The log says what can't be opened. */
  async resume(): Promise<void> {
    for (const kept of this.#kept.read().slice(0, MOST_OPEN)) {
      try {
        await this.#begin(kept)
        this.#told(kept.id)
      } catch (error) {
        this.#options.log('a sheet could not be opened to phones again', error)
      }
    }
    this.#keep()
  }

  close(): void {
    this.#stop()
    this.#isClosed = true
    for (const id of [...this.#open.keys()]) this.#end(id)
    this.#kept.forget()
  }

  async #begin({ id, host, port, keys }: Omit<KeptRoom, 'keys'> & Partial<KeptRoom>): Promise<void> {
    const { now, page, log } = this.#options
    const desk = this.#deskOf(id)
    // Keys from before are of no use if players joined or left in between.
    if (keys && keys.length !== desk.look().players.length) return
    const room = new PhoneRoom({ desk, now, keys, changed: () => this.#tell(id) })
    const files = pageFiles(page, 'phone')
    const server = await startPhoneServer({ host, port, files, find: room.find, log })
    if (this.#isClosed) return server.close()
    // Meanwhile it may have been opened a second time.
    this.#end(id)
    this.#open.set(id, { host, desk, room, server })
  }

  /** Throws `not-found` if it isn't there, or phones count nothing of its game. */
  #deskOf(id: string): Desk {
    const { store, tables, sheets, catalogue } = this.#options
    if (store.games.summary(id)?.mode === 'digital') return tableDesk(id, tables)
    const facet = gameIn(catalogue, sheets.open(id).game).phone
    if (!facet) throw refusal('not-found', { id })
    return new SheetDesk(id, sheets, facet)
  }

  /** Phones and table alike say how far each seat is. */
  #show(id: string): void {
    const open = this.#open.get(id)
    if (!open) return
    open.room.show()
    this.#told(id)
  }

  #at(id: string): Open {
    const open = this.#open.get(id)
    if (!open) throw refusal('not-allowed-now', { action: 'phones', waiting: 'closed' })
    return open
  }

  #state(id: string): PhonesState {
    const open = this.#open.get(id)
    return { id, open: open ? open.room.state(open.server.address) : null }
  }

  #tell(id: string): void {
    this.#told(id)
  }

  #told(id: string): PhonesState {
    const open = this.#open.get(id)
    this.#keep()
    open?.desk.seat(open.room.held)
    const state = this.#state(id)
    this.#options.events.emit('phones.changed', state)
    return state
  }

  #keep(): void {
    const rooms = [...this.#open].map(([id, { host, room, server }]) => ({
      id,
      host,
      port: server.port,
      keys: room.keys,
    }))
    if (!this.#isClosed) this.#kept.keep(rooms)
  }

  #end(id: string): void {
    const open = this.#open.get(id)
    if (!open) return
    this.#open.delete(id)
    open.room.close()
    open.server.close()
    if (this.#isThere(id)) open.desk.seat([])
    this.#told(id)
  }

  #closeRemoved(): void {
    for (const id of [...this.#open.keys()]) if (!this.#isThere(id)) this.#end(id)
  }

  #isThere = (id: string): boolean => this.#options.store.games.summary(id) !== null
}

function addressProblem(error: NodeJS.ErrnoException): never {
  if (error.code === 'EADDRNOTAVAIL') throw refusal('phones-no-address')
  throw error
}
