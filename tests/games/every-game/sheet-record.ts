import type { Game } from '../../../src/games/facets/facets.ts'
import { FORMAT, VERSION } from '../../../src/games/record/record.ts'
import type { GameRecord } from '../../../src/games/record/record.ts'

/** The record of a sheet as the services write it. */
export const sheetRecord = ({ identity, scoreSheet }: Game, sheet: unknown): GameRecord => ({
  format: FORMAT,
  version: VERSION,
  game: identity.id,
  mode: 'companion',
  id: 'a sheet',
  startedAt: '2026-11-20T10:00:00.000Z',
  finishedAt: scoreSheet!.isOver(sheet) ? '2026-11-20T11:02:11.000Z' : null,
  players: scoreSheet!.players(sheet).map((player) => ({ ...player, control: 'human' })),
  ...scoreSheet!.recordOf(sheet),
})
