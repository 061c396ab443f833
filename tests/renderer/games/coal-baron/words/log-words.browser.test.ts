import { afterEach, describe, expect, test } from 'vitest'
import type { LogItem, TurnItem } from '../../../../../src/games/coal-baron/rules/log-item.ts'
import { logLine, logSentence } from '../../../../../src/renderer/games/coal-baron/words/log-words.ts'
import { useLanguage } from '../../../../../src/renderer/i18n/locale.svelte.ts'
import { letterStrokes } from '../../../../../src/renderer/games/coal-baron/art/coal.ts'
import { COALS } from '../../../../../src/games/coal-baron/state/components.ts'
import { cardName, coalLetter, spaceName } from '../../../../../src/renderer/games/coal-baron/words/piece-names.ts'

const PLAYERS = ['Mike', 'Lucy', 'George'].map((name) => ({ name, color: 'red', control: 'human' }))

const turn = (item: Partial<TurnItem> & Pick<TurnItem, 'space'>): TurnItem => ({
  type: 'turn',
  move: 9,
  seat: 1,
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
  ...item,
})
const text = (item: LogItem) => logLine(item, PLAYERS).text
const details = (item: LogItem) => logLine(item, PLAYERS).details

afterEach(() => useLanguage('en', []))

describe('the letters of the four colours', () => {
  test.each(['en', 'de', 'nl'] as const)('are different in %s, and each can be drawn', (language) => {
    useLanguage(language, [])
    expect(new Set(COALS.map(coalLetter)).size).toBe(COALS.length)
    expect(new Set(COALS.map(letterStrokes)).size).toBe(COALS.length)
    expect(COALS.map(letterStrokes)).not.toContain(undefined)
  })
  test('G is yellow where yellow begins with it', () => {
    useLanguage('de', [])
    expect(coalLetter('Y')).toBe('G')
    expect(coalLetter('G')).toBe('R')
  })
})

describe('names', () => {
  test.each([
    ['TKKK', 'truck order, three black'],
    ['EYBGK', 'engine order, one yellow, one brown, one gray, one black'],
    ['BYY', 'barrow order, two yellow'],
    ['G2L', 'gray tunnel tile, two minecarts, light side'],
    ['B1D', 'brown tunnel tile, one minecart, dark side'],
  ])('%s is the %s', (id, name) => {
    expect(cardName(id)).toBe(name)
  })

  test.each([
    ['factory-3', 'minecart factory 3'],
    ['factory-draw', 'minecart factory, best of five'],
    ['mining-8', 'mining, 8 work steps'],
    ['delivery-engine', 'engine delivery'],
    ['money-5', '5 Marks'],
    ['order-2', 'order 2'],
    ['order-draw', 'order office, best of five'],
    ['bank', 'bank'],
  ] as const)('%s is the space %s', (space, name) => {
    expect(spaceName(space)).toBe(name)
  })

  test('follow the language', () => {
    useLanguage('de', [])
    expect(cardName('K2D')).toBe('schwarzes Tunnelplättchen, zwei Loren, dunkle Seite')
    useLanguage('nl', [])
    expect(cardName('CGG')).toBe('wagenbestelling, twee grijze')
  })
})

