/** The toy at a table: everything is open, and at the end the coal of one seat after the other is weighed. */
import type { Playing, Waiting } from '../../../../../src/games/facets/playing.ts'
import { entriesOf, logOf } from '../rules/log.ts'
import { type Decision, decisionsOf, type Entry, MOST_WORTH, play, type Position, rules } from '../rules/rules.ts'
import { progressOf, shownAt } from '../rules/shown.ts'

type Course = { start: Position; decisions: readonly Decision[]; weighed: number }
type Options = { startingPlayer: number | 'random'; lumps: number }

const positionAt = ({ start, decisions }: Course, made = decisions.length) =>
  decisions.slice(0, made).reduce(play, start)

const lastBy = (course: Course, seats: readonly number[]) =>
  course.decisions.findLastIndex((_, at) => seats.includes(positionAt(course, at).turn))

function waiting(course: Course): Waiting {
  if (positionAt(course).row.length > 0) return 'decision'
  return course.weighed < course.start.seats.length ? 'ceremony' : 'finished'
}

export const playing: Playing<Course, Position, Decision, Entry> = {
  draw(players, options, random) {
    const { lumps, startingPlayer } = options as Options
    const row = Array.from({ length: players * lumps }, () => 1 + random.below(MOST_WORTH))
    return { row, first: startingPlayer === 'random' ? random.below(players) : startingPlayer }
  },
  open({ setup, players, entries, pending }) {
    const decisions = [...entries.flatMap(decisionsOf), ...pending]
    const course = { start: rules.deal(setup, players), decisions, weighed: 0 }
    positionAt(course)
    return course
  },
  after(course, event) {
    const { start, decisions, weighed } = course
    switch (event.type) {
      case 'SIT':
        return course
      case 'TAKE_BACK': {
        const last = lastBy(course, event.seats)
        return last < 0 ? null : { start, decisions: decisions.slice(0, last), weighed: 0 }
      }
      case 'DECIDE':
        if (rules.whyIllegal(positionAt(course), event.decision)) return null
        return { ...course, decisions: [...decisions, event.decision] }
      case 'REVEAL':
        return null
      default:
        if (waiting(course) !== 'ceremony') return null
        return { ...course, weighed: event.type === 'SKIP' ? start.seats.length : weighed + 1 }
    }
  },
  waiting,
  pausesForPeople: () => false,
  asked: (course) => rules.asked(positionAt(course)),
  whyIllegal: (course, decision) => rules.whyIllegal(positionAt(course), decision),
  takeBack(course, seats) {
    const last = lastBy(course, seats)
    return last < 0 ? null : 'turn' in course.decisions[last] ? 'turning' : 'lumps'
  },
  entries: ({ decisions }) => entriesOf(decisions).entries,
  pending: ({ decisions }) => entriesOf(decisions).pending,
  position: (course) => positionAt(course),
  result: (course) => rules.result(positionAt(course)),
  progress: (course) => progressOf(positionAt(course)),
  shown: (course) =>
    shownAt(
      positionAt(course),
      waiting(course) === 'ceremony' ? { weighed: course.weighed } : null,
      logOf(course.start, entriesOf(course.decisions).entries),
    ),
}
