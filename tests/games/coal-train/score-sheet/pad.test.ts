/** The pad of a physical table: edits, pages, doubts, seats, and the sheet that it makes. */
import { describe, expect, it } from 'vitest'
import { catalogueOf } from '../../../../src/games/facets/facets.ts'
import { coalTrain } from '../../../../src/games/coal-train/game.ts'
import { isTieOpen, sheetResult } from '../../../../src/games/coal-train/score-sheet/account.ts'
import { copiesOfOthers, freeCopy, unpaidOf } from '../../../../src/games/coal-train/score-sheet/cards.ts'
import { doubtsOf } from '../../../../src/games/coal-train/score-sheet/checks.ts'
import { edited, isWritten, whyNot } from '../../../../src/games/coal-train/score-sheet/edits.ts'
import { emptyPad, isOver, openFields } from '../../../../src/games/coal-train/score-sheet/pad.ts'
import { pads as course } from '../../../../src/games/coal-train/score-sheet/sheet-course.ts'
import { padOf, pointsSoFar, sheetOf } from '../../../../src/games/coal-train/score-sheet/sheet-of.ts'
import { asksLeft, openTieFields } from '../../../../src/games/coal-train/score-sheet/tie.ts'
import { PLACE_IDS, RESOURCES } from '../../../../src/games/coal-train/state/components.ts'
import { PARTS } from '../../../../src/games/coal-train/state/state.ts'
import type { Edit, Pad } from '../../../../src/games/coal-train/wire/wire.ts'
import { recordIn } from '../../../../src/games/record/record.ts'

const PLAYERS = ['red', 'blue', 'green'].map((color, seat) => ({ name: `Player ${seat}`, color }))
const after = (pad: Pad, ...edits: Edit[]) => edits.reduce(edited, pad)

const left = (seat: number, C: number, I: number, W: number): Edit[] => [
  { type: 'left', seat, resource: 'C', count: C },
  { type: 'left', seat, resource: 'I', count: I },
  { type: 'left', seat, resource: 'W', count: W },
]
const parts = (seat: number, ...values: number[][]): Edit[] =>
  PARTS.map((part, i) => ({ type: 'part', seat, part, values: values[i] }))

const COUNTS = emptyPad(PLAYERS, 0, 'counts')
const PLACES = emptyPad(PLAYERS, 0, 'places')
const POINTS = emptyPad(PLAYERS, 0, 'points')

const counted = after(
  COUNTS,
  ...[...parts(0, [3, 2], [16], [3], [4, 5], [6, 2]), ...left(0, 3, 0, 2)],
  ...[...parts(1, [3, 3], [18], [], [9], [8]), ...left(1, 3, 2, 2)],
  ...[...parts(2, [10], [], [], [], []), ...left(2, 0, 0, 0)],
)

describe('the account by its parts', () => {
  it('adds them, and ties are broken by what is left', () => {
    expect(sheetResult(sheetOf(counted))).toMatchObject({
      scores: [
        { towns: 5, cities: 16, cards: 3, contracts: 9, scoring: 8, total: 41, left: 5 },
        { total: 41, left: 7 },
        { total: 10, left: 0 },
      ],
      winners: [1],
    })
  })

  it('is over once every field is filled, and says which are open', () => {
    expect([isOver(COUNTS), isOver(counted)]).toEqual([false, true])
    const open = after(counted, { type: 'part', seat: 2, part: 'cards', values: null })
    expect(openFields(open.seats[2], 'counts')).toEqual(['cards'])
    expect(sheetOf(open)).toEqual({ detail: 'counts', seats: [] })
  })

  it('needs what is left of nobody, and of those who are level to tell who won', () => {
    const unknown = after(counted, ...[0, 2].flatMap((seat) => RESOURCES.map((resource): Edit => ({ type: 'left', seat, resource, count: null })))) // prettier-ignore
    expect(isOver(unknown)).toBe(true)
    expect(sheetResult(sheetOf(unknown))).toMatchObject({ scores: [{ total: 41 }, { left: 7 }, {}], winners: [0, 1] })
    expect(openTieFields(unknown)).toEqual(['left-C-0', 'left-I-0', 'left-W-0'])
  })

  it('takes the rest as zero where somebody says so', () => {
    const begun = after(COUNTS, ...[0, 1, 2].map((seat): Edit => ({ type: 'part', seat, part: 'towns', values: [3] })))
    const zeros = after(begun, { type: 'rest-zero' })
    expect([isOver(begun), isOver(zeros)]).toEqual([false, true])
    expect(pointsSoFar(zeros)).toEqual([3, 3, 3])
  })

  it('doubts points that need more than 20 stations', () => {
    const many = after(counted, { type: 'part', seat: 2, part: 'towns', values: [61] })
    expect(doubtsOf(many)).toEqual([
      { code: 'stations-over-20', field: 'stations-2', params: { have: 21 }, accepted: false },
    ])
    expect(doubtsOf(after(counted, { type: 'part', seat: 2, part: 'towns', values: [60] }))).toEqual([])
  })
})

