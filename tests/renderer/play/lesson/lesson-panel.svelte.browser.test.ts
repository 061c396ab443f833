/** The lesson panel beside a table that changes under it. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { LessonState } from '../../../../src/contract/schemas/lessons.ts'
import type { LessonScreens } from '../../../../src/renderer/games/screens/lesson-screens.ts'
import LessonPanel from '../../../../src/renderer/play/lesson/LessonPanel.svelte'
import { TableLesson } from '../../../../src/renderer/play/lesson/table-lesson.svelte.ts'
import BelowApp from '../../BelowApp.svelte'
import { fakeServices } from '../../fake-services.ts'
import { toyTable } from '../../toy-data.ts'

const SCREENS: LessonScreens = {
  words: {
    first: {
      title: () => 'First',
      lead: () => '',
      chapters: { begin: () => 'Begin' },
      steps: { look: ({ revision }) => `move ${revision}` },
    },
  },
  selectorOf: () => 'main',
}

const state = (revision: number, isHalfMade = false): LessonState => ({
  ...{ id: 'a', revision, game: 'toy', lesson: 'first', chapter: 'begin', stage: 'telling', step: 'look' },
  ...{ points: [], strayed: false, isHalfMade, number: 1, steps: 1 },
})

test('its words stand for whole turns, and for the table that the lesson has seen', async () => {
  const { services } = fakeServices()
  const lesson = new TableLesson(services, 'a')
  lesson.state = state(4)
  const given = $state({ lesson, screens: SCREENS, table: toyTable({ revision: 4 }) })
  await render(BelowApp, { services, Part: LessonPanel as never, given })
  await expect.element(page.getByText('move 4')).toBeVisible()

  given.table = toyTable({ revision: 5 })
  lesson.state = state(5, true)
  await expect.element(page.getByText('move 4')).toBeVisible()
  given.table = toyTable({ revision: 6 })
  await expect.element(page.getByText('move 4')).toBeVisible()
  lesson.state = state(6)
  await expect.element(page.getByText('move 6')).toBeVisible()
})
