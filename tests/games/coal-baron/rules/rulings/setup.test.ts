import { expect, test } from 'vitest'
import { view } from '../../../../../src/games/coal-baron/rules/view.ts'
import { whyIllegal } from '../../../../../src/games/coal-baron/rules/refusal.ts'
import { dealt, play, tileStack } from '../../support/given.ts'
import type { State } from '../../../../../src/games/coal-baron/state/state.ts'

/** The seats that drafted, in order, each taking the first card on offer. */
function draftingSeats(s: State): { seats: number[]; after: State } {
  const seats: number[] = []
  let now = s
  for (let table = view(now, null); table.phase === 'draft'; table = view(now, null)) {
    seats.push(table.turn as number)
    now = play(now, { draft: table.draft[0] })
  }
  return { seats, after: now }
}

test.each([
  { players: 2, startingPlayer: 0, seats: [1, 0, 1, 0, 1, 0] },
  { players: 3, startingPlayer: 1, seats: [0, 2, 1, 0, 2, 1, 0, 2, 1] },
  { players: 4, startingPlayer: 2, seats: [1, 0, 3, 2, 1, 0, 3, 2, 1, 0, 3, 2] },
])('ruling 1: $players players draft counter-clockwise from the seat before seat $startingPlayer', (table) => {
  const { seats, after } = draftingSeats(dealt(table))
  expect(seats).toEqual(table.seats)
  expect(view(after, null).turn).toBe(table.startingPlayer)
})

test('ruling 1: only cards on offer can be drafted, and only by drafting', () => {
  const s = dealt({ players: 2, orders: ['BY', 'CY', 'TY', 'EY', 'BB', 'CB', 'TB'] })
  const after = play(s, { draft: 'EY' })
  expect(whyIllegal(after, { draft: 'EY' })).toEqual({ code: 'not-offered', params: { order: 'EY' } })
  expect(whyIllegal(after, { draft: 'EK' })).toEqual({ code: 'not-offered', params: { order: 'EK' } })
  expect(whyIllegal(after, { place: 'bank' })).toEqual({ code: 'other-decision', params: { phase: 'draft' } })
  expect(whyIllegal(after, { draft: 'TB' })).toBeNull()
})

test.each([
  { players: 2, spaces: [null, 'EY', 'EB', 'TB'] },
  { players: 3, spaces: ['EY', 'EB', 'EYY', 'TK'] },
  { players: 4, spaces: ['EY', 'EB', 'EYY', 'TKKK'] },
])('ruling 2: with $players players the card left over goes to order-4, the stack fills the rest', (table) => {
  const offer = ['TB', 'BY', 'BB', 'BYY', 'BG', 'BK', 'BBB', 'BBBB', 'BGG', 'TK', 'BKK', 'BGGG', 'TKKK']
  const draft = offer.slice(0, table.players * 3 + 1)
  const left = table.spaces[3] as string
  let s = dealt({ players: table.players, orders: [...draft, 'EY', 'EB', 'EYY'] })
  for (const card of draft.filter((id) => id !== left)) s = play(s, { draft: card })
  const { spaces } = view(s, null)
  expect((['order-1', 'order-2', 'order-3', 'order-4'] as const).map((id) => spaces[id].order)).toEqual(table.spaces)
})

test.each([
  { players: 2, open: [1, 2, 3, 5, 6, 7] },
  { players: 3, open: [1, 2, 3, 4, 5, 6, 7] },
  { players: 4, open: [1, 2, 3, 4, 5, 6, 7, 8] },
])('ruling 3: with $players players the tile stack fills the factory spaces $open in order', ({ players, open }) => {
  const tiles = ['K2D', 'K2L', 'G2D', 'G2L', 'B2D', 'B2L', 'Y2D', 'Y2L']
  const s = dealt({ players, tiles })
  const filled = Object.entries(view(s, null).spaces).flatMap(([id, { tile }]) => (tile === null ? [] : [[id, tile]]))
  expect(filled).toEqual(open.map((number, i) => [`factory-${number}`, tiles[i]]))
  expect(tileStack(s).slice(0, 8 - open.length)).toEqual(tiles.slice(open.length))
})
