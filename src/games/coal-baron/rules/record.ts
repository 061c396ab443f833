/** Records of games that were played on screen. */
import type { GameRecord } from '../../record/record.ts'
import type { Draw } from '../wire/record-schemas.ts'
import type { Setup } from './setup.ts'
import type { Entry } from './types.ts'

/** A well-formed digital record of Coal Baron. */
export interface DigitalRecord extends GameRecord {
  mode: 'digital'
  setup: Draw
  moves: Entry[]
}

export const setupOf = (record: DigitalRecord): Setup => ({ ...record.setup, players: record.players.length })