describe('stations and cards on the own map', () => {
  const station = (seat: number, place: 'SCR' | 'PIT' | 'HAR'): Edit => ({ type: 'station', seat, place, on: true })
  const card = (seat: number, card: 'N7a' | 'P1a' | 'F4a' | 'F2a'): Edit => ({ type: 'card', seat, card, on: true })
  const paid: Edit = { type: 'paid', seat: 0, card: 'P1a', on: true }
  const placed = after(
    PLACES,
    ...[station(0, 'SCR'), station(0, 'PIT'), card(0, 'N7a'), card(0, 'P1a'), paid, ...left(0, 3, 0, 2)],
    ...[card(1, 'F4a'), station(1, 'HAR'), ...left(1, 0, 0, 0), ...left(2, 1, 0, 0)],
  )

  it('are scored, once what the cards count is entered', () => {
    expect(openFields(placed.seats[1], 'places')).toEqual(['income-C'])
    const whole = after(placed, { type: 'income', seat: 1, resource: 'C', count: 5 })
    expect(sheetResult(sheetOf(whole))?.scores).toMatchObject([
      { towns: 2, cities: 6, cards: 3, contracts: 4, scoring: 0, total: 15, left: 5 },
      { cities: 6, scoring: 5, total: 11 },
      { total: 0, left: 1 },
    ])
    expect(pointsSoFar(whole)).toEqual([15, 11, 0])
  })

  it('need what is left of those who are level alone, once the table says that all are there', () => {
    const ticked = after(PLACES, station(0, 'SCR'), station(1, 'HAR'), station(2, 'PIT'))
    expect([isOver(ticked), openTieFields(ticked)]).toEqual([false, []])
    const all = after(ticked, { type: 'counted' })
    expect(openTieFields(all)).toEqual([0, 1].flatMap((seat) => ['C', 'I', 'W'].map((each) => `left-${each}-${seat}`)))
    expect(all.seats.map((_, seat) => asksLeft(all, seat))).toEqual([true, true, false])
    const unknown = sheetResult(sheetOf(all))!
    expect([unknown.winners, isTieOpen(unknown)]).toEqual([[0, 1], true])
    const known = sheetResult(sheetOf(after(all, ...left(0, 1, 0, 0), ...left(1, 0, 0, 0))))!
    expect([known.winners, isTieOpen(known)]).toEqual([[0], false])
    expect(edited(all, { type: 'table', players: [{ ...PLAYERS[0], was: null }, ...[1, 2].map((was) => ({ ...PLAYERS[was], was }))], startingPlayer: 0 }).counted).toBe(false) // prettier-ignore
  })

  it('need what is left of whoever has a card that counts it', () => {
    const full = after(PLACES, station(0, 'SCR'), { type: 'card', seat: 0, card: 'F8a', on: true }, { type: 'counted' })
    expect(openFields(full.seats[0], 'places')).toEqual(['left-C', 'left-I', 'left-W'])
    expect([isOver(full), isOver(after(full, ...left(0, 3, 0, 2)))]).toEqual([false, true])
    expect(pointsSoFar(after(full, ...left(0, 3, 0, 2)))[0]).toBeGreaterThan(pointsSoFar(full)[0])
  })

  it('a contract that is taken may be paid at once; unpaid ones are named', () => {
    const taken = after(PLACES, { type: 'card', seat: 0, card: 'P1a', on: true, paid: true }, card(0, 'N7a'))
    expect([taken.seats[0].paid, unpaidOf(taken, 0)]).toEqual([['P1a'], []])
    const unpaid = after(taken, { type: 'paid', seat: 0, card: 'P1a', on: false })
    expect([pointsSoFar(taken)[0], pointsSoFar(unpaid)[0], unpaidOf(unpaid, 0)]).toEqual([7, 3, ['P1a']])
    expect(whyNot(PLACES, { type: 'card', seat: 0, card: 'N7a', on: true, paid: true })).toBe('paid')
  })

  it('free copies of a card come before those of others', () => {
    const taken = after(PLACES, card(0, 'N7a'))
    expect(freeCopy(taken, 'N7a')).toBe('N7b')
    const all = after(taken, { type: 'card', seat: 1, card: 'N7b', on: true })
    expect(freeCopy(all, 'N7a')).toBeNull()
    expect(copiesOfOthers(all, 'N7a', 0)).toEqual([{ seat: 1, card: 'N7b' }])
  })

  it('a card has one owner, and only an own contract is paid', () => {
    const moved = after(placed, card(1, 'P1a'))
    expect(moved.seats[0]).toMatchObject({ cards: ['N7a'], paid: [] })
    expect(whyNot(moved, paid)).toBe('card')
    expect(whyNot(placed, { type: 'paid', seat: 0, card: 'N7a', on: true })).toBe('card')
  })

  it('no more than 20 stations', () => {
    const full = after(
      PLACES,
      ...PLACE_IDS.slice(0, 20).map((place): Edit => ({ type: 'station', seat: 0, place, on: true })),
    )
    expect(whyNot(full, { type: 'station', seat: 0, place: PLACE_IDS[20], on: true })).toBe('place')
  })

  it('doubts stations that nothing joins', () => {
    const apart = after(placed, station(0, 'HAR'))
    const unconnected = { code: 'network-unconnected', field: 'stations-0', params: { have: 1 } }
    expect(doubtsOf(apart)[0]).toMatchObject(unconnected)
    const accepted = after(apart, {
      type: 'accept',
      warnings: [{ code: 'network-unconnected', field: 'stations-0', params: { have: 1 } }],
      on: true,
    })
    expect(doubtsOf(accepted)[0]).toMatchObject({ ...unconnected, accepted: true })
  })
})

