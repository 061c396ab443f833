/** A score sheet of Railroad Barons on the screen, its acts answered by the game's own rules. */
import { emptyPad } from '../../../../../src/games/railroad-barons/score-sheet/pad.ts'
import { scoreSheet } from '../../../../../src/games/railroad-barons/facets/score-sheet.ts'
import type { Edit, BaronsWire, Stage } from '../../../../../src/games/railroad-barons/wire/wire.ts'
import ScoreSheet from '../../../../../src/renderer/games/railroad-barons/score-sheet/ScoreSheet.svelte'
import { showSheet, TestSession } from '../../sheet-session.svelte.ts'

const PLAYERS = [
  { name: 'Mike', color: 'cream' },
  { name: 'Lucy', color: 'violet' },
]

/** The page that is open after these edits. */
export async function openBarons(edits: readonly Edit[] = [], stage: Stage = 'account', totals = false) {
  const base = emptyPad(PLAYERS, 0, totals)
  const opened = scoreSheet.open({ base, done: edits.length, stage }, edits)
  const session = new TestSession<BaronsWire, typeof opened, never>('railroad-barons', scoreSheet, opened)
  await showSheet(ScoreSheet, session)
  return session
}
