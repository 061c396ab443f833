/** Puts a game on a board and keeps what the board does. */
import { beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { Action } from '../../../src/contract/api.ts'
import BoardHost from './BoardHost.svelte'
import type { Playable } from './game.ts'

beforeEach(() => page.viewport(1440, 900))

export async function showBoard(game: Playable): Promise<{ actions: Action[] }> {
  const actions: Action[] = []
  await render(BoardHost, { game, acted: (action: Action) => actions.push(action) })
  return { actions }
}

/** The decisions among the actions. */
export const decisions = (actions: readonly Action[]) =>
  actions.flatMap((action) => (action.type === 'decide' ? [action.decision] : []))
