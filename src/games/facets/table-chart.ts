/** Parts that the statecharts of running games share. Their guards and actions are each chart's own. */
import { WAITING, type Waiting } from './playing.ts'

/** A state that waits for a seat's decision. */
export const decision = {
  tags: 'decision',
  on: { DECIDE: { guard: 'isLegal', actions: 'play', description: 'The player decides as the rules allow.' } },
} as const

/** A state that goes on by itself while people watch. */
export const ceremony = {
  tags: 'ceremony',
  on: {
    NEXT: { actions: 'advance', description: 'One step of the ceremony.' },
    SKIP: {
      actions: 'settle',
      description: 'All steps that are left, up to the next decision or the end of the game.',
    },
  },
} as const

/** The table's wait in a snapshot: every state that can last has one of these as its tag. */
export const waitingFor = (snapshot: { hasTag: (tag: Waiting) => boolean }): Waiting =>
  WAITING.find((tag) => snapshot.hasTag(tag))!
