/** Starts a game and goes to its table. */
import type { NewTable } from '../../contract/api.ts'
import { lastsUntilReload } from '../app/lasting.ts'
import { goToTable } from '../app/router.svelte.ts'
import type { Services } from '../app/services.svelte.ts'
import { notifyError } from '../app/toasts.svelte.ts'

let starting = false
lastsUntilReload(() => (starting = false))

/** Says in a notice what goes wrong. Asked again before the first game has started, it does nothing: one is enough. */
export async function startGame(services: Services, table: NewTable): Promise<void> {
  if (starting) return
  starting = true
  try {
    goToTable((await services.call('tables.create', table)).id)
  } catch (error) {
    notifyError(error)
  } finally {
    starting = false
  }
}
