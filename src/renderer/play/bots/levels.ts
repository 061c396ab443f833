/** The levels of bots in words. */
import { levelOf } from '../../../games/bots.ts'
import { LEVEL_NAMES, type LevelName } from '../../../games/coal-baron/bot/levels.ts'
import { m } from '../../paraglide/messages.js'

const NAMES: Record<LevelName, () => string> = {
  apprentice: m.bot_apprentice,
  hewer: m.bot_hewer,
  foreman: m.bot_foreman,
  director: m.bot_director,
}
const STYLES: Record<LevelName, () => string> = {
  apprentice: m.bot_style_apprentice,
  hewer: m.bot_style_hewer,
  foreman: m.bot_style_foreman,
  director: m.bot_style_director,
}

/** Everybody who may sit at a table: a person, and a bot of each level. */
export const CONTROLS: readonly string[] = ['human', ...LEVEL_NAMES.map((level) => `bot:${level}`)]

const known = (control: string) => LEVEL_NAMES.find((level) => level === levelOf({ control }))

/** The name of a bot's level, of one from somebody else's record its own word; null for a person. */
export function levelName(control: string): string | null {
  const level = known(control)
  return level ? NAMES[level]() : levelOf({ control })
}

/** A line on how a bot plays; null for a person. */
export function levelStyle(control: string): string | null {
  const level = known(control)
  return level ? STYLES[level]() : null
}

export const controlName = (control: string): string => levelName(control) ?? m.bot_person()
