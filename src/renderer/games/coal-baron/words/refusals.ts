/** Reasons of the rules' refusals, short and in lower case: they stand in a tooltip at the thing that was pointed at. */
import type { Refusal, RefusalCode } from '../../../../games/coal-baron/rules/types.ts'
import { m } from '../../../paraglide/messages.js'
import { coalOf } from './piece-names.ts'
import { valueAt } from '../../../../games/building-blocks/keyed.ts'
import { present } from '../../../../games/building-blocks/present.ts'
import { COALS } from '../../../../games/coal-baron/state/components.ts'

type Params = Refusal['params']

const wordsOf = (letter: string | number) =>
  coalOf(
    present(
      COALS.find((coal) => coal === letter),
      'the coal',
    ),
  )

const NO_CUBE: Record<string, (words: { coal: string }) => string> = {
  level: m.cb_error_no_cube_level,
  cage: m.cb_error_no_cube_cage,
  storage: m.cb_error_no_cube_storage,
}

const WORDS: Record<RefusalCode, (params: Params) => string> = {
  'game-over': m.cb_error_game_over,
  'other-decision': m.cb_error_other_decision,
  malformed: m.error_malformed,
  'not-offered': m.cb_error_not_offered,
  locked: ({ players }) => m.cb_error_locked({ players }),
  'needs-workers': ({ need, have }) => m.cb_error_needs_workers({ needed: m.cb_count_workers({ count: +need }), have }),
  'needs-marks': ({ need, have }) => m.cb_error_needs_marks({ needed: m.cb_count_marks({ count: +need }), have }),
  'no-tile': m.cb_error_no_tile,
  'no-order': m.cb_error_no_order,
  'stack-empty': m.cb_error_stack_empty,
  'nothing-to-deliver': m.cb_error_nothing_to_deliver,
  'needs-steps': ({ need, have }) => m.cb_error_needs_steps({ needed: m.cb_count_steps({ count: +need }), have }),
  'cage-there': m.cb_error_cage_there,
  'cage-full': m.cb_error_cage_full,
  'cage-not-at-surface': m.cb_error_cage_not_at_surface,
  'cage-at-surface': m.cb_error_cage_at_surface,
  'no-cube': ({ coal, from }) => NO_CUBE[from]({ coal: wordsOf(coal) }),
  'not-your-order': m.cb_error_not_your_order,
  'no-spot': m.cb_error_no_spot,
  'spot-taken': m.cb_error_spot_taken,
  'wrong-coal': ({ need }) => m.cb_error_wrong_coal({ coal: wordsOf(need) }),
  'not-drawn': m.cb_error_not_drawn,
  'wrong-back': m.cb_error_wrong_back,
  'coal-needed': m.cb_error_coal_needed,
  'coal-not-needed': m.cb_error_coal_not_needed,
  'none-left': ({ coal }) => m.cb_error_none_left({ coal: wordsOf(coal) }),
}

/** "needs 3 workers; you have 2"; null for a code that is not of these rules. */
export const refusalText = ({ code, params }: { code: string; params: Params }): string | null =>
  valueAt(WORDS, code)?.(params) ?? null

/** The same for what the rules themselves refuse. */
export const ruleText = ({ code, params }: Refusal): string => WORDS[code](params)
