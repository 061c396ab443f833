/** A score sheet of Coal Train on the screen, its acts answered by the game's own rules. */
import { emptyPad } from '../../../../../src/games/coal-train/score-sheet/pad.ts'
import { scoreSheet } from '../../../../../src/games/coal-train/facets/score-sheet.ts'
import type { Detail } from '../../../../../src/games/coal-train/wire/pad-details.ts'
import type { CoalTrainWire, Edit, Stage } from '../../../../../src/games/coal-train/wire/wire.ts'
import { showSheet, TestSession } from '../../sheet-session.svelte.ts'
import SheetHost from './SheetHost.svelte'

const PLAYERS = [
  { name: 'Mike', color: 'red' },
  { name: 'Lucy', color: 'blue' },
  { name: 'George', color: 'green' },
  { name: 'Ruth', color: 'cream' },
  { name: 'Anna', color: 'violet' },
]

/** The page that is open after these edits. */
export async function openTrain(
  edits: readonly Edit[] = [],
  { stage = 'account', detail = 'counts', players = 3 }: { stage?: Stage; detail?: Detail; players?: number } = {},
) {
  const base = emptyPad(PLAYERS.slice(0, players), 0, detail)
  const opened = scoreSheet.open({ base, done: edits.length, stage }, edits)
  const session = new TestSession<CoalTrainWire, typeof opened, never>('coal-train', scoreSheet, opened)
  await showSheet(SheetHost, session)
  return session
}
