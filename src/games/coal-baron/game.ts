/** Coal Baron on the shelf of games. */
import type { Game } from '../game.ts'
import { digitalParts, verifyDigital } from './record.ts'
import type { DigitalRecord } from './record.ts'
import { companionParts, verifyCompanion } from './sheet.ts'
import type { CompanionRecord } from './sheet.ts'

export const coalBaron: Game = {
  id: 'coal-baron',
  fewestPlayers: 2,
  mostPlayers: 4,
  parts: (mode, players) => (mode === 'digital' ? digitalParts(players) : companionParts(players)),
  verify: (record) =>
    record.mode === 'digital' ? verifyDigital(record as DigitalRecord) : verifyCompanion(record as CompanionRecord),
}
