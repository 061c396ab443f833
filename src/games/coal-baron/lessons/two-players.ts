/** The rules that differ for two players. */
import { entryAt, numberAt } from '../../building-blocks/lists.ts'
import { more, point } from '../../building-blocks/lesson-steps.ts'
import type { Lesson } from '../../facets/teaching.ts'
import type { Entry } from '../wire/record-schemas.ts'
import { factoryWorkers } from '../rules/scoring.ts'
import { LOCKED } from '../state/components.ts'
import type { State } from '../state/state.ts'
import { LEARNER, inCanteen, onTurn } from './learner.ts'
import { BEGINNINGS, SETUP } from './main-line.ts'
import { spacesOf, takenSpaces } from './pointing.ts'

const LOCKED_HERE = entryAt(LOCKED, 2).map((space) => `space ${space}`)

export const twoPlayers: Lesson<State, Entry> = {
  id: 'two-players',
  version: 1,
  controls: ['human', 'bot:apprentice'],
  chapters: [
    {
      id: 'duel',
      setup: SETUP,
      moves: BEGINNINGS.canteen,
      steps: [
        { id: 'duel-workers', points: point('workers') },
        { id: 'locked', points: point(...LOCKED_HERE) },
        {
          id: 'meet',
          when: onTurn((s) => takenSpaces(s).length > 0),
          points: takenSpaces,
          until: more(inCanteen),
        },
        { id: 'dearer', points: point('canteen') },
        { id: 'no-second', points: point('clock') },
        {
          id: 'start-next',
          when: onTurn((s) => spacesOf('factory')(s).length > 0),
          points: spacesOf('factory'),
          until: more((s) => numberAt(factoryWorkers(s), LEARNER)),
        },
        { id: 'starter' },
      ],
    },
  ],
}
