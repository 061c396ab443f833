import type { NewSheet } from '../../contract/api.ts'
import type { Random } from '../../games/building-blocks/random.ts'
import { FORMAT, VERSION } from '../../games/record/record.ts'
import type { OpenSheet, ScoredGame } from './open-sheet.ts'

export interface Beginning {
  id: string
  /** ISO 8601 in UTC. */
  at: string
  random: Random
}

/** An empty score sheet, open where the first entry is made. */
export const beginSheet = (
  game: ScoredGame,
  { players, options }: NewSheet,
  { id, at, random }: Beginning,
): OpenSheet => ({
  game,
  head: { format: FORMAT, version: VERSION, game: game.identity.id, mode: 'companion', id, startedAt: at },
  overAt: null,
  endedAt: null,
  course: game.scoreSheet.begin(players, options, random),
  timer: null,
  setAside: [],
  revision: 1,
  touchedAt: at,
})
