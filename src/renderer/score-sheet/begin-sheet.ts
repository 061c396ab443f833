import type { NewSheet } from '../../contract/api.ts'
import { announce } from '../app/announcer.svelte.ts'
import { goToSheet } from '../app/router.svelte.ts'
import type { Services } from '../app/services.svelte.ts'
import { notifyError } from '../app/toasts.svelte.ts'
import { m } from '../paraglide/messages.js'
import { loadScoreScreens } from './scored-games.ts'

const isDrawn = ({ options }: NewSheet) => (options as { startingPlayer?: unknown }).startingPlayer === 'random'

/** Begins a score sheet, says who was drawn to start, and goes there. Never rejects: what goes wrong is said in a notice. */
export async function beginSheet(services: Services, sheet: NewSheet): Promise<void> {
  try {
    const { seats } = await loadScoreScreens(sheet.game)
    const { id, pad } = await services.call('sheets.create', sheet)
    goToSheet(id)
    if (isDrawn(sheet)) announce(m.new_starter(pad.players[seats.starter(pad)]))
  } catch (error) {
    notifyError(error)
  }
}
