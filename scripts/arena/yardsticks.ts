import type { Choose } from '../../src/main/bots/bots.ts'
import { scripted as coalBaron } from '../laboratory/coal-baron/scripted/scripted.ts'
import { playingOut } from '../laboratory/railroad-barons/scripted/playing-out.ts'
import { scripted as railroadBarons } from '../laboratory/railroad-barons/scripted/scripted.ts'

/**
 * Yardsticks that share nothing with a game's levels, by game and by their name in `--pair` and `--bots`: `scripted` follows
 * rules, `playing-out` tries its entries by letting `scripted` finish the game.
 */
const BY_GAME: Readonly<Record<string, Readonly<Record<string, Choose>>>> = {
  'coal-baron': { scripted: coalBaron as Choose },
  'railroad-barons': { scripted: railroadBarons as Choose, 'playing-out': playingOut as Choose },
}

/** The names of a game's yardsticks. */
export const yardsticksOf = (game: string): string[] => Object.keys(BY_GAME[game] ?? {})

/** Undefined if the game has no yardstick of this name. */
export const yardstick = (game: string, name: string): Choose | undefined => BY_GAME[game]?.[name]
