/** The toy as a game: no lessons, and nobody lays out positions. */
import type { Game } from '../../../../src/games/facets/facets.ts'
import { figures } from './facets/figures.ts'
import { identity } from './facets/identity.ts'
import { phone } from './facets/phone.ts'
import { playing } from './facets/playing.ts'
import { recording } from './facets/recording.ts'
import { scoreSheet } from './facets/score-sheet.ts'
import { thinking } from './facets/thinking.ts'
import { rules } from './rules/rules.ts'
import { wire } from './wire/wire.ts'

export const toy: Game = {
  identity,
  rules,
  playing,
  recording,
  figures,
  wire,
  thinking,
  scoreSheet,
  phone,
}
