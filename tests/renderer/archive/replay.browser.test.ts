import { describe, expect, test } from 'vitest'
import type { Position } from '../../../src/renderer/games/screens/archive-screens.ts'
import { Replay, SPEEDS } from '../../../src/renderer/archive/replay/replay.svelte.ts'

/** Six moves of two decisions each; the first section begins after two moves, the second after four. */
const POSITIONS: Position[] = Array.from({ length: 13 }, (_, at) => ({
  ...{ moves: at >> 1, part: at % 2, section: Math.floor(at / 4) },
  decision: at === 0 ? null : at,
}))

const newReplay = () => new Replay(POSITIONS)

describe('a replay', () => {
  test('begins at the end, where somebody looks who opens a game', () => {
    expect(newReplay().isAtEnd).toBe(true)
  })

  test('walks by moves and by decisions, and no further than the ends', () => {
    const replay = newReplay()
    replay.go(0)
    replay.move(-1)
    expect(replay.index).toBe(0)
    replay.move(1)
    expect(replay.position).toMatchObject({ moves: 1, part: 0 })
    replay.step(1)
    expect(replay.position).toMatchObject({ moves: 1, part: 1 })
    replay.move(-1)
    expect(replay.position).toMatchObject({ moves: 1, part: 0 })
    replay.go(replay.last + 5)
    replay.move(1)
    expect(replay.isAtEnd).toBe(true)
  })

  test('goes to the next section, in the last one to the end', () => {
    const replay = newReplay()
    expect(replay.begins).toEqual([4, 8, 12])
    replay.go(1)
    for (const begin of [...replay.begins, replay.last]) {
      replay.nextSection()
      expect(replay.index).toBe(begin)
    }
  })

  test('goes to the end at once in a game without sections', () => {
    const replay = new Replay(POSITIONS.map((position) => ({ ...position, section: 0 })))
    expect(replay.begins).toEqual([])
    replay.go(0)
    replay.nextSection()
    expect(replay.isAtEnd).toBe(true)
  })

  test('plays from the end anew, and any step of one’s own pauses it', () => {
    const replay = newReplay()
    replay.play()
    expect([replay.index, replay.playing]).toEqual([0, true])
    replay.step(1)
    expect(replay.playing).toBe(false)
    for (let i = 0; i < 9; i++) replay.faster(1)
    expect(replay.speed).toBe(SPEEDS.at(-1))
  })
})
