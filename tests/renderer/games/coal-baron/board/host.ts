/** Puts a game on a board of the usual size and keeps what the board does. */
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { ComponentProps } from 'svelte'
import type { CoalBaronAction } from '../../../../../src/renderer/games/coal-baron/board-state/envelopes.ts'
import BoardHost from './BoardHost.svelte'
import type { Playable } from './game.ts'

export async function showBoard(
  game: Playable,
  more: Partial<Pick<ComponentProps<typeof BoardHost>, 'confirms' | 'askHints'>> = {},
): Promise<{ actions: CoalBaronAction[] }> {
  await page.viewport(1440, 900)
  const actions: CoalBaronAction[] = []
  await render(BoardHost, { game, acted: (action: CoalBaronAction) => actions.push(action), ...more })
  return { actions }
}

/** The decisions among the actions. */
export const decisions = (actions: readonly CoalBaronAction[]) =>
  actions.flatMap((action) => (action.type === 'decide' ? [action.decision] : []))
