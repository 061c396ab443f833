import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withPlainLink } from './bootstrap/plain-path.mjs'
import { ROOT } from './bootstrap/root.mjs'
import { compileMessages } from './messages.ts'
import { sourceHash } from './source-hash.ts'
import { BUNDLE, runOrThrow, SENT_GAMES } from './tools.ts'

const OUT = join(ROOT, 'out')
const STAMP = join(OUT, '.built-from')

/** Builds `out/` if a source has changed. Resolves to what happened; rejects with the failing tool's own words. */
export async function bundle(): Promise<'built' | 'unchanged'> {
  const wanted = sourceHash(ROOT)
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return 'unchanged'
  // A build that fails half-way must not pass for an earlier one, and a chunk of an earlier one must not be packaged.
  rmSync(OUT, { recursive: true, force: true })
  await compileMessages()
  await withPlainLink(ROOT, async (root) => {
    await runOrThrow([...BUNDLE, root], { ...process.env, PITHEAD_ROOT: root })
    await runOrThrow([...SENT_GAMES, root])
  })
  writeFileSync(STAMP, wanted)
  return 'built'
}