it('totals alone make a result, with what is left where it is entered', () => {
  const totals = [61, 58, 61].map((count, seat): Edit => ({ type: 'number', seat, number: 'total', count }))
  expect(sheetResult(sheetOf(after(POINTS, ...totals)))?.winners).toEqual([0, 2])
  const withLeft = after(POINTS, ...totals, { type: 'number', seat: 2, number: 'allLeft', count: 1 })
  expect(sheetOf(withLeft)).toEqual({ detail: 'points', totals: [61, 58, 61], left: [null, null, 1] })
  const unknown = sheetResult(sheetOf(withLeft))!
  expect([unknown.winners, isTieOpen(unknown)]).toEqual([[0, 2], true])
  expect(openTieFields(withLeft)).toEqual(['allLeft-0'])
  const known = sheetResult(sheetOf(after(withLeft, { type: 'number', seat: 0, number: 'allLeft', count: 0 })))!
  expect([known.winners, isTieOpen(known)]).toEqual([[2], false])
})

it('totals keep who won where somebody told it, until one of them changes', () => {
  const { sheet, result } = coalTrain.scoreSheet!.ofTotals([61, 58, 61], 0, [2])
  expect([sheet, result?.winners]).toEqual([{ detail: 'points', totals: [61, 58, 61], winners: [2] }, [2]])
  const pad = padOf({ players: PLAYERS, setup: { startingPlayer: 0 }, sheet } as never)
  expect([sheetOf(pad), openTieFields(pad)]).toEqual([sheet, []])
  const moved = after(pad, { type: 'table', players: [2, 0, 1].map((was) => ({ ...PLAYERS[was], was })), startingPlayer: 1 }) // prettier-ignore
  expect(sheetResult(sheetOf(moved))?.winners).toEqual([0])
  const counted = after(pad, { type: 'number', seat: 0, number: 'allLeft', count: 3 })
  expect(sheetResult(sheetOf(counted))?.winners).toEqual([0, 2])
  expect(coalTrain.scoreSheet!.ofTotals([61, 58, 40], 0, [0]).sheet).not.toHaveProperty('winners')
})

