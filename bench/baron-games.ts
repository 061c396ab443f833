/** Random games of Railroad Barons on one core, with their legal moves found. */
import { seeded } from '../src/games/building-blocks/random.ts'
import { legalMoves } from '../src/games/railroad-barons/rules/legal.ts'
import { playUnchecked } from '../src/games/railroad-barons/rules/play.ts'
import { settle } from '../src/games/railroad-barons/rules/rounds.ts'
import { deal } from '../src/games/railroad-barons/rules/setup.ts'
import type { Setup } from '../src/games/railroad-barons/rules/types.ts'
import { DATA } from '../src/games/railroad-barons/state/components.ts'
import * as state from '../src/games/railroad-barons/state/state.ts'
import type { Random } from '../src/games/building-blocks/random.ts'
import { figure } from './figure.ts'
import type { Figure } from './figure.ts'
import { timeOf } from './measure.ts'

const setup: Setup = { startingPlayer: 0, values: 'named', data: DATA }

export function baronGames(): Figure[] {
  const random = seeded(1)
  let [games, moves] = [0, 0]
  const game = timeOf(() => {
    games++
    moves += playOut(random)
  })
  return [
    figure('random games of Railroad Barons', 1000 / game, 'games a second on one core'),
    figure('moves in random games of Railroad Barons', (1000 / game) * (moves / games), 'moves a second on one core'),
  ]
}

/** Plays to the end, each legal move as likely, and returns how many moves that took. */
function playOut(random: Random): number {
  const s = deal(setup)
  let moves = 0
  for (; state.deciding(s) !== null; moves++) {
    const legal = legalMoves(s)
    playUnchecked(s, legal[random.below(legal.length)])
    settle(s)
  }
  return moves
}
