/** Names for the players of a seat: a person, or a bot of one of the game's levels. */
import { levelOf } from '../../../games/building-blocks/players.ts'
import type { Identity } from '../../../games/facets/identity.ts'
import type { Words } from './words.ts'
import { m } from '../../paraglide/messages.js'

type LevelWords = Pick<Words, 'level'>

/** Everybody who may sit at a table of this game: a person, and a bot of each level. */
export const controlsOf = ({ levels }: Identity): string[] => ['human', ...levels.map((level) => `bot:${level}`)]

/** The name of a bot's level, of one that the game doesn't know its own word; null for a person. */
export function levelName(control: string, words: LevelWords): string | null {
  const level = levelOf({ control })
  return level && (words.level(level)?.name ?? level)
}

/** A line on how a bot plays; null for a person and for a level that the game doesn't know. */
export function levelStyle(control: string, words: LevelWords): string | null {
  const level = levelOf({ control })
  return level && (words.level(level)?.style ?? null)
}

export const controlName = (control: string, words: LevelWords): string => levelName(control, words) ?? m.bot_person()
