import { renameSync, writeFileSync } from 'node:fs'

/** Writes a small file whole or not at all: a crash leaves the one before. Throws Node's error. */
export function replaceFile(file: string, text: string, mode?: number): void {
  const part = `${file}.part`
  writeFileSync(part, text, { mode })
  renameSync(part, file)
}
