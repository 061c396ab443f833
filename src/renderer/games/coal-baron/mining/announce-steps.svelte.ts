/** Tells screen readers of each work step, which the log tells only once the turn is over. */
import { announce } from '../../../app/announcer.svelte.ts'
import { m } from '../../../paraglide/messages.js'
import { capital } from '../../../i18n/capital.ts'
import { stepText } from './prompts.ts'
import type { CoalBaronTable } from '../board-state/envelopes.ts'

/** Call it while the board is set up. */
export function announceSteps(table: () => CoalBaronTable) {
  let told = table()
  $effect(() => {
    const now = table()
    const step = now.view.steps.length > told.view.steps.length ? now.view.steps.at(-1) : undefined
    if (step)
      announce(
        m.cb_board_step_said({ step: capital(stepText(step)), steps: m.cb_count_steps({ count: now.view.stepsLeft }) }),
      )
    told = now
  })
}
