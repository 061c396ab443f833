/** The levels of bots in words. */
import type { LevelName } from '../../../../games/coal-baron/bot/levels.ts'
import { m } from '../../../paraglide/messages.js'

const LEVELS: Record<LevelName, { name: () => string; style: () => string }> = {
  apprentice: { name: m.bot_apprentice, style: m.bot_style_apprentice },
  hewer: { name: m.bot_hewer, style: m.bot_style_hewer },
  foreman: { name: m.bot_foreman, style: m.bot_style_foreman },
  director: { name: m.bot_director, style: m.bot_style_director },
}

export function level(name: string): { name: string; style: string } | null {
  if (!Object.hasOwn(LEVELS, name)) return null
  const words = LEVELS[name as LevelName]
  return { name: words.name(), style: words.style() }
}
