/** A copy of the state against a structured clone of what it shows. */
import { view } from '../src/games/coal-baron/index.ts'
import { copy } from '../src/games/coal-baron/state/state.ts'
import { figure } from './figure.ts'
import type { Figure } from './figure.ts'
import { apply, playedGames } from './games.ts'
import { timeOf } from './measure.ts'

const TARGET = 100

export function copies(): Figure[] {
  const states = [2, 3, 4].flatMap((players) => playedGames(players, 10).map(halfWay))
  const views = states.map((state) => view(state, null))
  const copying = timeOf(() => states.forEach((state) => copy(state)))
  const cloning = timeOf(() => views.forEach((each) => structuredClone(each)))
  return [figure('state copied, against a structured clone of its view', cloning / copying, 'times', TARGET)]
}

function halfWay({ start, moves }: ReturnType<typeof playedGames>[number]) {
  const state = copy(start)
  for (const move of moves.slice(0, moves.length / 2)) apply(state, move)
  return state
}
