/** Refusals in the player's words: sentences that say what to do. */
import type { ApiError, ServiceErrorCode } from '../../contract/api.ts'
import { m } from '../paraglide/messages.js'
import { valueAt } from '../../games/building-blocks/keyed.ts'

type Params = ApiError['params']

const WORDS: Record<ServiceErrorCode, (params: Params) => string> = {
  'unknown-call': m.error_unknown_call,
  'bad-arguments': ({ at, problem }) => m.error_bad_arguments({ at, problem }),
  'not-found': m.error_not_found,
  'bad-search': ({ text }) => m.error_bad_search({ text }),
  stale: m.error_stale,
  'not-allowed-now': m.error_not_allowed_now,
  'built-on': m.error_built_on,
  'sat-together': ({ name, to }) => m.error_sat_together({ name, to }),
  'too-many-tags': ({ most }) => m.error_too_many_tags({ most }),
  'study-full': ({ most }) => m.error_study_full({ most }),
  'running-deal': ({ deal }) => m.error_running_deal({ deal }),
  'name-taken': ({ name }) => m.error_name_taken({ name }),
  'bad-folder': badFolder,
  'too-long': ({ seconds }) => m.error_too_long({ seconds }),
  'too-many-open': m.error_too_many_open,
  'phones-public': ({ address }) => m.error_phones_public({ address }),
  'phones-no-address': m.error_phones_no_address,
  'phones-other-seat': m.error_phones_other_seat,
  'phones-taken': m.error_phones_taken,
  'phones-big-screen': m.error_phones_big_screen,
  'phones-done': m.error_phones_done,
  'storage-full': m.error_storage_full,
  'storage-read-only': m.error_storage_read_only,
  'storage-busy': m.error_storage_busy,
  'storage-damaged': m.error_storage_damaged,
  'storage-newer': m.error_storage_newer,
  'storage-failed': m.error_storage_failed,
  'storage-gone': m.error_storage_gone,
  'game-unreadable': ({ at }) => m.error_game_unreadable({ at }),
  'import-left': ({ games }) => m.error_import_left({ games }),
  'rename-left': ({ games, name, to }) => m.error_rename_left({ games, name, to }),
  disconnected: m.error_disconnected,
  internal: m.error_internal,
}

function badFolder({ folder, problem }: Params): string {
  switch (problem) {
    case 'missing':
      return m.error_folder_missing({ folder })
    case 'own':
      return m.error_folder_own({ folder })
    case 'read-only':
      return m.error_folder_read_only({ folder })
    case 'network':
      return m.error_folder_network({ folder })
    default:
      return m.error_folder_no_folder({ folder })
  }
}

/** The words of a game's refusals; null for a code that is not the game's. */
export type RefusalWords = (refusal: ApiError) => string | null

/** Words for an error of the services or, with a game's words, a refusal of its rules ("needs 3 workers; you have 2"). */
export function errorText(error: ApiError, refusalWords?: RefusalWords): string {
  const { code, params } = error
  return valueAt(WORDS, code)?.(params) ?? refusalWords?.(error) ?? m.error_malformed()
}
