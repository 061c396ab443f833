/**
 * The first turns of a golden record, followed with the rule book and the components of docs/coal-train.md in hand: nothing here was
 * worked out by the program. Ben (seat 1) starts, Cleo (2) and Ada (0) follow.
 */
import { expect, test } from 'vitest'
import { replay } from '../../../src/games/coal-train/rules/entries.ts'
import { deal } from '../../../src/games/coal-train/rules/setup.ts'
import type { Entry, Setup } from '../../../src/games/coal-train/rules/types.ts'
import { indexOf } from '../../../src/games/coal-train/state/components.ts'
import type { Space, Subsidy } from '../../../src/games/coal-train/state/components.ts'
import { golden } from '../../support/golden.ts'
import { lettersIn, markersFor } from './support/given.ts'

const { setup, moves } = golden('3-players', 'coal-train') as unknown as { setup: Setup; moves: Entry[] }

/** The position after the record's first `entries` entries. */
function after(entries: number) {
  const played = replay(deal(setup, 3), moves.slice(0, entries))
  if (played.refusal) throw new Error(played.refusal.code)
  return played.state
}

const tileAt = (entries: number, space: Space) => after(entries).market[indexOf(space)]

const [ADA, BEN, CLEO] = [0, 1, 2]

/** A seat's resources, action points and markers. */
function has(entries: number, seat: number) {
  const { resources, actionPoints, markers } = after(entries).seats[seat]
  return { resources: lettersIn(resources), actionPoints, markers }
}
const holding = (resources: string, actionPoints: number, ...markers: Subsidy[]) => ({
  ...{ resources, actionPoints },
  markers: markersFor(markers),
})

test('the start: the others’ subsidies, then Ben’s income', () => {
  // 24 of the 40 A tiles lie in the market; to come: 6 whistlestops, 16 A and 22 of the 32 B tiles. 10 are the reserve.
  expect([after(0).draw.length, after(0).reserve.length]).toEqual([44, 10])
  // Ada sits before Ben and picks first, then Cleo. Ben: 4 coal and incomes of 2 coal, 1 iron, 1 water, 5 AP.
  expect(has(2, ADA)).toEqual(holding('CCCC', 0, 'ZV'))
  expect(has(2, CLEO)).toEqual(holding('CCCC', 0, 'IN'))
  expect(has(2, BEN)).toEqual(holding('CCCCCCIW', 5))
})

test('round 1, Ben: a Management tile, paid with a marker that it brought', () => {
  // First step onto the edge: 1 AP.
  expect(has(3, BEN)).toEqual(holding('CCCCCCIW', 4))
  // Exchange for 1 AP: coal and iron for coal and water.
  expect(has(4, BEN)).toEqual(holding('CCCCCCWW', 3))
  // A3MA5 costs 2 AP (A, odd). It is tile 38 of the table (34 before the MA): 38 mod 8 = 6, a Foundry.
  expect(has(5, BEN)).toEqual(holding('CCCCCCWW', 1, 'FO'))
  // Onto the Iron Mine beside it, 1 AP; the Foundry brings 2 iron.
  expect(has(7, BEN)).toEqual(holding('CCCCCCIIWW', 0))
  // Management: coal, iron and water for an AP income of 6.
  expect(has(8, BEN)).toEqual(holding('CCCCCIW', 0))
  expect(after(8).seats[BEN]).toMatchObject({ actionIncome: 6, tiles: [] })
  // His empty space gets the first whistlestop.
  expect(tileAt(10, [4, 1])).toBe('RED')
  expect(after(10).draw).toHaveLength(43)
})

test('round 1, Ada: coal for iron and water, an Iron Mine used at once', () => {
  // Income CCIW on 4 coal, 5 AP. Step 1, exchange of coal and water for two coal 1, of iron for coal 1.
  expect(has(19, ADA)).toEqual(holding('CCCCCCCC', 2, 'ZV'))
  // A3IM1 costs 1 AP (odd); tile 22, 22 mod 8 = 6: Foundry. Step 1 AP, Foundry +2 iron, the mine costs 2 coal.
  expect(has(23, ADA)).toEqual(holding('CCCCCCII', 0, 'ZV'))
  expect(after(23).seats[ADA].income).toEqual({ C: 2, I: 2, W: 1 })
})

