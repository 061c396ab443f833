/** A score sheet of Coal Baron on the screen, its acts answered by the game's own rules. */
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { Api, SheetState } from '../../../../../src/contract/api.ts'
import { refusal } from '../../../../../src/contract/errors.ts'
import type { Scoring } from '../../../../../src/games/coal-baron/score-sheet/sheet-course.ts'
import type { Pad } from '../../../../../src/games/coal-baron/score-sheet/pad.ts'
import { scoreSheet } from '../../../../../src/games/coal-baron/facets/score-sheet.ts'
import type { CoalBaronWire, Edit } from '../../../../../src/games/coal-baron/wire/wire.ts'
import { WINDOW } from '../../../../../src/renderer/app/window-name.ts'
import App from '../../../../../src/renderer/shell/App.svelte'
import { fakeServices, type Answers } from '../../../fake-services.ts'
import { goTo } from '../../../page.ts'

type Kept = Pick<Scoring, 'stage' | 'told' | 'closed'>
type Act = Parameters<Api['sheets.act']>[0]['action']

const HEAD = {
  id: 's',
  game: 'coal-baron',
  startedAt: '2026-11-20T19:00:00.000Z',
  place: null,
  notes: null,
  timer: null,
  window: WINDOW,
} as const

/** Opens a pad, after these edits of it, at a page of its sheet. `acts` has what was done since. */
export async function openSheet(
  base: Pad,
  at: Partial<Kept> = {},
  view = '',
  answers: Answers = {},
  edits: readonly Edit[] = [],
) {
  let course = scoreSheet.open({ base, done: edits.length, stage: 'shift-1', told: null, closed: 0, ...at }, edits)
  let revision = 1
  const acts: Act[] = []
  const state = () => {
    const finishedAt = scoreSheet.isOver(course) ? '2026-11-20T20:30:00.000Z' : null
    return { ...HEAD, revision, finishedAt, ...scoreSheet.shown(course) } as SheetState<CoalBaronWire>
  }
  const fake = fakeServices({
    'sheets.open': state,
    'sheets.attend': state,
    'sheets.act': ({ action }) => {
      if (fake.services.status() === 'lost') throw refusal('disconnected')
      const after = scoreSheet.after(course, action as { type: 'edit'; edit: Edit })
      if (!after) throw refusal('not-allowed-now')
      acts.push(action)
      course = after
      revision++
      fake.emit('sheet.changed', state())
      return revision
    },
    ...answers,
  })
  await goTo('#/')
  await goTo(`#/score/s${view}`)
  await render(App, { services: fake.services })
  await expect.element(page.getByRole('main')).toBeVisible()
  return { acts, state, pad: () => course.pad, ...fake }
}

export const button = (name: string | RegExp) => page.getByRole('button', { name })
