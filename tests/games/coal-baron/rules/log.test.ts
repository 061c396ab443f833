/** The log says what each turn did and what each ceremony brought. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { STARTING_MARKS } from '../../../../src/games/coal-baron/state/components.ts'
import { playEntry, replay } from '../../../../src/games/coal-baron/rules/entries.ts'
import type { LogItem, TurnItem } from '../../../../src/games/coal-baron/rules/log-item.ts'
import { logOf } from '../../../../src/games/coal-baron/rules/log.ts'
import { resultOf } from '../../../../src/games/coal-baron/rules/result.ts'
import { advance } from '../../../../src/games/coal-baron/rules/scoring.ts'
import { allOrders, allTiles, deal } from '../../../../src/games/coal-baron/rules/setup.ts'
import type { Setup } from '../../../../src/games/coal-baron/rules/setup.ts'
import type { State } from '../../../../src/games/coal-baron/state/state.ts'
import type { Entry } from '../../../../src/games/coal-baron/rules/types.ts'
import { view } from '../../../../src/games/coal-baron/rules/view.ts'
import { cage, fill } from '../support/given.ts'
import { anyGame, setupOf, written } from './properties/games.ts'
import type { Game } from './properties/games.ts'

/** Two players; the box lies as it is listed, so that the offers are known. */
const setup: Setup = { players: 2, startingPlayer: 0, tiles: allTiles(), orders: allOrders() }
const draft: Entry[] = ['BY', 'BB', 'BYY', 'BG', 'BK', 'BBB'].map((order) => ({ draft: order }))

function logFrom(...entries: Entry[]): LogItem[] {
  const { state, refusal } = replay(deal(setup), [...draft, ...entries])
  if (refusal) throw new Error(refusal.code)
  return logOf(deal(setup), [...draft, ...entries], state)
}

/** A turn's log item with nothing special in it. */
const quiet: Omit<TurnItem, 'move' | 'seat' | 'space'> = {
  type: 'turn',
  workers: 1,
  ousted: null,
  marks: 0,
  tile: null,
  order: null,
  coal: [],
  steps: [],
  delivered: [],
  refill: null,
  put: null,
}

test('the draft is logged card by card, with who took it', () => {
  expect(logFrom().slice(0, 3)).toEqual([
    { type: 'draft', move: 0, seat: 1, order: 'BY' },
    { type: 'draft', move: 1, seat: 0, order: 'BB' },
    { type: 'draft', move: 2, seat: 1, order: 'BYY' },
  ])
})

describe('a turn', () => {
  const steps = [{ cage: 2 }, { load: 'B' as const }, { cage: 0 }, fill('BB', 0, cage('B'))]

  test.each<[string, Entry, Partial<TurnItem>]>([
    ['earns', { place: 'money-6' }, { marks: 6 }],
    ['goes to the bank', { place: 'bank' }, { marks: 1 }],
    ['buys a tile', { place: 'factory-1' }, { marks: -1, tile: 'Y1L', refill: 'Y2L' }],
    ['takes an order', { place: 'order-2' }, { order: 'BGG', refill: 'BGGG' }],
    ['mines', { place: 'mining-6', steps }, { steps }],
    [
      'keeps one of five tiles and puts the rest back',
      { place: 'factory-draw', keep: 'Y2D', put: 'bottom', back: ['Y2L', 'Y2L', 'Y2L', 'Y2D'] },
      { marks: -2, tile: 'Y2D', put: 'bottom' },
    ],
    [
      'keeps none of five orders',
      { place: 'order-draw', keep: null, put: 'top', back: ['BYBGK', 'CY', 'CB', 'CYY', 'BGGG'] },
      { put: 'top' },
    ],
  ])('%s', (_, entry, says) => {
    expect(logFrom(entry).at(-1)).toEqual({
      ...quiet,
      ...says,
      move: 6,
      seat: 0,
      space: 'place' in entry && entry.place,
    })
  })

  test('ousts, and delivers', () => {
    const log = logFrom(
      { place: 'mining-6', steps },
      { place: 'money-6' },
      { place: 'delivery-barrow' },
      { place: 'bank' },
      { place: 'money-6' },
    )
    expect(log.at(-3)).toEqual({
      ...quiet,
      move: 8,
      seat: 0,
      space: 'delivery-barrow',
      delivered: [{ order: 'BB', points: 3 }],
    })
    expect(log.at(-1)).toMatchObject({ seat: 0, workers: 2, ousted: { seat: 1, workers: 1 }, marks: 6 })
  })
})