test('round 2: a red light, Free Trade, a waiver, and an empty space', () => {
  // Ben: CCIW and 6 AP more. A3IM4 costs 2 AP (even), tile 25, 25 mod 8 = 1: Free Trade. Red light 2, two steps 1 each.
  expect(has(26, BEN)).toEqual(holding('CCCCCCCIIWW', 4, 'FT'))
  expect(has(27, BEN)).toEqual(holding('CCCCCCCIIWW', 2, 'FT'))
  expect(has(29, BEN)).toEqual(holding('CCCCCCCIIWW', 0, 'FT'))
  // Cleo after her income: 7 coal, 1 iron, 1 water, 6 AP. A3RV6 costs 2 (even), tile 33: Free Trade.
  expect(has(32, CLEO)).toEqual(holding('CCCCCCCIW', 4, 'FT', 'IN', 'ZV'))
  // Three coal and an iron for two coal and two iron, no AP; the green light costs none either.
  expect(has(34, CLEO)).toEqual(holding('CCCCCCIIW', 4, 'IN', 'ZV'))
  // The Reservoir's coal and iron: Infrastructure stands for the iron, and gives no change.
  expect(has(35, CLEO)).toEqual(holding('CCCCCIIW', 4, 'ZV'))
  expect(after(35).seats[CLEO].income).toEqual({ C: 2, I: 1, W: 2 })
  // Onto the space that she emptied herself: 1 AP.
  expect(has(36, CLEO)).toEqual(holding('CCCCCIIW', 3, 'ZV'))
})

test('round 2, Ada: the first station, free of any connection, and its second build lost', () => {
  // 8 coal, 4 iron, 1 water and 5 AP; 2 AP into coal, A3Sc3 for 2 AP: tile 13, 13 mod 8 = 5, a Mining Grant.
  expect(has(43, ADA)).toEqual(holding('CCCCCCCCCCIIIIW', 1, 'MG', 'ZV'))
  // Honesdale, a town worth 3, for CCW.
  expect(has(44, ADA)).toEqual(holding('CCCCCCCCIIII', 1, 'MG', 'ZV'))
  expect(after(44).seats[ADA]).toMatchObject({ towns: 3, stations: ['HON'] })
  expect(after(44).building).toBe('A3Sc3')
  // The grant keeps the second build, the exchange loses it.
  expect(after(45).building).toBe('A3Sc3')
  expect(after(46).building).toBeNull()
  expect(has(47, ADA)).toEqual(holding('CCCCCCCCCIIIIW', 0, 'ZV'))
  // Sixth to come: the Lobbyist.
  expect(tileAt(48, [0, 3])).toBe('LOBBY')
  expect(after(48).draw).toHaveLength(38)
})

test('round 3, Ben: two stations by one tile, three coal extra, the Back Room, and a swap', () => {
  // 9 coal, 3 iron, 3 water, 6 AP. A3Sa5 for 2 AP, tile 4: Training. The Iron Mine for 2 coal.
  expect(has(50, BEN)).toEqual(holding('CCCCCCCIIIWWW', 4, 'FT', 'TR'))
  // Mauch Chunk for CCI, then Stroudsburg from there for CCI and CCC more: 3 points each.
  expect(has(52, BEN)).toEqual(holding('IWWW', 4, 'FT', 'TR'))
  expect(after(52).seats[BEN].towns).toBe(6)
  // A step, A3Sb5 for 2 (tile 10: Rail Pass), and back onto what it left empty.
  expect(has(55, BEN)).toEqual(holding('IWWW', 0, 'FT', 'RP', 'TR'))
  // Free Trade by the Back Room: all three markers for IWWW into CCIW.
  expect(has(56, BEN)).toEqual(holding('CCIW', 0))
  // Tamaqua from Mauch Chunk, no extra: CIW, 2 points.
  expect(has(57, BEN)).toEqual(holding('C', 0))
  expect(after(57).seats[BEN].towns).toBe(8)
  // The drawn A3Sb4 takes the Depot's space, the Depot goes under his own agent; A3Sb3 fills the other space.
  expect([tileAt(60, [0, 4]), tileAt(60, [4, 3]), tileAt(60, [4, 4])]).toEqual(['A3Sb4', 'DEPOT', 'A3Sb3'])
  expect(after(60).draw).toHaveLength(36)
})