describe('a turn', () => {
  test.each<[string, TurnItem]>([
    [
      'buys a gray tunnel tile, two minecarts, light side, for 6 Marks, at minecart factory 3',
      turn({ space: 'factory-3', tile: 'G2L', marks: -6 }),
    ],
    ['takes the engine order, two yellow, at order 2', turn({ space: 'order-2', order: 'EYY' })],
    ['takes 5 Marks', turn({ space: 'money-5', marks: 5 })],
    ['takes 1 Mark at the bank', turn({ space: 'bank', marks: 1 })],
    ['mines without taking a work step', turn({ space: 'mining-8' })],
    [
      'looks at five tunnel tiles and buys a yellow tunnel tile, one minecart, dark side, for 1 Mark',
      turn({ space: 'factory-draw', tile: 'Y1D', marks: -1, put: 'top' }),
    ],
    ['looks at five tunnel tiles and keeps none', turn({ space: 'factory-draw', put: 'bottom' })],
    [
      'looks at five order cards and keeps the barrow order, one gray',
      turn({ space: 'order-draw', order: 'BG', put: 'top' }),
    ],
    ['looks at five order cards and keeps none', turn({ space: 'order-draw', put: 'top' })],
    [
      'delivers for 19 points: carriage order, two black (9); carriage order, one yellow, one brown, one gray, one black (10)',
      turn({
        space: 'delivery-carriage',
        delivered: [
          { order: 'CKK', points: 9 },
          { order: 'CYBGK', points: 10 },
        ],
      }),
    ],
  ])('%s', (words, item) => {
    expect(text(item)).toBe(words)
  })

  test('of mining names every work step, runs of the same once', () => {
    const steps: TurnItem['steps'] = [
      { cage: 3 },
      { load: 'G' },
      { load: 'G' },
      { cage: 0 },
      { fill: 'TGG', spot: 0, with: [['cage', 'G']] },
      {
        fill: 'TKKK',
        spot: 2,
        with: [
          ['storage', 'Y'],
          ['cage', 'B'],
        ],
      },
      { store: 'G' },
    ]
    expect(text(turn({ space: 'mining-10', steps }))).toBe(
      'mines: cage to the gray level; gray coal into the cage (×2); cage to the surface; ' +
        'gray coal onto the truck order, two gray; yellow coal and brown coal onto the truck order, three black; ' +
        'gray coal into the storage',
    )
  })

  test('tells of workers only where there is something to tell', () => {
    expect(details(turn({ space: 'money-4' }))).toEqual([])
    expect(details(turn({ space: 'bank', workers: 1 }))).toEqual([])
    expect(details(turn({ space: 'money-4', workers: 3, ousted: { seat: 0, workers: 2 } }))).toEqual([
      '3 workers placed; 2 of Mike to the canteen.',
    ])
  })

  test('tells what the minecarts carry when the supply was short, where the rest went, and what is new there', () => {
    const item = turn({ space: 'factory-draw', tile: 'K2D', coal: ['Y', null], put: 'bottom' })
    expect(details(item)).toEqual([
      'The supply was short; the minecarts carry: yellow and nothing.',
      'The rest go to the bottom of the stack.',
    ])
    expect(details(turn({ space: 'order-1', order: 'BY', refill: 'EKK' }))).toEqual([
      'New there: engine order, two black.',
    ])
  })

  test('is a sentence with a name for a screen reader', () => {
    const item = turn({ space: 'money-6', marks: 6, workers: 2, ousted: { seat: 1, workers: 1 } })
    expect(logSentence(item, PLAYERS)).toBe('Lucy takes 6 Marks. 2 workers placed; 1 of Lucy to the canteen.')
  })
})

describe('the table', () => {
  const element = (rewards: number[]) => ({ element: 0, counts: [0, 0, 0], rewards })

  test('adds up what a shift paid', () => {
    const elements = [element([2, 0, 1]), element([3, 3, 0])]
    expect(text({ type: 'scored', shift: 1, elements })).toBe('Shift I pays: Mike +5, Lucy +3, George +1')
  })

  test('begins a new part of the log with each shift', () => {
    const item: LogItem = { type: 'shift', shift: 2, startingPlayer: 2, factoryWorkers: [1, 0, 4] }
    expect(logLine(item, PLAYERS)).toMatchObject({ text: 'Shift II · George starts', divider: true, seat: null })
  })

  test('adds up the accounts, losses with a minus sign', () => {
    const item: LogItem = {
      type: 'accounts',
      marks: [1, 0, 0],
      coal: [1, 2, 0],
      outstanding: [-1, -2, 0],
      balance: [-6, 0, 0],
    }
    expect(text(item)).toBe('Final accounts: Mike −5, Lucy 0, George 0')
  })

  test('names the winner, or those who share the victory', () => {
    expect(text({ type: 'finished', winners: [1], totals: [9, 12, 3] })).toBe('Lucy wins with 12 points')
    const shared: LogItem = { type: 'finished', winners: [0, 2], totals: [9, 1, 9] }
    expect(text(shared)).toBe('Mike and George share the victory with 9 points')
  })
})
