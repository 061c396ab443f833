import { join } from 'node:path'
import { bundled } from './bundled.ts'
import type { Part } from './figure.ts'

export const bots: Part = async () => {
  const { thinking } = await bundled<typeof import('./thinking.ts')>(join(import.meta.dirname, 'thinking.ts'))
  return thinking()
}
