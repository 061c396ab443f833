import { join } from 'node:path'
import { bundled } from './bundled.ts'
import type { Figure } from './figure.ts'

export async function bots(): Promise<Figure[]> {
  const { thinking } = await bundled<typeof import('./thinking.ts')>(join(import.meta.dirname, 'thinking.ts'))
  return thinking()
}
