/** The list of games. */
import { coalBaron } from './coal-baron/game.ts'
import type { Game } from './game.ts'

const GAMES: readonly Game[] = [coalBaron]

export const GAME_IDS: readonly string[] = GAMES.map(({ id }) => id)
export const gameOf = (id: string): Game | undefined => GAMES.find((game) => game.id === id)
