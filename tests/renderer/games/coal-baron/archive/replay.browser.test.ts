/** A game of Coal Baron as the replay and the review go through it. */
import { describe, expect, test } from 'vitest'
import type { DigitalRecord } from '../../../../../src/games/coal-baron/rules/record.ts'
import { tableAt } from '../../../../../src/renderer/games/coal-baron/archive/replay-table.ts'
import { screens } from '../../../../../src/renderer/games/coal-baron/archive/archive-screens.ts'
import { continued, storedGame } from '../../../../../src/renderer/games/coal-baron/archive/stored-game.ts'
import { Replay } from '../../../../../src/renderer/archive/replay/replay.svelte.ts'
import { triedLine, turnsOf } from '../../../../../src/renderer/archive/study/tried-line.ts'
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
})

test('the sections are told in shifts, the draft before them', () => {
  const { name, where } = screens.sections!
  expect([name(2), where(2), where(0)]).toEqual(['Shift II', 'Shift II of III', 'Draft'])
})

describe('another line', () => {
  const first = record.moves[0] as { draft: string }
  const other = record.moves[1] as { draft: string }

  test('begins where it leaves the game, and what is made of it can be played on', () => {
    const line = triedLine(screens.continued(game, 0, [other, first])!, 0)
    expect(line.replay.position.moves).toBe(0)
    expect(line.made()).toEqual([])
    line.replay.step(1)
    expect(line.made()).toEqual([other])
    line.replay.go(line.replay.last)
    expect(line.made()).toEqual([other, first])
    const turns = turnsOf(line, words, record.players)
    expect(turns).toMatchObject([{ item: { order: other.draft } }, { item: { order: first.draft } }])
    expect(turns.map(({ item }) => screens.review!.follows(item))).toEqual([null, null])
    expect(turns.every(({ item }) => screens.review!.short(item).length > 0)).toBe(true)
  })

  test('that was played is the game, ceremonies and all, also in the middle of a turn', () => {
    const decisions = played.positions.flatMap(({ decision }) => decision ?? [])
    const whole = continued(game, 0, decisions)!
    expect(whole.log).toEqual(played.log)
    expect(whole.positions).toEqual(played.positions)
    const at = played.positions.findIndex(({ part }) => part === 3)
    const part = continued(game, 0, decisions.slice(0, at))!
    expect(part.positions.at(-1)).toEqual(played.positions[at])
  })

  test('is none where the rules refuse a decision', () => {
    expect(continued(game, 0, [first, first])).toBeNull()
    expect(continued(game, 0, [{ place: 'bank' }])).toBeNull()
  })
})
