/** Coal Baron's part of the contract. */
import { expect, test } from 'vitest'
import { accepts, takesNothingElse } from '../../../support/contract.ts'

const ID = '3f0c0b1e-6a0b-4a58-9d0e-0f6d2a0c9a11'
const players = [
  { name: 'Mike', color: 'red', control: 'human' },
  { name: 'Lucy', color: 'blue', control: 'human' },
]
const sheet = { game: 'coal-baron', players }
const doing = (action: unknown) => [{ game: 'coal-baron', id: ID, revision: 3, action }]
const deciding = (decision: unknown) => doing({ type: 'decide', decision })
const editing = (edit: unknown) => doing({ type: 'edit', edit })

const fill = (...cubes: [string, string][]) => deciding({ fill: 'TKKK', spot: 2, with: cubes })

const DECISIONS = [
  deciding({ draft: 'TKKK' }),
  deciding({ place: 'factory-draw' }),
  deciding({ cage: 4 }),
  deciding({ load: 'G' }),
  deciding({ store: 'Y' }),
  fill(['cage', 'Y'], ['storage', 'B']),
  deciding({ end: 'mining' }),
  deciding({ keep: null }),
  deciding({ keep: 'G2L' }),
  deciding({ coal: null }),
  deciding({ put: 'bottom', back: ['Y1L', 'Y1L', 'EYY'] }),
]

const ON_A_SHEET = [
  ...['tally', 'next', 'skip'].map((type) => doing({ type })),
  doing({ type: 'go', stage: 'shift-3' }),
  editing({ type: 'write', sums: { 'count-2-3-11': [4, 3], 'marks-0': null, 'total-1': [-4] } }),
  editing({ type: 'card', order: 'TKKK', shift: 0, seat: 3 }),
  editing({ type: 'card', order: 'BY', shift: 2, seat: null }),
  editing({ type: 'way', shift: 1, way: 'cards' }),
  editing({ type: 'points-only', on: true }),
  editing({
    type: 'table',
    players: [
      { name: 'Lucy', color: 'blue', was: 1 },
      { name: 'Mike', color: 'red', was: 0 },
    ],
    startingPlayer: 0,
  }),
]

const line = [{ place: 'bank' }, { draft: 'TKKK' }]

takesNothingElse([
  ...DECISIONS.map((args) => ['tables.act', args] as const),
  ['tables.create', [{ ...sheet, options: { startingPlayer: 1 } }]],
  ['tables.create', [{ ...sheet, options: { startingPlayer: 'random' } }]],
  ['tables.playOn', [{ game: 'coal-baron', id: 'a game', moves: 17, line, players }]],
  ['sheets.create', [{ ...sheet, options: { startingPlayer: 1, way: 'counts' } }]],
  ['sheets.create', [{ ...sheet, options: { startingPlayer: 'random', way: 'points' } }]],
  ...ON_A_SHEET.map((args) => ['sheets.act', args] as const),
])

test.each([
  [deciding({ cage: 5 })],
  [deciding({ cage: '1' })],
  [deciding({ place: 'hasOwnProperty' })],
  [deciding({ draft: 'TKKKKK' })],
  [fill(['cage', 'K'], ['cage', 'K'], ['cage', 'K'])],
  [deciding({ put: 'top', back: Array(6).fill('Y1L') })],
  [deciding({ draft: 'TKKK', place: 'bank' })],
])('tables.act refuses %j', (args) => {
  expect(accepts('tables.act', args)).toBe(false)
})
