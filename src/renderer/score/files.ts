/** A score sheet as a file. */
import type { SheetState } from '../../contract/api.ts'
import { save } from '../base/download.ts'
import { notifyError } from '../base/toasts.svelte.ts'
import type { Session } from '../games/score-screens.ts'

/** Game and day, without an ending. */
export const fileNameOf = ({ game, startedAt }: Pick<SheetState, 'game' | 'startedAt'>): string =>
  `${game}-${startedAt.slice(0, 10)}`

/** Never rejects: what goes wrong is said in a notice. */
export async function saveRecord(session: Session): Promise<void> {
  try {
    const record = new Blob([await session.record()], { type: 'application/json' })
    save(record, `${fileNameOf(session.sheet)}.pithead`)
  } catch (error) {
    notifyError(error)
  }
}
