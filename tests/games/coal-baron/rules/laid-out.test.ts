/** Positions that somebody lays out, from the table or from a game: the same table as the rules make, or a clear no. */
import { describe, expect, test } from 'vitest'
import {
  decide,
  deciding,
  decisionsOf,
  isUnderWay,
  legalMoves,
  setupOf,
  settle,
  view,
} from '../../../../src/games/coal-baron/index.ts'
import type { Decision, DigitalRecord, Result, State, View } from '../../../../src/games/coal-baron/index.ts'
import { coalBaron } from '../../../../src/games/coal-baron/game.ts'
import { deal } from '../../../../src/games/coal-baron/rules/setup.ts'
import { knownPosition } from '../../../../src/games/coal-baron/rules/known.ts'
import { positionsOf } from '../../../../src/games/coal-baron/rules/positions.ts'
import { situationOf, situationProblems, type Situation } from '../../../../src/games/coal-baron/rules/laid-out.ts'
import { catalogueOf } from '../../../../src/games/facets/facets.ts'
import { readRecord, recordIn, writeRecord } from '../../../../src/games/record/record.ts'
import { seeded } from '../../../../src/games/building-blocks/random.ts'
import { situation as schema } from '../../../../src/games/coal-baron/wire/situation-schemas.ts'
import * as v from 'valibot'
import { golden, goldenNames } from '../support/golden.ts'
import { chooseSensibly } from '../support/player/player.ts'

const digital = goldenNames()
  .map(golden)
  .filter((record) => record.mode === 'digital')

/** Every beginning of a turn of a game. */
const turnsOf = (record: DigitalRecord): State[] =>
  positionsOf(setupOf(record), record.moves)
    .map(({ state }) => state)
    .filter((state) => view(state, null).phase === 'place')

const begunFrom = (record: DigitalRecord, situation: Situation): DigitalRecord => ({
  ...record,
  setup: coalBaron.situations!.begunAt(record.setup, situation) as DigitalRecord['setup'],
  moves: [],
  result: null,
  finishedAt: null,
  practice: true,
})
const stateAt = (record: DigitalRecord, situation: Situation) => deal(setupOf(begunFrom(record, situation)))

/**
 * A view without what may differ: the order in which tiles of both sides came, and which elements paid the earlier
 * points.
 */
const withoutCourse = ({ seats, ...rest }: View) => ({
  ...rest,
  action: null,
  seats: seats.map(({ score, levels, ...own }) => ({
    ...own,
    levels: levels.map(({ light, dark, empty }) => [sorted(light), sorted(dark), empty]),
    score: { ...score, shifts: null, earlier: null },
  })),
})
const sorted = (tunnels: readonly object[]) => tunnels.map((each) => JSON.stringify(each)).toSorted()

test.each(digital.map((record) => [record.id, record] as const))(
  'each turn of game %s can be laid out',
  (_, record) => {
    const turns = turnsOf(record)
    for (const state of turns) {
      const seen = view(state, null)
      const situation = situationOf(seen)
      expect(situationProblems(situation, seen.players)).toEqual([])
      expect(v.parse(schema, situation)).toEqual(situation)
      const laid = stateAt(record, situation)
      expect(withoutCourse(view(laid, null))).toEqual(withoutCourse(seen))
      expect(legalMoves(laid)).toEqual(legalMoves(state))
      expect(view(knownPosition(view(laid, deciding(laid)), [])!, null)).toEqual(view(laid, null))
      expect(situationOf(view(laid, null))).toEqual(situation)
    }
  },
)

test('a game from a situation is played to its end, and its record is read, replayed and written alike', () => {
  const [record] = digital
  const turns = turnsOf(record)
  for (const at of [0, Math.floor(turns.length / 2), turns.length - 4]) {
    const begun = begunFrom(record, situationOf(view(turns[at], null)))
    const random = seeded(at)
    let now = deal(setupOf(begun))
    const moves: unknown[] = []
    while (deciding(now) !== null) {
      const made: Decision[] = []
      do
        for (const decision of chooseSensibly(now, random)) {
          now = decide(now, decision).state!
          made.push(decision)
        }
      while (isUnderWay(now))
      settle(now)
      moves.push(coalBaron.rules.entryOf(made))
    }
    const result = coalBaron.rules.result(now)
    const whole = { ...begun, moves, result, finishedAt: record.startedAt } as DigitalRecord
    const catalogue = catalogueOf(coalBaron)
    expect(recordIn(whole, catalogue).problem).toBeUndefined()
    expect(readRecord(writeRecord(whole), catalogue)).toMatchObject({ record: whole })
    expect(whole.moves.flatMap(decisionsOf).length).toBeGreaterThan(0)
    for (const { total, delivered, shifts, earlier = 0, marks, coal, outstanding, balance } of (whole.result as Result)
      .scores)
      expect(total).toBe(
        delivered + earlier + shifts.flat().reduce((a, b) => a + b, 0) + marks + coal + outstanding + balance,
      )
  }
})

