/** Files to and from the services, part by part. */
import type { ExportFormat, ImportCount, Selection } from '../../../contract/archive.ts'
import type { Services } from '../../base/services.svelte.ts'

/** Fetches a file of these games whole. */
export async function fetchFile(services: Services, games: Selection, format: ExportFormat) {
  const { id, name, size } = await services.call('export.make', { games, format })
  const parts: Uint8Array<ArrayBuffer>[] = []
  for (let from = 0; from < size;) {
    const part = bytesOf(await services.call('export.read', { id, from }))
    parts.push(part)
    from += part.length
  }
  return { name, file: new Blob(parts) }
}

/** Bytes of one message; a multiple of three, so that base64 needs no padding between parts. */
const PART = 42_000
/** The services judge no larger file; the rest of one need not travel. */
const MOST = 64 * 1024 * 1024 + 1

/** Hands a file over to an import that was begun, and answers what it counts then. `sent` hears of every part's bytes. */
export async function sendFile(
  services: Services,
  id: string,
  file: File,
  sent: (bytes: number) => void,
): Promise<ImportCount> {
  const bytes = new Uint8Array(await file.slice(0, MOST).arrayBuffer())
  for (let from = 0; ; from += PART) {
    const last = from + PART >= bytes.length
    const part = bytes.subarray(from, from + PART)
    sent(part.length)
    const count = await services.call('import.add', { id, name: file.name, part: base64Of(part), last })
    if (last) return count
  }
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

const base64Of = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
