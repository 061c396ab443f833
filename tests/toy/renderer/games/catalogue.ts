/** The toy's line of the catalogue, as `src/renderer/games/catalogue.ts` has one for each game. */
import type { GameEntry } from '../../../../src/renderer/games/catalogue.ts'
import { identity } from '../../games/toy/facets/identity.ts'

export const TOY: GameEntry = {
  identity,
  title: () => 'Toy',
  words: () => import('./toy/words/words.ts'),
  table: () => import('./toy/table/table-screens.ts'),
  archive: () => import('./toy/archive/archive-screens.ts'),
  replay: () => import('./toy/archive/replay-screens.ts'),
  score: () => import('./toy/score-sheet/score-screens.ts'),
}
