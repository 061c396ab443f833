/** The pad of a physical table: edits, pages, doubts, seats, and the sheet that it makes. */
import { describe, expect, it } from 'vitest'
import { sheetResult } from '../../../../src/games/railroad-barons/score-sheet/account.ts'
import { doubtsOf } from '../../../../src/games/railroad-barons/score-sheet/checks.ts'
import { edited, whyNot } from '../../../../src/games/railroad-barons/score-sheet/edits.ts'
import { emptyPad, isOver } from '../../../../src/games/railroad-barons/score-sheet/pad.ts'
import { pads as course } from '../../../../src/games/railroad-barons/score-sheet/sheet-course.ts'
import { padOf, pointsSoFar, sheetOf } from '../../../../src/games/railroad-barons/score-sheet/sheet-of.ts'
import { HOLDINGS } from '../../../../src/games/railroad-barons/state/components.ts'
import type { Edit, Pad } from '../../../../src/games/railroad-barons/wire/wire.ts'
import { filledAccount, owners, price } from './filled-account.ts'

const PLAYERS = [
  { name: 'Mike', color: 'cream' },
  { name: 'Lucy', color: 'violet' },
]
const EMPTY = emptyPad(PLAYERS, 0)

const ACCOUNT = filledAccount()

const filled = (...edits: Edit[]): Pad => [...ACCOUNT, ...edits].reduce(edited, EMPTY)

describe('the closing account', () => {
  it('adds cash and every certificate at its price', () => {
    const result = sheetResult(sheetOf(filled()))
    expect(result).toEqual({
      scores: [
        { cash: 2412, stock: { green: 1750, black: 660, yellow: 990, red: 855, blue: 200 }, total: 6867 },
        { cash: 1098, stock: { green: 1050, black: 1320, yellow: 165, red: 1995, blue: 1200 }, total: 6828 },
      ],
      winners: [0],
    })
  })

  it('shares a tie', () => {
    const even = filled({ type: 'cash', seat: 1, dollars: 1098 + 39 })
    expect(sheetResult(sheetOf(even))?.winners).toEqual([0, 1])
  })

  it('counts what is entered so far', () => {
    const some = ACCOUNT.slice(0, 9).reduce(edited, EMPTY)
    expect(pointsSoFar(some)).toEqual([1750, 1050])
    expect([isOver(some), isOver(filled())]).toEqual([false, true])
  })

  it('leaves a Holding out that was never started, and takes it in again with a price', () => {
    const closed = filled({ type: 'closed', holding: 'blue', on: true })
    expect(Object.keys((sheetOf(closed) as { holdings: object }).holdings)).toEqual(['green', 'black', 'yellow', 'red'])
    expect(isOver(closed)).toBe(true)
    expect(edited(closed, price('blue', 200)).holdings.blue.closed).toBe(false)
  })

  it('gives a certificate one owner: the last that was tapped', () => {
    const taken = filled({ type: 'owner', holding: 'green', percent: 20, owner: 1 })
    expect(taken.holdings.green.certificates).toEqual({ 40: 0, 30: 1, 20: 1, 10: 0 })
  })

  it('comes back from its record as it was', () => {
    const pad = filled()
    const record = { players: pad.players, setup: { startingPlayer: 0 }, sheet: sheetOf(pad) } as never
    expect(padOf(record)).toEqual(pad)
  })
})

describe('doubts', () => {
  it('are none where everything fits', () => {
    expect(doubtsOf(filled())).toEqual([])
  })

  it.each<[string, Edit[], object]>([
    [
      'more than nine certificates',
      HOLDINGS.flatMap((id) => owners(id, '00--')),
      { code: 'certificates-over', field: 'certificates-0', params: { have: 10 } },
    ],
    [
      'nobody with 40% of a started Holding',
      owners('red', '-1--'),
      { code: 'nobody-has-forty', field: 'owners-red', params: { have: 30 } },
    ],
    [
      'no price of 350',
      [price('green', 315)],
      { code: 'no-price-at-end', field: 'price-green', params: { have: 315 } },
    ],
    [
      'a price that the track lacks',
      [price('red', 287)],
      { code: 'price-off-track', field: 'price-red', params: { have: 287 } },
    ],
    [
      'a Director who could have the 40%',
      owners('red', '1000'),
      { code: 'director-without-forty', field: 'owners-red', params: { have: 60 } },
    ],
    [
      'a baron without anything',
      [...HOLDINGS.flatMap((id) => owners(id, '0000')), { type: 'cash', seat: 1, dollars: 0 }],
      { code: 'no-worth', field: 'cash-1', params: { have: 0 } },
    ],
    [
      'a digit too many',
      [{ type: 'cash', seat: 0, dollars: 241_200 }],
      { code: 'worth-apart', field: 'cash-0', params: { have: 245_655 } },
    ],
    [
      'no Holding started',
      HOLDINGS.map((holding) => ({ type: 'closed', holding, on: true })),
      { code: 'none-started', field: 'price-green', params: { have: 0 } },
    ],
    [
      'a Holding that was never started, with owners',
      [{ type: 'closed', holding: 'blue', on: true }],
      { code: 'closed-owned', field: 'owners-blue', params: { have: 70 } },
    ],
    [
      'a level before one that lies above it',
      [{ type: 'level', level: 4, on: true }],
      { code: 'level-skipped', field: 'levels', params: { have: 2 } },
    ],
  ])('%s', (_, edits, doubt) => {
    expect(doubtsOf(filled(...edits))).toContainEqual({ ...doubt, accepted: false })
  })

  it('wait for the whole account, but for certificates too many', () => {
    const many = HOLDINGS.flatMap((id) => [price(id, 100), ...owners(id, '00--')]).reduce(edited, EMPTY)
    expect(doubtsOf(many).map(({ code }) => code)).toEqual(['certificates-over'])
  })

  it('are accepted by the table until the number changes', () => {
    const warning = { code: 'no-price-at-end' as const, field: 'price-green', params: { have: 315 } }
    const odd = filled(price('green', 315), { type: 'accept', warnings: [warning], on: true })
    expect(doubtsOf(odd)).toEqual([{ ...warning, accepted: true }])
    expect(doubtsOf(edited(odd, price('green', 300)))[0].accepted).toBe(false)
    expect(doubtsOf(edited(odd, { type: 'accept', warnings: [warning], on: false }))[0].accepted).toBe(false)
  })
})

