/** The table as it is shown to a seat. */
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { ceremonyOf } from './ceremony.ts'
import { refillOf, type Course } from './course.ts'
import { nothingOn } from './hidden.ts'
import type { LogItem } from './log-item.ts'
import { options, type Options } from './options.ts'
import { points } from './scoring.ts'
import type { SpaceId, Step, View } from './types.ts'
import { deciding, view } from './view.ts'

/** Shift 0 is the draft. */
export const progressOf = (s: State) => ({
  label: { key: 'shift', params: { shift: state.shift(s) } },
  points: state.seats(s).map((seat) => points(s, seat)),
})

/** The course as far as it is shown, with the work steps of the mining turn under way. */
type At = Pick<Course, 'state' | 'log' | 'faceDown'> & { steps: Step[] }

/**
 * The drawn cards may be kept by the seat that chooses among them; nobody else sees them, nor anybody a refill that lies face
 * down. `seat` is null for everybody's view.
 */
export function shownAt({ state: s, log, faceDown, steps }: At, seat: number | null) {
  const allowed = seat === null || seat !== deciding(s) ? { ...options(s), keep: [] } : options(s)
  const seen = { ...progressOf(s), view: view(s, seat, steps), allowed, ceremony: ceremonyOf(s), log: [...log] }
  const refill = refillOf({ faceDown })
  return refill === null ? seen : withFaceDown(seen, refill)
}

interface Seen {
  view: View
  allowed: Options
  log: LogItem[]
}

const withFaceDown = <S extends Seen>({ view, allowed, log, ...rest }: S, refill: SpaceId) => ({
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
