/** Railroad Barons as a game on offer. */
import type { Game } from '../facets/facets.ts'
import { figures } from './facets/figures.ts'
import { identity } from './facets/identity.ts'
import { phone } from './facets/phone.ts'
import { playing } from './facets/playing.ts'
import { puzzles } from './facets/puzzles.ts'
import { recording } from './facets/recording.ts'
import { rules } from './facets/rules.ts'
import { scoreSheet } from './facets/score-sheet.ts'
import { teaching } from './facets/teaching.ts'
import { thinking } from './facets/thinking.ts'
import { wire } from './wire/wire.ts'

export const railroadBarons: Game = {
  ...{ identity, rules, playing, recording, figures, wire },
  ...{ thinking, puzzles, scoreSheet, phone, teaching },
}
