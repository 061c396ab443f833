/** The levels of bots in words. */
import type { LevelName } from '../../../../games/building-blocks/levels.ts'
import { m } from '../../../paraglide/messages.js'

const LEVELS: Record<LevelName, { name: () => string; style: () => string }> = {
  apprentice: { name: m.apprentice, style: m.cb_bot_style_apprentice },
  hewer: { name: m.cb_bot_hewer, style: m.cb_bot_style_hewer },
  foreman: { name: m.cb_bot_foreman, style: m.cb_bot_style_foreman },
  director: { name: m.cb_bot_director, style: m.cb_bot_style_director },
}

export function level(name: string): { name: string; style: string } | null {
  if (!Object.hasOwn(LEVELS, name)) return null
  const words = LEVELS[name as LevelName]
  return { name: words.name(), style: words.style() }
}
