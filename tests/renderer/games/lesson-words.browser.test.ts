/** The words of every game's lessons, in every language, and the things that they point at. */
import { describe, expect, test } from 'vitest'
import type { LessonChapter } from '../../../src/games/facets/teaching.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { games } from '../../../src/renderer/games/offered-games.svelte.ts'
import { useLanguage } from '../../../src/renderer/i18n/locale.svelte.ts'

const LOADED = await Promise.all(
  games().flatMap(({ identity, lessons }) => lessons?.().then((loaded) => ({ id: identity.id, ...loaded })) ?? []),
)
const LESSONS = LOADED.flatMap(({ id, lessons: screens }) => {
  const { playing, identity, teaching = [] } = CATALOGUE.get(id)!
  return teaching.map((lesson) => ({ game: id, lesson, screens, playing, colors: identity.colors }))
})

test('every game that teaches has words for it', () => {
  const taught = [...CATALOGUE].flatMap(([id, { teaching = [] }]) => (teaching.length > 0 ? [id] : []))
  expect(LOADED.map(({ id }) => id)).toEqual(taught)
})

describe.each(LESSONS)('$game, $lesson.id', ({ lesson: { id, controls, chapters }, screens, playing, colors }) => {
  const words = screens.words[id]
  const seats = controls.map((_, seat) => seat)

  const courseAt = ({ setup, moves }: LessonChapter) =>
    playing.open({ players: controls.length, setup, entries: moves, pending: [], alone: seats })
  /** The table where a chapter begins, as far as words ask for it. */
  const tableAt = (chapter: LessonChapter) => {
    const players = seats.map((seat) => ({ name: `Anna ${seat}`, color: colors[seat], control: 'human' }))
    return { ...playing.shown(courseAt(chapter), 0), players } as never
  }

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
    for (const chapter of chapters) {
      const position = playing.position(courseAt(chapter))
      const things = chapter.steps.flatMap(({ points }) => points?.(position) ?? [])
      for (const thing of things) expect(screens.selectorOf(thing)).toMatch(/\[|\./)
    }
  })

  test('calls nothing by a name that stands for nothing', () => {
    expect(() => screens.selectorOf('chimney')).toThrow('nothing at the table is called chimney')
  })
})
