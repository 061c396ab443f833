import type { HandedFile } from '../../contract/desktop.ts'
import type { Services } from '../base/services.svelte.ts'

/** Fetches the files that the desktop has handed over. Ask again only after the answer: a file is let go once it was read. */
export async function handedFiles(services: Services): Promise<File[]> {
  const files: File[] = []
  for (const waiting of await services.call('desktop.files')) files.push(await fetched(services, waiting))
  return files
}

async function fetched({ call }: Services, { id, name }: HandedFile): Promise<File> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  for (let from = 0; ; from += parts.at(-1)!.length) {
    const part = bytesOf(await call('desktop.read', { id, from }))
    if (part.length === 0) return new File(parts, name)
    parts.push(part)
  }
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
