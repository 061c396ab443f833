/** Coal Baron at a table. */
import type { KeptGame, Playing } from '../../facets/playing.ts'
import { chartSteps } from '../../building-blocks/machine.ts'
import { shuffled } from '../../building-blocks/random.ts'
import type { Random } from '../../building-blocks/random.ts'
import { ceremonyOf } from '../rules/ceremony.ts'
import type { Ceremony } from '../rules/ceremony.ts'
import { refillOf, pendingSteps, takeBackOf, whyNot } from '../rules/course.ts'
import type { Course } from '../rules/course.ts'
import { coalBaronMachine } from '../rules/machine.ts'
import { playedOn } from '../../facets/machine.ts'
import type { CoalBaronSnapshot } from '../rules/machine.ts'
import { withoutRefill } from '../rules/hidden.ts'
import type { DigitalRecord } from '../rules/record.ts'
import { allOrders, allTiles } from '../rules/setup.ts'
import { progressOf, shownAt } from '../rules/shown.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { Decision, Entry } from '../rules/types.ts'
import { deciding } from '../rules/view.ts'
import type { NewGame } from '../wire/wire.ts'

const chart = chartSteps(coalBaronMachine)

export const playing: Playing<CoalBaronSnapshot, State, Decision, Entry> = {
  ...playedOn<CoalBaronSnapshot, Decision, Entry>(chart, { whyNot, takeBackOf }),
  draw,
  open: ({ players, setup, ...begun }: KeptGame<Decision, Entry, DigitalRecord['setup']>) =>
    chart.open({ ...begun, setup: { ...setup, players } }),
  pausesForPeople: ({ context }) => restsAt(ceremonyOf(context.state)),
  asked: ({ context }) => deciding(context.state),
  position: ({ context }) => known(context),
  progress: ({ context }) => progressOf(context.state),
  shown: ({ context }, seat) => shownAt({ ...context, steps: pendingSteps(context) }, seat),
}

function draw(players: number, { startingPlayer }: NewGame, random: Random): DigitalRecord['setup'] {
  // Drawn in any case: the stacks of a deal are the same for any starting player.
  const drawn = random.below(players)
  return {
    startingPlayer: startingPlayer === 'random' ? drawn : startingPlayer,
    tiles: shuffled(allTiles(), random),
    orders: shuffled(allOrders(), random),
  }
}

/** Elements follow one another by themselves, and so do the accounts; before and after them people look. */
const restsAt = (ceremony: Ceremony | null): boolean =>
  ceremony !== null && ceremony.kind !== 'scoring' && ceremony.accounts === 0

/** A bot sees a refill as it acts, which turns it up. */
function known(course: Course): State {
  const { state: s, alone } = course
  const refill = refillOf(course)
  return refill === null || alone.includes(state.turn(s)) ? s : withoutRefill(s, refill)
}
