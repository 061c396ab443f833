import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../src/main/platform/root.ts'

/** Lends `work` a new folder on the project's own disk: the system's folder for temporary files may lie in memory. */
export async function inNewFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const out = join(root(), 'out')
  mkdirSync(out, { recursive: true })
  const folder = mkdtempSync(join(out, 'bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
