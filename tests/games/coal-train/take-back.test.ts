/** Taking back reaches to the last thing that was turned up, and no further unless it is free. */
import { expect, test } from 'vitest'
import { playing } from '../../../src/games/coal-train/facets/playing.ts'
import type { Entry } from '../../../src/games/coal-train/rules/types.ts'
import { replay } from '../../../src/games/coal-train/rules/entries.ts'
import { deal } from '../../../src/games/coal-train/rules/setup.ts'
import type { State } from '../../../src/games/coal-train/state/state.ts'
import { played } from './support/games.ts'
import { setupOf } from './support/given.ts'

const ALL = [0, 1, 2]
const STARTS: Entry[] = [{ start: 'MG' }, { start: 'FO' }]

const opened = (...entries: Entry[]) =>
  playing.open({ players: 3, setup: setupOf(3), entries: [...STARTS, ...entries], pending: [], alone: [] })

const decided = (course: ReturnType<typeof opened>, ...decisions: Parameters<typeof playing.whyIllegal>[1][]) =>
  decisions.reduce((now, decision) => playing.after(now, { type: 'DECIDE', decision })!, course)

const back = (course: ReturnType<typeof opened>, seats = ALL, freely = false) => [
  playing.takeBack(course, seats, freely),
  playing.after(course, { type: 'TAKE_BACK', seats, freely }),
]

test('an action goes back as a whole, a decision on the way to one as a piece', () => {
  const stepped = opened({ step: [0, 0] })
  const [reach, before] = back(stepped)
  expect(reach).toBe('action')
  expect(playing.entries(before as typeof stepped)).toEqual(STARTS)
  const trading = decided(opened(), { step: [2, 0] })
  expect(playing.takeBack(trading, [0])).toBe('action')
  expect(playing.takeBack(decided(opened(), { coal: 1 }), [1])).toBe('action')
})

test('a purchase goes back until the tiles for its space are drawn', () => {
  const bought = opened({ step: [0, 0] }, { buy: true })
  expect(back(bought)[0]).toBe('action')
  const drawn = decided(bought, { end: true })
  expect(back(drawn)).toEqual([null, null])
  expect(back(drawn, ALL, true)[0]).toBe('action')
})

test('a placed tile goes back where no other was drawn for it', () => {
  const drawn = decided(opened({ step: [0, 0] }, { buy: true }), { end: true })
  const placed = decided(drawn, { place: [0, 0] })
  expect(playing.asked(placed)).toBe(1)
  const [reach, before] = back(placed, [0])
  expect(reach).toBe('action')
  expect(playing.asked(before as typeof placed)).toBe(0)
  const later = decided(placed, { coal: 1 })
  expect(playing.asked(back(later, [0])[1] as typeof later)).toBe(0)
  expect(playing.asked(back(later, [1])[1] as typeof later)).toBe(1)
})

test('the end of a turn without a draw goes back', () => {
  expect(back(opened({ end: true }), [0])[0]).toBe('action')
})

test('in the last round a purchase goes back, until its turn ends and the tile laid for it is turned up', () => {
  const { setup, entries } = played(3, 13)
  let before = deal(setup, 3)
  const states = entries.map((entry) => (before = (replay(before, [entry]) as { state: State }).state))
  const bought = states.findIndex(({ ending, faceDown }) => ending === 'last' && faceDown.length > 0)
  const end = entries.findIndex((entry, at) => at > bought && 'end' in entry)
  expect(entries[bought]).toEqual({ buy: true })
  const after = (count: number) =>
    playing.open({ players: 3, setup, entries: entries.slice(0, count), pending: [], alone: [] })
  expect(back(after(bought + 1))[0]).toBe('action')
  expect(back(after(end + 1))).toEqual([null, null])
})
