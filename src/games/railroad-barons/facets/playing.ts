/** Railroad Barons at a table. Nothing is hidden, so everybody is shown the same. */
import { chartSteps } from '../../building-blocks/machine.ts'
import type { Random } from '../../building-blocks/random.ts'
import type { KeptGame, Playing } from '../../facets/playing.ts'
import { ceremonyOf } from '../rules/ceremony.ts'
import { courses } from '../rules/course.ts'
import { railroadBaronsMachine } from '../rules/machine.ts'
import { playedOn } from '../../facets/machine.ts'
import type { BaronsSnapshot } from '../rules/machine.ts'
import { progressOf, shownAt } from '../rules/shown.ts'
import type { Ceremony, Decision, Entry, Setup } from '../rules/types.ts'
import { DATA } from '../state/components.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { NewGame } from '../wire/wire.ts'

const chart = chartSteps(railroadBaronsMachine)

const draw = (_players: number, { startingPlayer, values }: NewGame, random: Random): Setup => ({
  startingPlayer: startingPlayer === 'random' ? random.below(2) : startingPlayer,
  values,
  data: DATA,
})

export const playing: Playing<BaronsSnapshot, State, Decision, Entry> = {
  ...playedOn<BaronsSnapshot, Decision, Entry>(chart, courses),
  draw,
  open: ({ setup, entries, pending }: KeptGame<Decision, Entry, Setup>) => chart.open({ setup, entries, pending }),
  pausesForPeople: ({ context }) => restsAt(ceremonyOf(context.state)),
  asked: ({ context }) => state.deciding(context.state),
  position: ({ context }) => context.state,
  progress: ({ context }) => progressOf(context.state),
  shown: ({ context }) => shownAt(context),
}

/** Before the closing account people look; its parts follow one another by themselves. */
const restsAt = (ceremony: Ceremony | null): boolean => ceremony?.kind === 'closing' && ceremony.parts === 0
