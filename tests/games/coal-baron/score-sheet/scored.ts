/** Physical games of Coal Baron as the service of score sheets is asked to keep them. */
import type { NewSheet, SheetAction, SheetState } from '../../../../src/contract/api.ts'
import type { Edit } from '../../../../src/games/coal-baron/score-sheet/edits.ts'
import type { CoalBaronWire } from '../../../../src/games/coal-baron/wire/wire.ts'
import { people } from '../../../support/games.ts'
import type { Scorer } from '../../../main/score-sheet/scorer.ts'

export type CoalBaronSheet = SheetState<CoalBaronWire>
type Begun = NewSheet<CoalBaronWire>
type Action = SheetAction<CoalBaronWire>

export const newSheet = (
  way: Begun['options']['way'] = 'counts',
  players = 2,
  startingPlayer: Begun['options']['startingPlayer'] = 0,
): Begun => ({
  game: 'coal-baron',
  players: people(players).map(({ name, color }) => ({ name, color, control: 'human' })),
  options: { startingPlayer, way },
})

export const begun = ({ sheets }: Scorer, ...sheet: Parameters<typeof newSheet>): CoalBaronSheet =>
  sheets.create(newSheet(...sheet)) as CoalBaronSheet

export const opened = ({ sheets }: Scorer, id: string): CoalBaronSheet => sheets.open(id) as CoalBaronSheet

export const edits = (all: readonly Edit[]): Action[] => all.map((edit) => ({ type: 'edit', edit }))

export const write = (field: string, ...sum: number[]): Action => ({
  type: 'edit',
  edit: { type: 'write', sums: { [field]: sum } },
})
