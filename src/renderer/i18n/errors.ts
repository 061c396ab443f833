/** Why something was refused, in the player's words. */
import type { ApiError } from '../../contract/api.ts'
import type { Coal } from '../../games/coal-baron/types.ts'
import { m } from '../paraglide/messages.js'
import { coalOf } from '../games/coal-baron/words/names.ts'

type Params = ApiError['params']

const NO_CUBE: Record<string, (words: { coal: string }) => string> = {
  level: m.error_no_cube_level,
  cage: m.error_no_cube_cage,
  storage: m.error_no_cube_storage,
}

/**
 * Words for every code. The rules' own refusals come first: they stand in a tooltip at the thing that was pointed at, so
 * they are short and begin in lower case. The services' errors are sentences that say what to do.
 */
const WORDS: Record<ApiError['code'], (params: Params) => string> = {
  'game-over': m.error_game_over,
  'other-decision': m.error_other_decision,
  malformed: m.error_malformed,
  'not-offered': m.error_not_offered,
  locked: ({ players }) => m.error_locked({ players }),
  'needs-workers': ({ need, have }) => m.error_needs_workers({ needed: m.count_workers({ count: +need }), have }),
  'needs-marks': ({ need, have }) => m.error_needs_marks({ needed: m.count_marks({ count: +need }), have }),
  'no-tile': m.error_no_tile,
  'no-order': m.error_no_order,
  'stack-empty': m.error_stack_empty,
  'nothing-to-deliver': m.error_nothing_to_deliver,
  'needs-steps': ({ need, have }) => m.error_needs_steps({ needed: m.count_steps({ count: +need }), have }),
  'cage-there': m.error_cage_there,
  'cage-full': m.error_cage_full,
  'cage-not-at-surface': m.error_cage_not_at_surface,
  'cage-at-surface': m.error_cage_at_surface,
  'no-cube': ({ coal, from }) => NO_CUBE[from]({ coal: coalOf(coal as Coal) }),
  'not-your-order': m.error_not_your_order,
  'no-spot': m.error_no_spot,
  'spot-taken': m.error_spot_taken,
  'wrong-coal': ({ need }) => m.error_wrong_coal({ coal: coalOf(need as Coal) }),
  'not-drawn': m.error_not_drawn,
  'wrong-back': m.error_wrong_back,
  'coal-needed': m.error_coal_needed,
  'coal-not-needed': m.error_coal_not_needed,
  'none-left': ({ coal }) => m.error_none_left({ coal: coalOf(coal as Coal) }),
  'unknown-call': m.error_unknown_call,
  'bad-arguments': ({ at, problem }) => m.error_bad_arguments({ at, problem }),
  'not-found': m.error_not_found,
  stale: m.error_stale,
  'not-allowed-now': m.error_not_allowed_now,
  'sat-together': ({ name, to }) => m.error_sat_together({ name, to }),
  'storage-full': m.error_storage_full,
  'storage-read-only': m.error_storage_read_only,
  'storage-busy': m.error_storage_busy,
  'storage-damaged': m.error_storage_damaged,
  'storage-newer': m.error_storage_newer,
  'storage-failed': m.error_storage_failed,
  'storage-gone': m.error_storage_gone,
  disconnected: m.error_disconnected,
  internal: m.error_internal,
}

/** Words for an error of the services or a refusal of the rules ("needs 3 workers; you have 2"). */
export function errorText({ code, params }: ApiError): string {
  return WORDS[code](params)
}

export const isErrorCode = (code: string): code is ApiError['code'] => Object.hasOwn(WORDS, code)
