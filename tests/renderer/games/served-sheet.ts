/** A score sheet of a game in the whole program, its acts answered by the game's own rules. */
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { SheetState } from '../../../src/contract/api.ts'
import { refusal } from '../../../src/contract/errors.ts'
import type { ScoreSheet } from '../../../src/games/facets/score-sheet.ts'
import { WINDOW } from '../../../src/renderer/app/window-name.ts'
import App from '../../../src/renderer/shell/App.svelte'
import { fakeServices } from '../fake-services.ts'
import { goTo } from '../page.ts'

const startedAt = '2026-11-20T19:00:00.000Z'
const HEAD = { id: 's', startedAt, place: null, notes: null, timer: null, window: WINDOW } as const

/** Opens what `kept` and the edits tell; `view` is a view of it, such as `/big`. */
export async function serveSheet<S, E, A>(
  game: string,
  sheets: ScoreSheet<S, E, A>,
  { kept, edits, view = '' }: { kept: object; edits: readonly E[]; view?: string },
): Promise<void> {
  let sheet = sheets.open(kept, edits)
  let revision = 1
  const state = () => {
    const finishedAt = sheets.isOver(sheet) ? startedAt : null
    return { ...HEAD, game, revision, finishedAt, ...sheets.shown(sheet) } as unknown as SheetState
  }
  const fake = fakeServices({
    'sheets.open': state,
    'sheets.attend': state,
    'sheets.act': ({ action }) => {
      const after = sheets.after(sheet, action as A)
      if (after === null) throw refusal('not-allowed-now')
      sheet = after
      revision++
      fake.emit('sheet.changed', state())
      return revision
    },
  })
  await goTo('#/')
  await goTo(`#/score/s${view}`)
  await render(App, { services: fake.services })
  await expect.element(page.getByRole('main')).toBeVisible()
}

/** The standings in the large view, as they are written, in their order there. */
export const shownStandings = (): string[] => [...document.querySelectorAll('li > b')].map((each) => each.textContent)
