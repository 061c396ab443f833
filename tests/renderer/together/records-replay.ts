import { describe, expect, test } from 'vitest'
import type { DigitalRecord } from '../../../src/games/coal-baron/record.ts'
import three from '../../records/3-players.json'
import { storedGame } from '../../../src/renderer/games/coal-baron/records/stored-game.ts'
import { Replay, SPEEDS } from '../../../src/renderer/records/replay/replay.svelte.ts'

const newReplay = () => {
  const { record, played } = storedGame(three as unknown as DigitalRecord)
  return new Replay(record, played!)
}

describe('a replay', () => {
  test('walks by moves and by work steps, and no further than the ends', () => {
    const replay = newReplay()
    replay.go(0)
    replay.move(-1)
    expect(replay.index).toBe(0)
    replay.move(1)
    expect(replay.position).toMatchObject({ moves: 1, part: 0 })
    const mining = replay.positions.find(({ part }) => part === 2)!
    replay.go(replay.positions.indexOf(mining))
    replay.step(1)
    expect(replay.position).toMatchObject({ moves: mining.moves, part: 3 })
    expect(replay.table.steps).toHaveLength(2)
    replay.move(-1)
    expect(replay.position).toMatchObject({ moves: mining.moves, part: 0 })
    replay.go(replay.last + 5)
    replay.move(1)
    expect(replay.isAtEnd).toBe(true)
  })

  test('goes to the next shift, in the last one to the end', () => {
    const replay = newReplay()
    replay.go(0)
    for (const shift of [1, 2, 3]) {
      replay.nextShift()
      expect(replay.table.view.shift).toBe(shift)
    }
    replay.nextShift()
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

  test('jumps anywhere in less than a frame', () => {
    const replay = newReplay()
    const places = Array.from({ length: 50 }, (_, i) => (i * 37) % replay.last)
    const start = performance.now()
    for (const place of places) {
      replay.go(place)
      void replay.table
    }
    expect((performance.now() - start) / places.length).toBeLessThan(16)
  })
})
