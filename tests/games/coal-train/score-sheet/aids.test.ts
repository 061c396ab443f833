/** Notes while a physical game goes on: turns, rounds, the last round, start subsidies. */
import { describe, expect, it } from 'vitest'
import * as aids from '../../../../src/games/coal-train/score-sheet/aids.ts'
import { edited, whyNot } from '../../../../src/games/coal-train/score-sheet/edits.ts'
import { emptyPad } from '../../../../src/games/coal-train/score-sheet/pad.ts'
import type { Edit, Pad } from '../../../../src/games/coal-train/wire/wire.ts'

const PLAYERS = ['red', 'blue', 'green', 'cream'].map((color, seat) => ({ name: `Player ${seat}`, color }))
const EMPTY = emptyPad(PLAYERS, 2, 'counts')
const after = (pad: Pad, ...edits: Edit[]) => edits.reduce(edited, pad)
const passed = (pad: Pad, turns: number): Pad =>
  turns === 0 ? pad : passed(after(pad, { type: 'aids', ...aids.nextTurn(pad) }), turns - 1)

describe('turns', () => {
  it('go round from the starting player, each with the seat’s own action points', () => {
    const raised = after(EMPTY, { type: 'number', seat: 3, number: 'actionIncome', count: 7 })
    expect(EMPTY.aids).toEqual({ round: 1, ending: 'normal', turn: 2, actionPoints: 5 })
    expect(passed(raised, 1).aids).toEqual({ round: 1, ending: 'normal', turn: 3, actionPoints: 7 })
    expect(passed(raised, 4).aids).toEqual({ round: 2, ending: 'normal', turn: 2, actionPoints: 5 })
  })

  it('a trigger leaves this round and one more, in a round’s last turn too (ruling 25)', () => {
    const triggered = (pad: Pad) => after(pad, { type: 'aids', ...pad.aids, ending: 'triggered' })
    for (const turns of [0, 3]) {
      const noted = triggered(passed(EMPTY, turns))
      const last = passed(noted, 4 - turns)
      expect(last.aids).toMatchObject({ round: 2, ending: 'last', turn: 2 })
      expect(aids.isGamesLastTurn(passed(last, 2))).toBe(false)
      expect(aids.isGamesLastTurn(passed(last, 3))).toBe(true)
    }
  })

  it('rounds are counted no further than a sheet can keep', () => {
    const late = after(EMPTY, { type: 'aids', ...EMPTY.aids, round: 41, turn: 1 })
    expect(passed(late, 1).aids.round).toBe(41)
  })

  it('follow the players to other seats', () => {
    const players = [1, 2, 3, 0].map((was) => ({ ...PLAYERS[was], was }))
    expect(after(EMPTY, { type: 'table', players, startingPlayer: 0 }).aids.turn).toBe(1)
  })
})

describe('start subsidies', () => {
  it('are chosen counter-clockwise by all but the starting player', () => {
    expect(aids.startOrder(EMPTY)).toEqual([1, 0, 3])
  })

  it('each of another kind', () => {
    const chosen = after(EMPTY, { type: 'start', seat: 1, subsidy: 'MG' })
    expect(aids.startChoices(chosen, 0)).not.toContain('MG')
    expect(aids.startChoices(chosen, 1)).toContain('MG')
  })
})

it('a score is no larger than a record takes', () => {
  const part = (seat: number, part: 'towns' | 'cities', points: number): Edit => ({
    ...{ type: 'part', seat, part, values: [points] },
  })
  const full = after(EMPTY, part(0, 'towns', 300))
  expect([whyNot(full, part(0, 'cities', 100)), whyNot(full, part(0, 'cities', 101))]).toEqual([null, 'values'])
  expect(whyNot(full, part(1, 'cities', 400))).toBeNull()
  expect(whyNot(EMPTY, { type: 'number', seat: 0, number: 'total', count: 401 })).toBe('count')
  expect(whyNot(EMPTY, { type: 'left', seat: 0, resource: 'C', count: 1000 })).toBe('count')
})
