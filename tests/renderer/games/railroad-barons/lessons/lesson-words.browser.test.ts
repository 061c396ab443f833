/** The words of the first hour, in every language, and the things that it points at. */
import { expect, test } from 'vitest'
import { playing } from '../../../../../src/games/railroad-barons/facets/playing.ts'
import { firstHour } from '../../../../../src/games/railroad-barons/lessons/first-hour.ts'
import { lessons as screens } from '../../../../../src/renderer/games/railroad-barons/lessons/lesson-screens.ts'
import { useLanguage } from '../../../../../src/renderer/i18n/locale.svelte.ts'

const words = screens.words['first-hour']

const courseAt = ({ setup, moves }: (typeof firstHour.chapters)[number]) =>
  playing.open({ players: 2, setup, entries: moves, pending: [], alone: [0, 1] })

test('it has a title for each of its chapters and words for each of its steps, and none besides', () => {
  expect(Object.keys(words.chapters)).toEqual(firstHour.chapters.map(({ id }) => id))
  const steps = firstHour.chapters.flatMap((chapter) => chapter.steps.map(({ id }) => id))
  expect(Object.keys(words.steps).toSorted()).toEqual(steps.toSorted())
  expect(new Set(steps).size).toBe(steps.length)
})

test.each(['en', 'de', 'nl'] as const)('each is said in two or three sentences (%s)', (language) => {
  useLanguage(language, [])
  for (const chapter of firstHour.chapters)
    for (const { id } of chapter.steps) {
      const said = words.steps[id](playing.shown(courseAt(chapter), 0) as never)
      expect([id, said.length > 20 && said.length < 330]).toEqual([id, true])
    }
  useLanguage('en', [])
})

test('it points at things that stand on the table', () => {
  for (const chapter of firstHour.chapters)
    for (const { points } of chapter.steps)
      for (const thing of points?.(playing.position(courseAt(chapter))) ?? [])
        expect(screens.selectorOf(thing)).toMatch(/\[|\./)
  expect(() => screens.selectorOf('chimney')).toThrow('nothing at the table is called chimney')
})
