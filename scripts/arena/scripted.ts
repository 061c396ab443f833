import type { Choose } from '../../src/main/bots/bots.ts'
import { scripted as coalBaron } from '../coal-baron/scripted/scripted.ts'

/** A yardstick that shares nothing with a game's levels: the name of the player in `--pair` and `--bots`. */
export const SCRIPTED = 'scripted'

/** Maps a game's id to its scripted player, for the games that have one. */
export const SCRIPTED_PLAYERS: ReadonlyMap<string, Choose> = new Map([['coal-baron', coalBaron as Choose]])
