import { writeFileSync } from 'node:fs'
import { renameDurably } from './durable.ts'

/** Writes a small file for the user alone, whole or not at all: a crash or a power cut leaves the one before. Throws Node's error. */
export function replaceFile(file: string, text: string): void {
  const part = `${file}.part`
  writeFileSync(part, text, { mode: 0o600 })
  renameDurably(part, file)
}
