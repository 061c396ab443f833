/** For those who know the game: what this program has besides. */
import { point } from '../../building-blocks/lesson-steps.ts'
import type { Lesson } from '../../facets/teaching.ts'
import type { State } from '../state/state.ts'
import type { Entry } from '../wire/record-schemas.ts'
import { BEGINNINGS, SETUP } from './main-line.ts'

export const newHere: Lesson<State, Entry> = {
  id: 'new-here',
  version: 1,
  controls: ['human', 'bot:apprentice'],
  chapters: [
    {
      id: 'program',
      setup: SETUP,
      moves: BEGINNINGS.canteen,
      steps: [
        { id: 'take-back', points: point('header') },
        { id: 'reasons', points: point('space delivery-engine') },
        { id: 'hints', points: point('console') },
        { id: 'clock', points: point('clock') },
        { id: 'log', points: point('log') },
        { id: 'keys', points: point('header') },
      ],
    },
  ],
}
