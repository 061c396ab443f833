import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './bootstrap/root.mjs'
import { sourceHash } from './source-hash.ts'
import { BUNDLE, COMPILE_MESSAGES, runNode } from './tools.ts'

const OUT = join(ROOT, 'out')
const STAMP = join(OUT, '.built-from')

/** Builds `out/` if a source has changed. Resolves to what happened; rejects with the failing tool's own words. */
export async function bundle(): Promise<'built' | 'unchanged'> {
  const wanted = sourceHash(ROOT)
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return 'unchanged'
  // A build that fails half-way must not pass for an earlier one, and a chunk of an earlier one must not be packaged.
  rmSync(OUT, { recursive: true, force: true })
  for (const command of [COMPILE_MESSAGES, BUNDLE]) await orThrow(command)
  writeFileSync(STAMP, wanted)
  return 'built'
}

async function orThrow(command: readonly string[]): Promise<void> {
  const { status, output } = await runNode(command, 'kept')
  if (status !== 0) throw new Error(`the build failed\n${output}`)
}
