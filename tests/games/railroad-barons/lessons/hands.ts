/** Hands of learners at tables with lessons of Railroad Barons. */
import type { LessonState } from '../../../../src/contract/schemas/lessons.ts'
import type { Random } from '../../../../src/games/building-blocks/random.ts'
import { rules } from '../../../../src/games/railroad-barons/facets/rules.ts'
import type { Decision } from '../../../../src/games/railroad-barons/rules/types.ts'
import type { State } from '../../../../src/games/railroad-barons/state/state.ts'
import { lessonRoom as roomOf, oneOf } from '../../../main/tables/lessons/lesson-room.ts'

export const lessonRoom = (seed: number) => roomOf<State, Decision>('railroad-barons', { seed })

/** Tests by what is pointed at: true if a decision does it. */
const DOES: Record<string, (decision: Decision, which?: string) => boolean> = {
  certificate: (decision, id) =>
    ('buy' in decision && decision.buy.slice(0, 2).join('-') === id) ||
    ('sell' in decision && decision.sell.join('-') === id),
  ask: (decision, id) => 'rail' in decision && decision.rail === id,
  price: (decision) => 'price' in decision && decision.price === 1,
  make: (decision) => 'trade' in decision,
  pass: (decision) => 'pass' in decision,
  done: (decision) => 'done' in decision,
  set: (decision) => 'tokens' in decision && decision.tokens[0] >= 1 && decision.tokens[1] >= 3 && !decision.network,
  choices: (decision) => 'take' in decision || 'assign' in decision || ('pay' in decision && decision.pay),
  'bank-railroads': (decision) => 'rail' in decision && decision.rail === 'bank',
  'level-4': (decision) => 'side' in decision && decision.side === 'high',
}

function does(decision: Decision, thing: string): boolean {
  const [kind, which] = thing.split(' ')
  return DOES[kind]?.(decision, which) ?? false
}

/** Does what is pointed at; where nothing is, anything. */
export function obedient({ stage, points }: LessonState, position: State, random: Random): Decision {
  const legal = rules.legal(position)
  const pointed = legal.filter((decision) => points.some((thing) => does(decision, thing)))
  return oneOf(stage === 'asking' && pointed.length > 0 ? pointed : legal, random)
}
