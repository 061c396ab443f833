/** Files to and from the services. */
import type { ExportFormat, ImportCount, Selection, TableStyle } from '../../../contract/archive.ts'
import { EXPORTS_PATH } from '../../../contract/transport.ts'
import type { Services } from '../../app/services.svelte.ts'

/** Has a file made of these games, and answers its name and the address that it is saved from. */
export async function makeFile(services: Services, games: Selection, format: ExportFormat, style?: TableStyle) {
  const { id, name } = await services.call('export.make', { games, format, ...(style && { style }) })
  return { name, address: `${EXPORTS_PATH}${id}` }
}

/** Bytes of one message; a multiple of three, so that base64 needs no padding between parts. */
const PART = 42_000

/** A file that is read part by part: one that was chosen, or one that the desktop holds. */
export interface Readable {
  name: string
  size: number
  /** Reads this number of bytes from a place on; fewer at the end, and none behind it. */
  read: (from: number, length: number) => Promise<Uint8Array>
  /** To be called once, whether it was read or not. */
  done?: () => void
}

export const readableOf = (file: File): Readable => ({
  name: file.name,
  size: file.size,
  read: async (from, length) => new Uint8Array(await file.slice(from, from + length).arrayBuffer()),
})

/** Hands a file over to an import that was begun, and answers what it counts then. `sent` hears of every part's bytes. */
export async function sendFile(
  services: Services,
  id: string,
  { name, size, read }: Readable,
  sent: (bytes: number) => void,
): Promise<ImportCount> {
  for (let from = 0; ; from += PART) {
    const last = from + PART >= size
    const part = await read(from, PART)
    sent(part.length)
    const count = await services.call('import.add', { id, name, part: base64Of(part), last })
    if (last) return count
  }
}

export const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

const base64Of = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
