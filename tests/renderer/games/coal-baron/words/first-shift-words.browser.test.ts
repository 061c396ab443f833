/** The guided first shift explains things before they happen. */
import { afterEach, expect, test } from 'vitest'
import { firstShift } from '../../../../../src/games/coal-baron/lessons/first-shift.ts'
import { firstShiftWords } from '../../../../../src/renderer/games/coal-baron/lessons/first-shift-words.ts'
import { useLanguage } from '../../../../../src/renderer/i18n/locale.svelte.ts'
import { firstTurn } from '../board/scenes.ts'

afterEach(() => useLanguage('en', []))

test.each([
  ['en', /ousted to the canteen/],
  ['de', /in die Kantine verdrängt/],
  ['nl', /naar de kantine verdrongen/],
] as const)('ousting is told in %s with the first workers, before anybody has placed one', (language, told) => {
  useLanguage(language, [])
  const steps = firstShift.chapters.flatMap((chapter) => chapter.steps.map(({ id }) => id))
  expect(steps.indexOf('workers')).toBeLessThan(steps.indexOf('buy'))
  expect(firstShiftWords.steps.workers(firstTurn().table)).toMatch(told)
})
