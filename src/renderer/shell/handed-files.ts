import type { HandedFile } from '../../contract/schemas/desktop.ts'
import { bytesOf, type Readable } from '../archive/files/transfer.ts'
import type { Services } from '../app/services.svelte.ts'

const taken = new WeakMap<Services, Set<string>>()

/** The files that the desktop has handed over and that nobody has taken yet. Each is read as it is needed, and let go when it is done with. */
export async function handedFiles(services: Services): Promise<Readable[]> {
  const own = taken.get(services) ?? new Set()
  taken.set(services, own)
  const files = (await services.call('desktop.files')).filter(({ id }) => !own.has(id))
  for (const { id } of files) own.add(id)
  return files.map((file) => readableOf(services, file))
}

function readableOf({ call }: Services, { id, name, size }: HandedFile): Readable {
  const part = { from: 0, bytes: new Uint8Array() }
  const fill = async (from: number) =>
    Object.assign(part, { from, bytes: bytesOf(await call('desktop.read', { id, from })) })
  /** Bytes of the fetched part from `from` on; empty if it begins later. */
  const rest = (from: number) => (from < part.from ? new Uint8Array() : part.bytes.subarray(from - part.from))
  return {
    name,
    size,
    async read(from, length) {
      const bytes = new Uint8Array(Math.min(length, Math.max(0, size - from)))
      for (let done = 0; done < bytes.length;) {
        if (rest(from + done).length === 0) await fill(from + done)
        const some = rest(from + done).subarray(0, bytes.length - done)
        // The file has become shorter.
        if (some.length === 0) return bytes.subarray(0, done)
        bytes.set(some, done)
        done += some.length
      }
      return bytes
    },
    // Reading at its end lets go of it.
    done: () => void call('desktop.read', { id, from: size }).catch(() => {}),
  }
}
