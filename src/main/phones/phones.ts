/** Opens score sheets to phones, each on a server of its own. Nothing is open when the program starts. */
import type { PhonesState } from '../../contract/api.ts'
import { refusal } from '../../contract/errors.ts'
import type { PhonesApi } from '../../contract/schemas/phones.ts'
import type { SheetsService } from '../score-sheet/score-sheets.ts'
import { pageFiles } from '../page/page-files.ts'
import type { EventHub } from '../platform/events.ts'
import type { Log } from '../platform/program-log.ts'
import { gameIn, type Catalogue } from '../../games/facets/facets.ts'
import { startPhoneServer, type PhoneServer } from './phone-server.ts'
import { isOpenable, ownAddresses } from './private-addresses.ts'
import { PhoneRoom } from './room.ts'
import { sheetDesk } from './sheet-desk.ts'

/** Sheets that may be open at once. */
const MOST_OPEN = 4

export interface PhonesOptions {
  catalogue: Catalogue
  sheets: SheetsService
  events: EventHub
  log: Log
  now: () => Date
  /** The folder of the built interface. */
  page: string
}

interface Open {
  room: PhoneRoom
  server: PhoneServer
}

export class PhonesService {
  readonly #options: PhonesOptions
  readonly #open = new Map<string, Open>()
  readonly #stop: () => void

  constructor(options: PhonesOptions) {
    this.#options = options
    this.#stop = options.events.subscribe((name, value) => {
      if (name === 'sheet.changed') this.#show((value as { id: string }).id)
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

  /** Opens the sheet at this address, in place of another that it was open at. */
  async open(id: string, address: string): Promise<PhonesState> {
    const { sheets, catalogue, now, page, log } = this.#options
    const facet = gameIn(catalogue, sheets.open(id).game).phone
    if (!facet) throw refusal('not-found', { id })
    if (!isOpenable(address)) throw refusal('phones-public', { address })
    this.#end(id)
    if (this.#open.size >= MOST_OPEN) throw refusal('too-many-open')
    const room = new PhoneRoom({ desk: sheetDesk(id, sheets, facet), now, changed: () => this.#tell(id) })
    const files = pageFiles(page, 'phone')
    const server = await startPhoneServer({ host: address, files, find: room.find, log }).catch(addressProblem)
    // Meanwhile it may have been opened a second time.
    this.#end(id)
    this.#open.set(id, { room, server })
    return this.#told(id)
  }

  close(): void {
    this.#stop()
    for (const id of [...this.#open.keys()]) this.#end(id)
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
    const state = this.#state(id)
    this.#options.events.emit('phones.changed', state)
    return state
  }

  #end(id: string): void {
    const open = this.#open.get(id)
    if (!open) return
    this.#open.delete(id)
    open.room.close()
    open.server.close()
    this.#told(id)
  }

  #closeRemoved(): void {
    for (const id of [...this.#open.keys()]) if (!this.#isThere(id)) this.#end(id)
  }

  #isThere(id: string): boolean {
    try {
      this.#options.sheets.open(id)
      return true
    } catch {
      return false
    }
  }
}

function addressProblem(error: NodeJS.ErrnoException): never {
  if (error.code === 'EADDRNOTAVAIL') throw refusal('phones-no-address')
  throw error
}