describe('seats', () => {
  const swap: Edit = {
    type: 'table',
    players: [
      { ...PLAYERS[1], was: 1 },
      { ...PLAYERS[0], was: 0 },
    ],
    startingPlayer: 1,
  }

  it('take everything along that was entered for them', () => {
    const [before, after] = [filled(), edited(filled(), swap)]
    expect(pointsSoFar(after)).toEqual(pointsSoFar(before).toReversed())
    expect(after.round.priority).toBe(1)
    expect(
      edited(after, { ...swap, players: PLAYERS.map((player, i) => ({ ...player, was: 1 - i })), startingPlayer: 0 }),
    ).toEqual(before)
  })

  it('take the doubts along that the table accepts', () => {
    const many = filled(...HOLDINGS.flatMap((id) => owners(id, '00--')))
    const [doubt] = doubtsOf(many)
    const { accepted: _, ...warning } = doubt
    const accepted = edited(many, { type: 'accept', warnings: [warning], on: true })
    expect(doubtsOf(edited(accepted, swap))[0]).toMatchObject({ field: 'certificates-1', accepted: true })
  })

  it('are refused to two who were one', () => {
    const twice = {
      ...swap,
      players: [
        { ...PLAYERS[1], was: 1 },
        { ...PLAYERS[0], was: 1 },
      ],
    }
    expect(whyNot(EMPTY, twice)).toBe('players')
    expect(whyNot(EMPTY, swap)).toBeNull()
  })
})

describe('a limit', () => {
  it('leaves room in a score for every certificate: more than a record takes is refused', () => {
    expect(whyNot(filled(), { type: 'cash', seat: 0, dollars: 1_000_000 })).toBe('dollars')
    const rich = edited(EMPTY, { type: 'cash', seat: 0, dollars: 999_999 })
    const owned = edited(rich, { type: 'owner', holding: 'green', percent: 40, owner: 0 })
    expect(whyNot(owned, price('green', 100))).toBe('price')
    const priced = edited(rich, price('green', 100))
    expect(whyNot(priced, { type: 'owner', holding: 'green', percent: 40, owner: 0 })).toBe('owner')
    const closed = edited(edited(owned, { type: 'closed', holding: 'green', on: true }), price('black', 40))
    expect(whyNot(closed, { type: 'closed', holding: 'green', on: false })).toBeNull()
  })
})

describe('notes of a running game', () => {
  it('keep the round with the Priority Deal, and the levels that appeared in their order', () => {
    const pad = (
      [
        { type: 'round', stock: 3, operating: 1, priority: 1 },
        { type: 'level', level: 4, on: true },
        { type: 'level', level: 2, on: true },
        { type: 'level', level: 3, on: true },
        { type: 'level', level: 3, on: false },
      ] as Edit[]
    ).reduce(edited, EMPTY)
    expect([pad.round, pad.appeared]).toEqual([{ stock: 3, operating: 1, priority: 1 }, [2, 4]])
  })
})

describe('the course of a sheet', () => {
  const begin = course.scoringOf({ base: EMPTY, edits: [], done: 0, stage: 'account' })
  const whole = ACCOUNT.reduce(course.withEdit, begin)

  it('takes every edit back to the beginning, and makes them again', () => {
    let now = whole
    for (let done = ACCOUNT.length; done > 0; done--) now = course.undone(now)!
    expect([now.pad, course.undone(now)]).toEqual([EMPTY, null])
    for (let done = 0; done < ACCOUNT.length; done++) now = course.redone(now)!
    expect([now.pad, course.redone(now)]).toEqual([whole.pad, null])
  })

  it('forgets what was taken back once something else is entered', () => {
    const other = course.withEdit(course.undone(whole)!, { type: 'cash', seat: 1, dollars: 7 })
    expect(course.redone(other)).toBeNull()
    expect(other.pad.cash).toEqual([2412, 7])
  })

  it('goes to the end only once everything is entered, and back where something is missing again', () => {
    expect(course.movedOn(begin)).toBeNull()
    const end = course.movedOn(whole)!
    expect(end.stage).toBe('finished')
    expect(course.undone(end)!.stage).toBe('account')
    expect(course.openedAt(begin, 'finished').stage).toBe('account')
  })

  it('keeps the totals alone where that is chosen', () => {
    const totals = (
      [
        { type: 'totals-only', on: true },
        { type: 'total', seat: 0, dollars: 5000 },
        { type: 'total', seat: 1, dollars: 5200 },
      ] as Edit[]
    ).reduce(course.withEdit, begin)
    expect([totals.stage, course.movedOn(totals)?.stage]).toEqual(['totals', 'finished'])
    expect(sheetResult(sheetOf(totals.pad))).toEqual({ scores: [{ total: 5000 }, { total: 5200 }], winners: [1] })
  })
})