describe('what can’t be', () => {
  const record = golden('2-players')
  const turns = turnsOf(record)
  /** A position with a good deal on the table. */
  const good = situationOf(view(turns[turns.length - 3], null))
  const spoiled = (change: (situation: Situation) => void) => {
    const situation = structuredClone(good)
    change(situation)
    return situationProblems(situation, 2).map(({ path, code }) => `${path}: ${code}`)
  }
  const seat = (change: (own: Situation['seats'][number]) => void) => spoiled(({ seats }) => change(seats[0]))
  const free = (all: readonly string[], taken: readonly string[]) => all.find((each) => !taken.includes(each))!

  test.each([
    ['a seat that isn’t there', spoiled((it) => void (it.turn = 3)), 'turn: no-seat'],
    ['a starter who isn’t there', spoiled((it) => void (it.startingPlayer = 2)), 'startingPlayer: no-seat'],
    ['a turn of somebody without workers', spoiled((it) => void (it.seats[it.turn].workers = 0)), 'turn: no-workers'],
    ['an empty space of the factory', spoiled((it) => void (it.factory[0] = null)), 'factory[0]: factory-empty'],
    ['a tile on a locked space', spoiled((it) => void (it.factory[3] = 'Y1L')), 'factory[3]: locked'],
    ['an empty order space', spoiled((it) => void (it.desk[1] = null)), 'desk[1]: desk-empty'],
    ['an order on a locked space', spoiled((it) => void (it.desk[0] = 'BY')), 'desk[0]: locked'],
    [
      'workers on a locked space',
      spoiled((it) => void (it.placed = [{ space: 'mining-8', seat: 0, workers: 1 }])),
      'placed[0]: locked',
    ],
    [
      'a space told twice',
      spoiled((it) => void (it.placed = Array.from({ length: 2 }, () => ({ space: 'mining-6', seat: 0, workers: 1 })))),
      'placed[1]: space-twice',
    ],
    [
      'a card in two places',
      seat((own) => void own.delivered.push(own.delivered[0])),
      `seats[0].delivered[${good.seats[0].delivered.length}]: card-twice`,
    ],
    ['more workers than a player has', seat((own) => void (own.workers = 18)), 'seats[0].workers: workers-over'],
    ['more points than scorings give', seat((own) => void (own.scored = 59)), 'seats[0].scored: points-over'],
    [
      'more cubes than there are',
      seat((own) => void (own.storage = Array.from({ length: 17 }, () => 'K' as const))),
      'cubes.K: cubes-over',
    ],
    [
      'a tunnel on another level',
      seat((own) => void own.levels[0].light.push({ tile: 'K1L', minecarts: [null] })),
      `seats[0].levels[0].light[${good.seats[0].levels[0].light.length}]: wrong-tunnel`,
    ],
    [
      'a tunnel on another side',
      seat((own) => void own.levels[0].light.push({ tile: 'Y1D', minecarts: [null] })),
      `seats[0].levels[0].light[${good.seats[0].levels[0].light.length}]: wrong-tunnel`,
    ],
    [
      'a minecart too many',
      seat((own) => void own.levels[1].dark.push({ tile: 'B1D', minecarts: [null, null] })),
      `seats[0].levels[1].dark[${good.seats[0].levels[1].dark.length}]: wrong-tunnel`,
    ],
    [
      'a level without its own minecart',
      seat((own) => void (own.levels[3].dark = [])),
      'seats[0].levels[3].dark: wrong-tunnel',
    ],
  ])('%s', (_, problems, expected) => expect(problems).toContain(expected))

  test('a spot with one cube of another colour, and a card with other spots', () => {
    const taken = [
      ...good.desk,
      ...good.seats.flatMap(({ orders, delivered }) => [...orders.map(({ order }) => order), ...delivered]),
    ]
    const order = free(['TGG', 'CGG', 'BGG', 'EGG', 'BKK', 'TKK'], taken as string[]) as 'TGG'
    const at = good.seats[0].orders.length
    expect(seat((own) => void own.orders.push({ order, spots: [['Y'], []] }))).toEqual([
      `seats[0].orders[${at}].spots[0]: wrong-coal`,
    ])
    expect(seat((own) => void own.orders.push({ order, spots: [['Y', 'Y'], []] }))).toEqual([])
    expect(seat((own) => void own.orders.push({ order, spots: [[]] }))).toEqual([
      `seats[0].orders[${at}].spots: wrong-length`,
    ])
  })

  test('a fourth copy of a tile, told where it lies last', () => {
    const [problem] = spoiled(({ factory }) => [0, 1, 2, 4].forEach((space) => (factory[space] = 'K2D')))
    expect(problem).toMatch(/: tile-too-often$/)
  })

  test('seats that aren’t as many as the players', () =>
    expect(situationProblems(good, 3)).toEqual([{ path: 'seats', code: 'wrong-length', params: { have: 2, need: 3 } }]))

  test('stands in no record, with its place; and such a game is for practice', () => {
    const catalogue = catalogueOf(coalBaron)
    const begun = begunFrom(record, good)
    expect(recordIn(begun, catalogue).problem).toBeUndefined()
    const { practice: _, ...counted } = begun
    expect(recordIn(counted, catalogue).problem).toEqual({ path: 'practice', code: 'missing', params: {} })
    const wrong = structuredClone(begun)
    wrong.setup.situation!.factory[0] = null
    expect(recordIn(wrong, catalogue).problem).toMatchObject({
      path: 'setup.situation.factory[0]',
      code: 'factory-empty',
    })
    const malformed = structuredClone(begun)
    malformed.setup.situation!.seats[1].cage.level = 2.5
    expect(recordIn(malformed, catalogue).problem).toMatchObject({
      path: 'setup.situation.seats[1].cage.level',
      code: 'not-whole',
    })
  })
})
