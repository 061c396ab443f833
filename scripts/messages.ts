import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './bootstrap/root.mjs'
import { hashOf } from './source-hash.ts'
import { COMPILE_MESSAGES, runOrThrow } from './tools.ts'

const STAMP = join(ROOT, 'src', 'renderer', 'paraglide', '.compiled-from')

/**
 * Compiles the messages if one has changed. While they are compiled, nobody else can read them. Resolves to what
 * happened; rejects with the compiler's own words.
 */
export async function compileMessages(): Promise<'compiled' | 'unchanged'> {
  const wanted = hashOf(ROOT, ['messages'], ['project.inlang/settings.json', 'package-lock.json', 'scripts/tools.ts'])
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return 'unchanged'
  rmSync(STAMP, { force: true })
  await runOrThrow(COMPILE_MESSAGES)
  writeFileSync(STAMP, wanted)
  return 'compiled'
}
