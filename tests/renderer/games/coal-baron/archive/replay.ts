/** A game of Coal Baron as the replay and the review go through it. */
import { describe, expect, test } from 'vitest'
import type { DigitalRecord } from '../../../../../src/games/coal-baron/rules/record.ts'
import type { ReviewedMove } from '../../../../../src/games/facets/ideas.ts'
import { tableAt } from '../../../../../src/renderer/games/coal-baron/archive/replay-table.ts'
import { screens } from '../../../../../src/renderer/games/coal-baron/archive/archive-screens.ts'
import { storedGame } from '../../../../../src/renderer/games/coal-baron/archive/stored-game.ts'
import { Replay } from '../../../../../src/renderer/archive/replay/replay.svelte.ts'
import { betterLine, turnsOf } from '../../../../../src/renderer/archive/review/better-line.ts'
import { words } from '../../../../../src/renderer/games/coal-baron/words/words.ts'
import three from '../../../../records/coal-baron/3-players.json'

const record = three as unknown as DigitalRecord
const game = storedGame(record)
const played = game.played!
const newReplay = () => new Replay(played.positions)

describe('the board in a replay', () => {
  test('shows the work steps of the turn under way, and none between turns', () => {
    const at = played.positions.findIndex(({ part }) => part === 3)
    expect(tableAt(record, played, at).view.steps).toHaveLength(2)
    const { moves } = played.positions[at]
    const after = played.positions.findIndex((position) => position.moves === moves + 1)
    expect(tableAt(record, played, after).view.steps).toEqual([])
  })

  test('goes from shift to shift', () => {
    const replay = newReplay()
    replay.go(0)
    for (const shift of [1, 2, 3]) {
      replay.nextSection()
      expect(tableAt(record, played, replay.index).view.shift).toBe(shift)
    }
    replay.nextSection()
    expect(replay.isAtEnd).toBe(true)
  })

  test('has the log as far as it goes, and all of it at the end', () => {
    expect(tableAt(record, played, 0).log.filter((item) => 'move' in item)).toEqual([])
    expect(tableAt(record, played, played.positions.length - 1).log).toEqual(played.log)
  })

  test('is there in less than a frame', () => {
    const places = Array.from({ length: 50 }, (_, i) => (i * 37) % played.positions.length)
    const start = performance.now()
    for (const place of places) void tableAt(record, played, place)
    expect((performance.now() - start) / places.length).toBeLessThan(16)
  })
})

test('the sections are told in shifts, the draft before them', () => {
  const { name, where } = screens.sections!
  expect([name(2), where(2), where(0)]).toEqual(['Shift II', 'Shift II of III', 'Draft'])
})

test('a better line begins where the mistake was made, and what is made of it can be played on', () => {
  const first = (record.moves[0] as { draft: string }).draft
  const other = (record.moves[1] as { draft: string }).draft
  const found = { move: 0, line: [[{ draft: other }], [{ draft: first }]] } as unknown as ReviewedMove
  const line = betterLine(screens.review!.line(game, found), 0)
  expect(line.replay.position.moves).toBe(0)
  expect(line.made()).toEqual([])
  line.replay.step(1)
  expect(line.made()).toEqual([{ draft: other }])
  line.replay.go(line.replay.last)
  expect(line.made()).toEqual([{ draft: other }, { draft: first }])
  const turns = turnsOf(line, words, record.players)
  expect(turns).toMatchObject([{ item: { order: other } }, { item: { order: first } }])
  expect(turns.map(({ item }) => screens.review!.follows(item))).toEqual([null, null])
  expect(turns.every(({ item }) => screens.review!.short(item).length > 0)).toBe(true)
})