it('seats are changed with all that was entered for them', () => {
  const players = [2, 0, 1].map((was) => ({ ...PLAYERS[was], was }))
  const seated = after(counted, { type: 'table', players, startingPlayer: 1 })
  expect(pointsSoFar(seated)).toEqual([10, 41, 41])
  expect(seated).toMatchObject({ startingPlayer: 1, aids: { turn: 1 } })
  expect(whyNot(counted, { type: 'table', players: players.with(0, players[1]), startingPlayer: 1 })).toBe('players')
  expect(whyNot(counted, { type: 'number', seat: 3, number: 'total', count: 1 })).toBe('seat')
})

it('who leaves takes everything along, and who joins has nothing yet', () => {
  const [ann, , joe] = PLAYERS.map((player, was) => ({ ...player, was }))
  const left = after(counted, { type: 'table', players: [joe, ann], startingPlayer: 0 })
  expect(pointsSoFar(left)).toEqual([pointsSoFar(counted)[2], pointsSoFar(counted)[0]])
  expect([left.aids.turn, isOver(left)]).toEqual([1, true])
  const joined = after(left, {
    type: 'table',
    players: [
      { ...joe, was: 0 },
      { ...ann, was: null },
    ],
    startingPlayer: 0,
  })
  expect([isWritten(joined, 0), isWritten(joined, 1), isOver(joined), joined.aids.turn]).toEqual([
    true,
    false,
    false,
    0,
  ])
})

it('the last page is there once everything is entered', () => {
  const scoring = course.scoringOf({ base: COUNTS, edits: [], done: 0, stage: 'setup' })
  const account = course.movedOn(scoring)!
  expect([account.stage, course.movedOn(account)]).toEqual(['account', null])
  const whole = course.scoringOf({ base: counted, edits: [], done: 0, stage: 'account' })
  expect(course.movedOn(whole)?.stage).toBe('finished')
})

