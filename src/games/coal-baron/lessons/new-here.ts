/** For those who know the game: what this program has besides. */
import type { Lesson } from '../../facets/teaching.ts'
import type { State } from '../state/state.ts'
import type { Entry } from '../wire/record-schemas.ts'
import { BEGINNINGS, SETUP } from './main-line.ts'
import { at } from './pointing.ts'

export const newHere: Lesson<State, Entry> = {
  id: 'new-here',
  version: 1,
  controls: ['human', 'bot:apprentice'],
  chapters: [
    {
      id: 'program',
      setup: SETUP,
      moves: BEGINNINGS.canteen!,
      steps: [
        { id: 'take-back', points: at('header') },
        { id: 'reasons', points: at('space delivery-engine') },
        { id: 'hints', points: at('console') },
        { id: 'clock', points: at('clock') },
        { id: 'log', points: at('log') },
        { id: 'keys', points: at('header') },
      ],
    },
  ],
}