describe('a shift that is over', () => {
  const shift = Array<Entry>(36).fill({ place: 'bank' })

  test('logs its scoring once all elements are scored, then the next shift', () => {
    const [scored, next] = logFrom(...shift).slice(-2)
    expect(scored).toEqual({
      type: 'scored',
      shift: 1,
      elements: [0, 1, 2, 3].map((element) => ({ element, counts: [0, 0], rewards: [0, 0] })),
    })
    expect(next).toEqual({ type: 'shift', shift: 2, startingPlayer: 1, factoryWorkers: [0, 0] })
  })

  test('says nothing of a ceremony that is still under way', () => {
    const entries = [...draft, ...shift]
    const s = playEntry(replay(deal(setup), entries.slice(0, -1)).state, { place: 'bank' }).state as State
    const lastItem = () => logOf(deal(setup), entries, s).at(-1)
    for (const pointer of [0, 1, 2, 3]) {
      expect(view(s, null)).toMatchObject({ phase: 'scoring', pointer })
      expect(lastItem()).toMatchObject({ type: 'turn', move: 41 })
      advance(s)
    }
    expect(lastItem()).toMatchObject({ type: 'scored', shift: 1 })
    advance(s)
    expect(lastItem()).toMatchObject({ type: 'shift', shift: 2 })
  })
})

describe('a whole game', () => {
  const inGames = (look: (game: Game, log: LogItem[], end: State) => void) =>
    fc.assert(
      fc.property(anyGame, (game) => {
        const { entries, states } = written(game)
        const end = states.at(-1) as State
        look(game, logOf(deal(setupOf(game)), entries, end), end)
      }),
      { numRuns: 30, seed: 1919 },
    )
  const turnsOf = (log: LogItem[], seat: number) =>
    log.filter((item) => item.type === 'turn' && item.seat === seat) as TurnItem[]
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

  test('logs every entry once, in order, and every ceremony', () => {
    inGames((game, log) => {
      const moves = log.flatMap((item) => ('move' in item ? [item.move] : []))
      expect(moves).toEqual([...moves.keys()])
      expect(log.flatMap((item) => (item.type === 'scored' ? [item.elements.length] : []))).toEqual([4, 8, 12])
      expect(log.flatMap((item) => (item.type === 'shift' ? [item.shift] : []))).toEqual([2, 3])
      expect(log.slice(-2).map(({ type }) => type)).toEqual(['accounts', 'finished'])
      expect(log.filter(({ type }) => type === 'draft')).toHaveLength(3 * game.players)
    })
  })

  test('accounts for every Mark, every delivery and every reward of the result', () => {
    inGames((game, log, end) => {
      const { scores, winners } = resultOf(end)
      for (const [seat, score] of scores.entries()) {
        const turns = turnsOf(log, seat)
        expect(STARTING_MARKS[game.players] + sum(turns.map(({ marks }) => marks))).toBe(
          5 * score.marks + score.marksLeft,
        )
        expect(sum(turns.flatMap(({ delivered }) => delivered.map(({ points }) => points)))).toBe(score.delivered)
        const rewards = log.flatMap((item) =>
          item.type === 'scored' ? [item.elements.map((each) => each.rewards[seat])] : [],
        )
        expect(rewards).toEqual(score.shifts)
      }
      expect(log.at(-1)).toEqual({ type: 'finished', winners, totals: scores.map(({ total }) => total) })
    })
  })
})
