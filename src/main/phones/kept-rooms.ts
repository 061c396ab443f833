/** Open sheets with their ports and keys, kept across a crash, so that the codes in people's hands open the same seats again. */
import { rmSync } from 'node:fs'
import * as v from 'valibot'
import { keyFrom } from '../../contract/phones/sealed.ts'
import { tableId } from '../../contract/schemas/shared.ts'
import { list, text, within } from '../../games/building-blocks/shared-schemas.ts'
import type { Log } from '../platform/program-log.ts'
import { giveSignsOfLife, livedWithin } from '../platform/signs-of-life.ts'
import { storageRefusal } from '../platform/storage-errors.ts'
import { readUserFile, userFile, writeUserFile } from '../store/settings/user-file.ts'
import { isOpenable } from './private-addresses.ts'

/** Milliseconds since a killed program's last sign of life in which its keys are still good. */
const GOOD_FOR = 600_000
/** Milliseconds between two signs of life. */
const BEAT = 10_000

const key = v.pipe(
  v.string(),
  v.check((text) => keyFrom(text) !== null, 'a key'),
)
const keptRoom = v.strictObject({
  id: tableId,
  host: v.pipe(text, v.check(isOpenable, 'an address')),
  port: within({ least: 1, most: 65_535 }),
  /** One for each seat. */
  keys: list(key),
})
const schema = list(keptRoom)

export type KeptRoom = v.InferOutput<typeof keptRoom>

interface KeptRoomsOptions {
  /** The data folder that the sheets are in. */
  folder: string
  /** The folder of the user's configuration; nothing is kept without one. */
  config: string | undefined
  now: () => Date
  log: Log
}

export class KeptRooms {
  readonly #options: KeptRoomsOptions
  readonly #file: string | null
  /** The text that was kept last. */
  #kept = ''
  #rest: (() => void) | null = null

  constructor(options: KeptRoomsOptions) {
    this.#options = options
    this.#file = options.config === undefined ? null : userFile(options.folder, options.config, '-phones')
  }

  /** The rooms of a program that was killed lately; none after an orderly end, and none that can't be read. */
  read(): readonly KeptRoom[] {
    try {
      const isLate = !this.#file || !livedWithin(this.#file, GOOD_FOR, this.#options.now().getTime())
      return isLate ? [] : v.parse(schema, readUserFile(this.#file))
    } catch {
      return []
    }
  }

  /** Keeps exactly these, with signs of life. If they can't be written, the log says so. */
  keep(rooms: readonly KeptRoom[]): void {
    const kept = JSON.stringify(rooms)
    if (!this.#file || kept === this.#kept) return
    this.#kept = kept
    try {
      this.#write(this.#file, rooms)
    } catch (error) {
      this.#options.log('the codes for phones could not be kept', storageRefusal(error))
    }
  }

  /** Leaves nothing to the next program. */
  forget(): void {
    this.#rest?.()
    this.#rest = null
    this.#kept = ''
    if (this.#file) rmSync(this.#file, { force: true })
  }

  #write(file: string, rooms: readonly KeptRoom[]): void {
    if (rooms.length === 0) return this.forget()
    writeUserFile(this.#options.config!, file, rooms)
    this.#rest ??= giveSignsOfLife(file, BEAT)
  }
}
