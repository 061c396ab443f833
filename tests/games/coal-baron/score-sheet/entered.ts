/** A game that was played and what is entered of it on its score sheet (tests/games/every-game/score-sheet.test.ts). */
import type { Edit, NewSheet } from '../../../../src/games/coal-baron/wire/wire.ts'
import type { Entered } from '../../every-game/entered.ts'
import { cardEdits, countEdits, playedGame } from './table.ts'

/** Every other game by its cards. */
export function entered(players: number, seed: number): Entered<NewSheet, Edit> {
  const game = playedGame(players, seed)
  const { result, startingPlayer } = game
  return seed % 2 === 0
    ? { options: { startingPlayer, way: 'counts' }, edits: countEdits(game), result }
    : { options: { startingPlayer, way: 'cards' }, edits: cardEdits(game), result }
}
