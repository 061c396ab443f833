/** The toy at a table: all lies open, and at the end the coal of one seat after the other is weighed. */
import type { Playing, Waiting } from '../../../src/games/facets/playing.ts'
import { decisionsOf, play, rules, scoresOf } from './rules.ts'
import type { Decision, Entry, Position } from './rules.ts'

type Course = { start: Position; decisions: readonly Decision[]; weighed: number }

const position = ({ start, decisions }: Pick<Course, 'start' | 'decisions'>) => decisions.reduce(play, start)
const entries = ({ decisions }: Course) =>
  decisions.flatMap((_, i) => (i % 2 === 1 ? [rules.entryOf(decisions.slice(i - 1, i + 1))] : []))
const pending = ({ decisions }: Course) => decisions.slice(decisions.length - (decisions.length % 2))

const lastBy = ({ start, decisions }: Course, seats: readonly number[]) =>
  decisions.findLastIndex((_, i) => seats.includes(position({ start, decisions: decisions.slice(0, i) }).turn))

function waiting(course: Course): Waiting {
  if (position(course).row.length > 0) return 'decision'
  return course.weighed < course.start.seats.length ? 'ceremony' : 'finished'
}

export const playing: Playing<Course, Position, Decision, Entry> = {
  draw: (players, options, random) => ({
    row: Array.from({ length: players * (options as { lumps: number }).lumps }, () => 1 + random.below(3)),
    first: random.below(players),
  }),
  open: ({ setup, players, entries, pending }) => {
    const decisions = [...entries.flatMap(decisionsOf), ...pending]
    const course = { start: rules.deal(setup, players), decisions, weighed: 0 }
    return position(course) && course
  },
  after(course, event) {
    const { start, decisions, weighed } = course
    if (event.type === 'SIT') return course
    if (event.type === 'TAKE_BACK') {
      const last = lastBy(course, event.seats)
      return last < 0 ? null : { start, decisions: decisions.slice(0, last), weighed: 0 }
    }
    if (event.type === 'DECIDE') {
      const next = { ...course, decisions: [...decisions, event.decision] }
      return rules.whyIllegal(position(course), event.decision) ? null : next
    }
    if (event.type === 'REVEAL' || waiting(course) !== 'ceremony') return null
    return { ...course, weighed: event.type === 'SKIP' ? start.seats.length : weighed + 1 }
  },
  waiting,
  rests: () => false,
  asked: (course) => rules.asked(position(course)),
  whyIllegal: (course, decision) => rules.whyIllegal(position(course), decision),
  takeBack: (course, seats) => {
    const last = lastBy(course, seats)
    return last < 0 ? null : last % 2 === 0 ? 'number' : 'turn'
  },
  ...{ entries, pending, position },
  result: (course) => rules.result(position(course)),
  progress: (course) => ({
    label: { key: 'left', params: { left: position(course).row.length } },
    points: scoresOf(position(course)).map(({ total }) => total),
  }),
  shown: (course) => ({
    view: position(course),
    allowed: rules.legal(position(course)),
    ceremony: waiting(course) === 'ceremony' ? { weighed: course.weighed } : null,
    log: entries(course),
  }),
}
