/** Records of games that were played on screen. */
import type { GameRecord } from '../../facets/recording.ts'
import type { Entry, Setup } from './types.ts'

/** A well-formed digital record of Railroad Barons. */
export interface DigitalRecord extends GameRecord {
  mode: 'digital'
  setup: Setup
  moves: Entry[]
}
