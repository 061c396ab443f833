/** The toy with a review, so that its positions can be solved. */
import type { GameEntry } from '../../../src/renderer/games/catalogue.ts'
import type { ArchiveScreens } from '../../../src/renderer/games/screens/archive-screens.ts'
import { toy } from '../../toy/games/toy/game.ts'
import { TOY } from '../../toy/renderer/games/catalogue.ts'

const points = (amount: number) => `${amount} points`
const review: ArchiveScreens['review'] = {
  kinds: { all: ['take'], of: () => 'take' },
  kindNames: { take: () => 'Taking' },
  themeNames: { lumps: () => 'Lumps in a row' },
  scale: toy.thinking!.reviewing.scale,
  amounts: { named: points, plain: String, signed: String },
  luck: false,
  reasons: () => [{ good: true, text: 'More coal' }],
  short: () => 'takes',
  follows: () => null,
}

export const REVIEWED: GameEntry = {
  ...TOY,
  archive: async () => ({ screens: { ...(await TOY.archive()).screens, review } }),
}
