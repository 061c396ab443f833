/** Files to and from the services, part by part. */
import type { ExportFormat, ImportCount, Selection, TableStyle } from '../../../contract/archive.ts'
import type { Services } from '../../base/services.svelte.ts'

/** Parts that are put together as they come: the browser keeps what it has in one piece where it likes, also on the disk. */
const TOGETHER = 16

/** Fetches a file of these games whole. */
export async function fetchFile(services: Services, games: Selection, format: ExportFormat, style?: TableStyle) {
  const { id, name, size } = await services.call('export.make', { games, format, ...(style && { style }) })
  const pieces: Blob[] = []
  let parts: Uint8Array<ArrayBuffer>[] = []
  for (let from = 0; from < size;) {
    const part = bytesOf(await services.call('export.read', { id, from }))
    from += part.length
    parts.push(part)
    if (parts.length < TOGETHER && from < size) continue
    pieces.push(new Blob(parts))
    parts = []
  }
  return { name, file: new Blob(pieces) }
}

/** Bytes of one message; a multiple of three, so that base64 needs no padding between parts. */
const PART = 42_000

/** A file that is read part by part: one that was chosen, or one that the desktop holds. */
export interface Readable {
  name: string
  size: number
  /** So many bytes from a place on; fewer at its end, and behind it none. */
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
