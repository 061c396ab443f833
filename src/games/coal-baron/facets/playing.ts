/** Coal Baron at a table. */
import type { Playing, Shown, TableEvent } from '../../facets/playing.ts'
import { chartSteps } from '../../base/machine.ts'
import { shuffled } from '../../base/random.ts'
import type { Random } from '../../base/random.ts'
import { ceremonyOf } from '../rules/ceremony.ts'
import type { Ceremony } from '../rules/ceremony.ts'
import { refillOf, pendingSteps, takeBackOf, whyNot } from '../rules/course.ts'
import type { Course } from '../rules/course.ts'
import { coalBaronMachine } from '../rules/machine.ts'
import { waitingFor } from '../../facets/table-chart.ts'
import type { CoalBaronSnapshot } from '../rules/machine.ts'
import { options, type Options } from '../rules/options.ts'
import { nothingOn, withoutRefill } from '../rules/hidden.ts'
import type { LogItem } from '../rules/log-item.ts'
import type { DigitalRecord } from '../rules/record.ts'
import { points } from '../rules/scoring.ts'
import { allOrders, allTiles } from '../rules/setup.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { Decision, Entry, SpaceId, View } from '../rules/types.ts'
import { deciding, view } from '../rules/view.ts'
import type { NewGame } from '../wire/wire.ts'

const chart = chartSteps(coalBaronMachine)

export const playing: Playing<CoalBaronSnapshot, State, Decision, Entry> = {
  draw,
  open: ({ players, setup, ...begun }) =>
    chart.open({ ...begun, setup: { ...(setup as DigitalRecord['setup']), players } }),
  after: (course, event: TableEvent<Decision>) => chart.after(course, event),
  waiting: waitingFor,
  rests: ({ context }) => restsAt(ceremonyOf(context.state)),
  asked: ({ context }) => deciding(context.state),
  whyIllegal: ({ context }, decision) => whyNot(context, decision),
  takeBack: ({ context }, seats, freely) => takeBackOf(context, seats, freely),
  entries: ({ context }) => context.entries,
  pending: ({ context }) => context.pending,
  position: ({ context }) => known(context),
  result: ({ context }) => context.result,
  progress: ({ context }) => progressOf(context),
  shown: ({ context }, seat) => shown(context, seat),
}

function draw(players: number, options: unknown, random: Random): DigitalRecord['setup'] {
  const { startingPlayer } = options as NewGame
  // Drawn in any case: the stacks of a deal are the same whoever starts.
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

/** Shift 0 is the draft. */
const progressOf = ({ state: s }: Course) => ({
  label: { key: 'shift', params: { shift: state.shift(s) } },
  points: state.seats(s).map((seat) => points(s, seat)),
})

/** A bot sees a refill as it acts, which turns it up. */
function known(course: Course): State {
  const { state: s, alone } = course
  const refill = refillOf(course)
  return refill === null || alone.includes(state.turn(s)) ? s : withoutRefill(s, refill)
}

/** The drawn cards may be kept by the seat that chooses among them; nobody else sees them, nor anybody a refill that lies face down. */
function shown(course: Course, seat: number | null): Shown {
  const { state: s, log } = course
  const refill = refillOf(course)
  const allowed = seat === null ? { ...options(s), keep: [] } : options(s)
  const seen = { view: view(s, seat, pendingSteps(course)), allowed, ceremony: ceremonyOf(s), log }
  return refill === null ? seen : withFaceDown(seen, refill)
}

interface Seen extends Shown {
  view: View
  allowed: Options
  log: readonly LogItem[]
}

const withFaceDown = ({ view, allowed, log, ...rest }: Seen, refill: SpaceId): Shown => ({
  ...rest,
  view: {
    ...view,
    faceDown: refill,
    spaces: { ...view.spaces, [refill]: { ...view.spaces[refill], tile: null, order: null } },
  },
  allowed: { ...allowed, spaces: { ...allowed.spaces, [refill]: nothingOn(refill) } },
  log: log.map((item, at) => (at === turnOf(log) ? { ...item, refill: null } : item)),
})

const turnOf = (log: readonly LogItem[]) => log.findLastIndex(({ type }) => type === 'turn')
