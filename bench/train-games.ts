/** Random games of Coal Train on one core, with their legal moves found. */
import { seeded } from '../src/games/building-blocks/random.ts'
import type { Random } from '../src/games/building-blocks/random.ts'
import { identity } from '../src/games/coal-train/facets/identity.ts'
import { playing } from '../src/games/coal-train/facets/playing.ts'
import { legalDecisions, playUnchecked } from '../src/games/coal-train/rules/legal.ts'
import { deal } from '../src/games/coal-train/rules/setup.ts'
import type { Setup } from '../src/games/coal-train/rules/types.ts'
import { asked } from '../src/games/coal-train/state/state.ts'
import { figure } from './figure.ts'
import type { Figure } from './figure.ts'
import { timeOf } from './measure.ts'

const PLAYERS = 4

export function trainGames(): Figure[] {
  const random = seeded(1)
  const setup = playing.draw(PLAYERS, { ...identity.options, startingPlayer: 0 }, random) as Setup
  let [games, moves] = [0, 0]
  const game = timeOf(() => {
    games++
    moves += playOut(setup, random)
  })
  return [
    figure('random games of Coal Train with 4 players', 1000 / game, 'games a second on one core'),
    figure('moves in random games of Coal Train', (1000 / game) * (moves / games), 'moves a second on one core'),
  ]
}

/** Plays to the end, each legal move as likely, and returns how many moves that took. */
function playOut(setup: Setup, random: Random): number {
  let s = deal(setup, PLAYERS)
  let moves = 0
  for (; asked(s) !== null; moves++) {
    const legal = legalDecisions(s)
    s = playUnchecked(s, legal[random.below(legal.length)])
  }
  return moves
}
