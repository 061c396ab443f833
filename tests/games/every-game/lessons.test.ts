/** Every lesson of every game: it comes to its end whatever is played, and begins anew what was kept of it amiss. */
import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { lessonRoom, oneOf } from '../../main/tables/lessons/lesson-room.ts'

const LESSONS = [...CATALOGUE].flatMap(([game, { teaching = [] }]) => teaching.map((lesson) => ({ game, lesson })))

type Room = Awaited<ReturnType<typeof lessonRoom>>
interface Kept {
  version: number
  at: { chapter: string; table: string; trail: unknown[] }
}

const DAMAGES: [string, (kept: Kept) => unknown][] = [
  ['of an older version', (kept) => ({ ...kept, version: kept.version - 1 })],
  ['of a newer version', (kept) => ({ ...kept, version: kept.version + 1 })],
  ['that is no trail', (kept) => ({ ...kept, at: { ...kept.at, trail: 'nowhere' } })],
  ['with a step that is none', (kept) => ({ ...kept, at: { ...kept.at, trail: [...kept.at.trail, { place: -1 }] } })],
  [
    'of more steps than there are',
    ({ at, ...kept }) => ({ ...kept, at: { ...at, trail: Array(99).fill(at.trail[0]) } }),
  ],
]
const WRECKS = ['', '{', '7', '{"at":{"chapter":5}}', '{"version":1,"done":[],"at":{"chapter":"moon","table":"x"}}']

describe.each(LESSONS)('$game, $lesson.id', ({ game, lesson: { id: lesson, version, chapters } }) => {
  const key = `lesson ${game} ${lesson}`
  const kept = ({ store }: Room) => JSON.parse(store.settings.get(key)!) as Kept

  /** Two steps further on in a chapter. */
  const inTheMidst = async (chapter: string) => {
    const room = await lessonRoom(game)
    const begun = room.begin(lesson, chapter)
    const [second] = [1, 2].map(() => room.api['lessons.act']({ id: begun.id, act: 'next' }))
    return { room, begun, second }
  }

  test('comes to its end whatever is played', async () => {
    const room = await lessonRoom(game, { seed: 5 })
    const end = room.play(room.begin(lesson), (state, position, random) =>
      state.strayed && random.below(4) === 0 ? null : oneOf(room.legal(position), random),
    )
    expect(end.stage).toBe('over')
  })

  test('begins each chapter at a table of its own', async () => {
    const room = await lessonRoom(game)
    for (const { id } of chapters)
      expect(room.begin(lesson, id)).toMatchObject({ chapter: id, strayed: false, steps: expect.any(Number) as number })
  })

  test.each(DAMAGES)('begins a chapter anew whose place is one %s', async (_, damaged) => {
    const chapter = chapters.at(-1)!.id
    const { room, begun, second } = await inTheMidst(chapter)
    room.store.settings.set({ [key]: JSON.stringify(damaged(kept(room))) })
    const next = await lessonRoom(game, { store: room.store })
    expect(next.begin(lesson)).toEqual(begun)
    expect(next.api['lessons.act']({ id: begun.id, act: 'next' })).toEqual(second)
    expect(kept(next).version).toBe(version)
  })

  test('goes on where it was left, also in another process', async () => {
    const { room, begun } = await inTheMidst(chapters[0].id)
    expect((await lessonRoom(game, { store: room.store })).begin(lesson)).toEqual(room.now(begun.id))
  })

  test('begins anew where nothing of its place can be read', async () => {
    const room = await lessonRoom(game)
    const first = room.begin(lesson)
    for (const text of WRECKS) {
      room.store.settings.set({ [key]: text })
      const { id, ...begun } = room.begin(lesson)
      expect([text, { ...begun, id: first.id }]).toEqual([text, first])
      expect(id).not.toBe(first.id)
    }
  })

  test('begins its chapter at another table where its own was removed', async () => {
    const { room, begun } = await inTheMidst(chapters.at(-1)!.id)
    room.tables.remove(begun.id)
    const again = room.begin(lesson)
    expect(again).toEqual({ ...begun, id: again.id })
    expect(again.id).not.toBe(begun.id)
  })
})
