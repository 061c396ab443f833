import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A new empty folder that goes away with the test. */
export function newFolder(on = tmpdir()): string {
  const folder = mkdtempSync(join(on, 'pithead-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
