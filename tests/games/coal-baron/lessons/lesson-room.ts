/** Hands of learners at tables with lessons of Coal Baron. */
import type { LessonState } from '../../../../src/contract/schemas/lessons.ts'
import type { Random } from '../../../../src/games/building-blocks/random.ts'
import { rules } from '../../../../src/games/coal-baron/facets/rules.ts'
import type { Decision } from '../../../../src/games/coal-baron/rules/types.ts'
import type { State } from '../../../../src/games/coal-baron/state/state.ts'
import type { Store } from '../../../../src/main/store/store.ts'
import { lessonRoom as roomOf, oneOf, type Hand as HandAt } from '../../../main/tables/lessons/lesson-room.ts'

/** The learner's decision; null to pass the step over. */
export type Hand = HandAt<State, Decision>

export const lessonRoom = (options: { store?: Store; seed?: number } = {}) =>
  roomOf<State, Decision>('coal-baron', options)

const KINDS: Record<string, (decision: Decision, which: string[]) => boolean> = {
  space: (decision, [id]) => 'place' in decision && decision.place === id,
  card: (decision, [id]) => ('draft' in decision ? decision.draft === id : 'keep' in decision && decision.keep === id),
  level: (decision, [level]) => 'cage' in decision && decision.cage === Number(level),
  load: (decision, [, coal]) => 'load' in decision && decision.load === coal,
  spot: (decision, [order, spot]) => 'fill' in decision && decision.fill === order && decision.spot === Number(spot),
  storage: (decision) => 'store' in decision,
  'end-mining': (decision) => 'end' in decision,
  'put-back': (decision) => 'put' in decision,
}

function does(decision: Decision, thing: string): boolean {
  const [kind, ...which] = thing.split(' ')
  return KINDS[kind]?.(decision, which) ?? false
}

/** Does what is pointed at; where nothing is, plays on somehow. */
export function obedient({ stage, points }: LessonState, position: State, random: Random): Decision {
  const legal = rules.legal(position)
  const pointed = legal.filter((decision) => points.some((thing) => does(decision, thing)))
  if (stage === 'asking' && points.length > 0 && pointed.length === 0)
    throw new Error(`nothing that is pointed at can be done: ${points.join()}`)
  return oneOf(pointed.length > 0 ? pointed : legal, random)
}

/** Plays anything but what is pointed at, as long as there is something else. */
export function wayward({ points }: LessonState, position: State, random: Random): Decision {
  const legal = rules.legal(position)
  const others = legal.filter((decision) => !points.some((thing) => does(decision, thing)))
  return oneOf(others.length > 0 ? others : legal, random)
}
