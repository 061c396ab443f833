import { ROOT } from './bootstrap/root.mjs'
import { sourceHash } from './source-hash.ts'
import { COMPILE_MESSAGES, runOrThrow } from './tools.ts'

let compiledFrom = ''

/**
 * Compiles the messages, once in a run of a script: while they are compiled they aren't there for whoever else reads them.
 * Rejects with the compiler's own words.
 */
export async function compileMessages(source = sourceHash(ROOT)): Promise<void> {
  if (compiledFrom === source) return
  await runOrThrow(COMPILE_MESSAGES)
  compiledFrom = source
}