describe('a record', () => {
  const envelope = {
    ...{ format: 'pithead-record', version: 1, game: 'coal-train', mode: 'companion', id: 'a sheet' },
    ...{ startedAt: '2026-11-20T10:00:00.000Z', finishedAt: '2026-11-20T11:00:00.000Z' },
    players: PLAYERS.map((player) => ({ ...player, control: 'human' })),
  }
  const problemOf = (record: unknown) => recordIn(record, catalogueOf(coalTrain)).problem
  const seat = { stations: ['SCR', 'PIT'], cards: ['N7a', 'P1a'], paid: ['P1a'], income: [4, 3, 2] }
  const rest = { upgrades: 5, markers: 3, left: [3, 0, 2] }
  const others = [0, 1].map(() => ({ ...seat, cards: [], paid: [], ...rest }))
  const sheet = { detail: 'places' as const, seats: [{ ...seat, ...rest }, ...others] }
  const given = (seat: object) => Object.fromEntries(Object.entries(seat).filter(([, value]) => value !== undefined))
  const record = (change: object, data: string | undefined = 'valley-1') => ({
    ...{ ...envelope, setup: { startingPlayer: 0, ...(data && { data }) } },
    sheet: { ...sheet, seats: [given({ ...sheet.seats[0], ...change }), ...others] },
    result: sheetResult(sheet as never),
  })

  it('that is right is read, and comes back to its pad', () => {
    expect(problemOf(record({}))).toBeUndefined()
    expect(problemOf({ ...record({ left: undefined }), result: sheetResult(record({ left: undefined }).sheet as never) })).toBeUndefined() // prettier-ignore
    const made = { players: counted.players, setup: { startingPlayer: 0 }, sheet: sheetOf(counted) } as never
    expect(sheetOf(padOf(made))).toEqual(sheetOf(counted))
  })

  it.each([
    ['a station twice', { stations: ['SCR', 'SCR'] }, 'sheet.seats[0].stations[1]', 'twice'],
    ['a place that there is not', { stations: ['NYC'] }, 'sheet.seats[0].stations[0]', 'unknown-value'],
    ['a contract of nobody', { paid: ['P2a'] }, 'sheet.seats[0]', 'wrong-form'],
    ['a payment for no contract', { paid: ['N7a'] }, 'sheet.seats[0]', 'wrong-form'],
    ['an income beyond its track', { income: [7, 1, 1] }, 'sheet.seats[0].income[0]', 'out-of-range'],
    ['21 stations', { stations: PLACE_IDS.slice(0, 21) }, 'sheet.seats[0].stations', 'wrong-length'],
    ['half a coal', { left: [0.5, 0, 0] }, 'sheet.seats[0].left[0]', 'not-whole'],
    [
      'resources that a card counts missing',
      { cards: ['F8a'], paid: [], left: undefined },
      'sheet.seats[0]',
      'wrong-form',
    ],
    ['other stations than its result', { stations: ['SCR'] }, 'result.scores[0].towns', 'differs'],
  ])('with %s is refused', (_, change, path, code) => {
    expect(problemOf(record(change))).toMatchObject({ path, code })
  })

  const counts = { towns: [3, 2], cities: 16, cards: 3, contracts: [4, 5], scoring: [6, 2], left: [3, 0, 2] }
  const withCounts = (change: object) => {
    const first = given({ ...counts, ...change })
    return problemOf({
      ...{ ...envelope, setup: { startingPlayer: 0 }, result: { scores: [], winners: [] } },
      sheet: { detail: 'counts', seats: [first, counts, counts] },
    })
  }

  it.each([
    ['points below zero', { cities: -1 }, 'sheet.seats[0].cities', 'out-of-range'],
    ['half a point in a list', { towns: [3, 1.5] }, 'sheet.seats[0].towns[1]', 'not-whole'],
    ['a part missing', { scoring: undefined }, 'sheet.seats[0].scoring', 'missing'],
    ['two resources left', { left: [3, 0] }, 'sheet.seats[0].left', 'wrong-length'],
    ['a part that no score has', { tiles: 3 }, 'sheet.seats[0].tiles', 'unknown-key'],
  ])('of counted parts with %s is refused', (_, change, path, code) => {
    expect(withCounts(change)).toMatchObject({ path, code })
  })

  it.each([
    ['a total that is a word', { totals: ['61', 58, 70] }, 'sheet.totals[0]', 'wrong-type'],
    ['a total missing', { totals: [61, 58] }, 'sheet.totals', 'wrong-form'],
    ['resources left below zero', { left: [3, -1, 5] }, 'sheet.left[1]', 'out-of-range'],
    ['another total than its result', { totals: [61, 58, 71] }, 'result.scores[2].total', 'differs'],
  ])('of totals with %s is refused', (_, change, path, code) => {
    const sheet = { detail: 'points' as const, totals: [61, 58, 70], left: [3, 0, 5] }
    const right = { ...envelope, setup: { startingPlayer: 0 }, sheet, result: sheetResult(sheet) }
    expect(problemOf(right)).toBeUndefined()
    expect(problemOf({ ...right, sheet: { ...sheet, ...change } })).toMatchObject({ path, code })
  })

  it('with a card of two players, or seats missing, is refused', () => {
    const twice = { ...sheet, seats: sheet.seats.map((each) => ({ ...each, cards: ['N7a'], paid: [] })) }
    expect(problemOf({ ...record({}), sheet: twice })).toMatchObject({ path: 'sheet.seats', code: 'wrong-form' })
    expect(problemOf({ ...record({}), sheet: { ...sheet, seats: others } })?.path).toBe('sheet.seats')
  })

  it('names the data where places are ticked, and there alone', () => {
    expect(problemOf(record({}, ''))).toMatchObject({ path: 'setup.data', code: 'missing' })
    const totals = { detail: 'points', totals: [3, 2, 1] }
    const scored = { ...record({}), sheet: totals, result: sheetResult(totals as never) }
    expect(problemOf(scored)).toMatchObject({ path: 'setup.data', code: 'unknown-key' })
    expect(problemOf({ ...scored, setup: { startingPlayer: 0 } })).toBeUndefined()
  })
})
