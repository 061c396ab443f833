/** Reasons of the rules' refusals, short and in lower case: they stand in a tooltip at the thing that was pointed at. */
import type { Coal, Refusal, RefusalCode } from '../../../../games/coal-baron/rules/types.ts'
import { m } from '../../../paraglide/messages.js'
import { coalOf } from './names.ts'

type Params = Refusal['params']

const NO_CUBE: Record<string, (words: { coal: string }) => string> = {
  level: m.error_no_cube_level,
  cage: m.error_no_cube_cage,
  storage: m.error_no_cube_storage,
}

const WORDS: Record<RefusalCode, (params: Params) => string> = {
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
}

/** "needs 3 workers; you have 2"; null for a code that is not of these rules. */
export const refusalText = ({ code, params }: { code: string; params: Params }): string | null =>
  Object.hasOwn(WORDS, code) ? WORDS[code as RefusalCode](params) : null

/** The same for what the rules themselves refuse. */
export const ruleText = ({ code, params }: Refusal): string => WORDS[code](params)
