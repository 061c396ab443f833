/** The levels of bots in words. */
import type { LevelName } from '../../../../games/building-blocks/levels.ts'
import { m } from '../../../paraglide/messages.js'

const LEVELS: Record<LevelName, { name: () => string; style: () => string }> = {
  apprentice: { name: m.apprentice, style: m.style_overlooks },
  hewer: { name: m.ct_level_hewer, style: m.ct_style_hewer },
  foreman: { name: m.ct_level_foreman, style: m.ct_style_foreman },
  director: { name: m.magnate, style: m.ct_style_director },
}

export function level(name: string): { name: string; style: string } | null {
  if (!Object.hasOwn(LEVELS, name)) return null
  const words = LEVELS[name as LevelName]
  return { name: words.name(), style: words.style() }
}
