/** Coal Baron as a game on offer. */
import type { Game } from '../facets/facets.ts'
import { figures } from './facets/figures.ts'
import { identity } from './facets/identity.ts'
import { playing } from './facets/playing.ts'
import { rules } from './facets/rules.ts'
import { scoreSheet } from './facets/score-sheet.ts'
import { situations } from './facets/situations.ts'
import { teaching } from './facets/teaching.ts'
import { thinking } from './facets/thinking.ts'
import { wire } from './wire/wire.ts'
import { digitalParts } from './wire/record-schemas.ts'
import { sheetParts } from './wire/sheet-schemas.ts'
import { verifyDigital } from './rules/record.ts'
import type { DigitalRecord } from './rules/record.ts'
import { verifySheet } from './score-sheet/verify-sheet.ts'
import type { ScoreSheetRecord } from './rules/sheet.ts'

export const coalBaron: Game = {
  identity,
  rules,
  playing,
  recording: {
    parts: (mode, players) => (mode === 'digital' ? digitalParts(players) : sheetParts(players)),
    verify: (record) =>
      record.mode === 'digital' ? verifyDigital(record as DigitalRecord) : verifySheet(record as ScoreSheetRecord),
  },
  figures,
  wire,
  thinking,
  scoreSheet,
  situations,
  teaching,
}
