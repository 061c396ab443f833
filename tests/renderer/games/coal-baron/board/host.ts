/** Puts a game on a board and keeps what the board does. */
import { beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { ComponentProps } from 'svelte'
import type { CoalBaronAction } from '../../../../../src/renderer/games/coal-baron/base/envelopes.ts'
import BoardHost from './BoardHost.svelte'
import type { Playable } from './game.ts'

beforeEach(() => page.viewport(1440, 900))

export async function showBoard(
  game: Playable,
  more: Partial<Pick<ComponentProps<typeof BoardHost>, 'confirms' | 'askHints'>> = {},
): Promise<{ actions: CoalBaronAction[] }> {
  const actions: CoalBaronAction[] = []
  await render(BoardHost, { game, acted: (action: CoalBaronAction) => actions.push(action), ...more })
  return { actions }
}

/** The decisions among the actions. */
export const decisions = (actions: readonly CoalBaronAction[]) =>
  actions.flatMap((action) => (action.type === 'decide' ? [action.decision] : []))
