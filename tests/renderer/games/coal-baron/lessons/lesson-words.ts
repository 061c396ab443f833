/** The words of Coal Baron's lessons, in every language, and the things that they point at. */
import { describe, expect, test } from 'vitest'
import { lessons } from '../../../../../src/games/coal-baron/facets/teaching.ts'
import { playing } from '../../../../../src/games/coal-baron/facets/playing.ts'
import { useLanguage } from '../../../../../src/renderer/i18n/locale.svelte.ts'
import { lessons as screens } from '../../../../../src/renderer/games/coal-baron/lessons/lesson-screens.ts'

/** The table where a chapter begins, as far as words ask for it. */
function tableAt({ setup, moves }: (typeof lessons)[number]['chapters'][number]) {
  const course = playing.open({ players: 2, setup, entries: moves as never, pending: [], alone: [0, 1] })
  const players = ['Anna', 'Ben'].map((name, seat) => ({ name, color: ['red', 'blue'][seat], control: 'human' }))
  return { ...playing.shown(course, 0), players } as never
}

describe.each(lessons)('the lesson $id', ({ id, chapters }) => {
  const words = screens.words[id]

  test('has a title for each of its chapters and words for each of its steps, and none besides', () => {
    expect(Object.keys(words.chapters)).toEqual(chapters.map((chapter) => chapter.id))
    const steps = chapters.flatMap((chapter) => chapter.steps.map((step) => step.id))
    expect(Object.keys(words.steps).toSorted()).toEqual(steps.toSorted())
    expect(new Set(steps).size).toBe(steps.length)
  })

  test.each(['en', 'de', 'nl'] as const)('says each in two or three sentences (%s)', (language) => {
    useLanguage(language, [])
    for (const chapter of chapters)
      for (const step of chapter.steps) {
        const said = words.steps[step.id](tableAt(chapter))
        expect([step.id, said.length > 20 && said.length < 330]).toEqual([step.id, true])
      }
    useLanguage('en', [])
  })

  test('points at things that stand on the table', () => {
    for (const { setup, moves, steps } of chapters) {
      const course = playing.open({ players: 2, setup, entries: moves, pending: [], alone: [0, 1] } as never)
      const things = steps.flatMap(({ points }) => points?.(playing.position(course)) ?? [])
      for (const thing of things) expect(screens.selectorOf(thing)).toMatch(/\[|\./)
    }
  })

  test('calls nothing by a name that stands for nothing', () => {
    expect(() => screens.selectorOf('chimney')).toThrow('nothing at the table is called chimney')
  })
})
