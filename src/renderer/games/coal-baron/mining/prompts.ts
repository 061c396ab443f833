/** Prompts for the table's current decision, and a work step in words. */
import { COALS } from '../../../../games/coal-baron/state/components.ts'
import type { Phase, Step } from '../../../../games/coal-baron/rules/types.ts'
import { coalName, coalOf, orderName } from '../words/piece-names.ts'
import { m } from '../../../paraglide/messages.js'
import type { BoardState } from '../board-state/board-state.svelte.ts'
import { coalsName } from '../words/describe.ts'
import type { Mining } from './mining-turn.svelte.ts'

/** The next pick that is needed, or null. */
export function pickPrompt({ isPicking, picks }: Mining): string | null {
  if (!isPicking) return null
  if (picks.two) return m.cb_board_prompt_mining_two()
  if (picks.target === 'storage') return m.cb_board_prompt_mining_store()
  return picks.target ? m.cb_board_prompt_mining_cube() : m.cb_board_prompt_mining_target()
}

const PROMPTS: Partial<Record<Phase, () => string>> = {
  draft: m.cb_board_prompt_draft,
  place: m.cb_board_prompt_place,
  'keep-tile': m.cb_board_prompt_keep_tile,
  'keep-order': m.cb_board_prompt_keep_order,
  coal: m.cb_board_prompt_coal,
  'return-tiles': m.cb_board_prompt_return,
  'return-orders': m.cb_board_prompt_return,
}

/** The prompt for the current decision; empty while nobody at the table is asked. */
export function prompt({ asks, view }: BoardState): string {
  if (!asks) return ''
  return view.faceDown === null ? (PROMPTS[view.phase]?.() ?? '') : m.cb_board_prompt_face_down()
}

export function stepText(step: Step): string {
  if ('cage' in step) return m.cb_board_step_cage({ to: levelName(step.cage) })
  if ('load' in step) return m.cb_board_step_load({ coal: coalOf(step.load) })
  if ('store' in step) return m.cb_board_step_store({ coal: coalOf(step.store) })
  return m.cb_board_step_fill({ cubes: coalsName(step.with.map(([, coal]) => coal)), order: orderName(step.fill) })
}

export const levelName = (level: number): string =>
  level === 0 ? m.cb_board_surface() : m.cb_board_level({ level, coal: coalName(COALS[level - 1]) })
