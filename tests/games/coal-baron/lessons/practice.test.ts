/** A game begun as a lesson is practice: it stands in the archive, and no statistics count it unless its player says so. */
import { describe, expect, test } from 'vitest'
import { lessonRoom, obedient } from './lesson-room.ts'

type Room = Awaited<ReturnType<typeof lessonRoom>>

const DECISIONS = 5000

/** Plays by what the bot does, for both. */
function playOut(room: Room, id: string) {
  room.tables.act({
    game: 'coal-baron',
    id,
    revision: room.tables.open(id).revision,
    action: { type: 'sit', seat: 0, control: 'bot:apprentice' },
  })
  for (let step = 0; step < DECISIONS && room.others(id); step++);
}

const counted = ({ store }: Room) => store.statistics.people({ game: 'coal-baron' }).games

describe('a game begun as a lesson', () => {
  test('is practice to its end, and after it', async () => {
    const room = await lessonRoom()
    const { id } = room.begin('two-players')
    expect(room.tables.open(id).practice).toBe(true)
    room.play(room.begin('two-players'), obedient)
    expect(room.tables.list().length).toBe(1)
    expect(room.tables.open(room.tables.list()[0].id).practice).toBe(true)
  })

  test('isn’t counted when it is played to its end', async () => {
    const room = await lessonRoom()
    const { id } = room.begin('two-players')
    room.api['lessons.act']({ id, act: 'leave' })
    playOut(room, id)
    expect(room.tables.open(id)).toMatchObject({ waiting: 'finished', practice: true })
    expect(counted(room)).toBe(0)
  })

  test('is counted where its player wants it', async () => {
    const room = await lessonRoom()
    const { id } = room.begin('two-players')
    expect(room.api['lessons.act']({ id, act: 'count' })).toMatchObject({ stage: 'left' })
    expect(room.now(id)).toBeNull()
    expect(room.tables.open(id).practice).toBe(false)
    playOut(room, id)
    expect(counted(room)).toBe(1)
  })
})
