/** A game that was played and what is entered of it on its score sheet (tests/games/every-game/sheet.test.ts). */
import type { Position } from '../../../toy/games/toy/rules/rules.ts'
import { toy } from '../../../toy/games/toy/game.ts'
import type { Edit } from '../../../toy/games/toy/wire/wire.ts'
import type { Result } from '../../../../src/games/facets/rules.ts'
import type { Entered } from '../../every-game/entered.ts'
import { walk } from '../../every-game/games.ts'

export function entered(players: number, seed: number): Entered<unknown, Edit> {
  const { course } = walk(toy, players, seed, () => {})
  const { seats } = toy.playing.position(course) as Position
  const edits = seats.map((lumps, seat) => ({ seat, lumps }))
  return { options: { startingPlayer: 0, each: true }, edits, result: toy.playing.result(course) as Result }
}
