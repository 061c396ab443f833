/** Coal Train at a table. Nothing is hidden but the order of the stacks, so everybody is shown the same. */
import { chartSteps } from '../../building-blocks/machine.ts'
import { shuffled } from '../../building-blocks/random.ts'
import type { Random } from '../../building-blocks/random.ts'
import type { KeptGame, Playing } from '../../facets/playing.ts'
import { playedOn } from '../../facets/machine.ts'
import { courses } from '../rules/course.ts'
import { coalTrainMachine } from '../rules/machine.ts'
import type { CoalTrainSnapshot } from '../rules/machine.ts'
import { progressOf, shownAt } from '../rules/shown.ts'
import type { Decision, Entry, Setup } from '../rules/types.ts'
import { CARD_IDS, CARDS_A_CITY, CITY_IDS, DATA, SHUFFLED_WHISTLESTOPS, tilesOf } from '../state/components.ts'
import { asked } from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { NewGame } from '../wire/wire.ts'
import { keyedBy } from '../../building-blocks/keyed.ts'

const chart = chartSteps(coalTrainMachine)

export const playing: Playing<CoalTrainSnapshot, State, Decision, Entry> = {
  ...playedOn<CoalTrainSnapshot, Decision, Entry>(chart, courses),
  draw,
  open: ({ players, setup, entries, pending }: KeptGame<Decision, Entry, Setup>) =>
    chart.open({ players, setup, entries, pending }),
  pausesForPeople: ({ context }) => context.state.phase === 'scoring' && context.state.told === 0,
  asked: ({ context }) => asked(context.state),
  position: ({ context }) => context.state,
  progress: ({ context }) => progressOf(context.state),
  shown: ({ context }) => shownAt(context),
}

function draw(players: number, { startingPlayer }: NewGame, random: Random): Setup {
  // Drawn in any case: the tiles of a deal are the same for any starting player.
  const drawn = random.below(players)
  const starter = startingPlayer === 'random' ? drawn : startingPlayer
  const [a, b] = [shuffled(tilesOf('A', players), random), shuffled(tilesOf('B', players), random)]
  const whistlestops = shuffled(SHUFFLED_WHISTLESTOPS, random)
  return { startingPlayer: starter, data: DATA, a, b, whistlestops, cards: dealtCards(random) }
}

function dealtCards(random: Random): Setup['cards'] {
  const cards = shuffled(CARD_IDS, random)
  return keyedBy(CITY_IDS, (_, i) => cards.slice(CARDS_A_CITY * i, CARDS_A_CITY * (i + 1)))
}
