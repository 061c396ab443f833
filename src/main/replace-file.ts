import { writeFileSync } from 'node:fs'
import { renameDurably } from './durable.ts'

/** Writes a small file whole or not at all: a crash or a power cut leaves the one before. Throws Node's error. */
export function replaceFile(file: string, text: string, mode?: number): void {
  const part = `${file}.part`
  writeFileSync(part, text, { mode })
  renameDurably(part, file)
}
