import type { NewSheet } from '../../contract/api.ts'
import { goToSheet } from '../base/router.svelte.ts'
import type { Services } from '../base/services.svelte.ts'
import { notifyError } from '../base/toasts.svelte.ts'

/** Begins a score sheet and goes there. Never rejects: what goes wrong is said in a notice. */
export async function beginSheet(services: Services, sheet: NewSheet): Promise<void> {
  try {
    const { id } = await services.call('sheets.create', sheet)
    goToSheet(id)
  } catch (error) {
    notifyError(error)
  }
}
