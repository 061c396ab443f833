/** The tally of a score sheet: the rule book's examples of scoring, and games that were played here. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deal, logOf, replay, setupOf } from '../../../../src/games/coal-baron/index.ts'
import type { DigitalRecord, Result } from '../../../../src/games/coal-baron/index.ts'
import { assetsOf } from '../../../../src/games/coal-baron/rules/scoring.ts'
import { isTieOpen, sheetCount, sheetResult, sheetScores } from '../../../../src/games/coal-baron/rules/sheet.ts'
import type { CardsShift, CountsShift, Sheet } from '../../../../src/games/coal-baron/rules/sheet.ts'
import { choosingRandomly, playedRecord } from '../support/games.ts'
import { golden } from '../support/golden.ts'

describe('the rule book’s examples', () => {
  const { sheet, result } = golden('companion-counts') as unknown as { sheet: Sheet; result: Result }
  const [MIKE, GEORGE, LUCY] = [0, 1, 2]
  const third = (seat: number) => (sheetResult(sheet, 3) as Result).scores[seat].shifts[2]
  const [BARROW, CARRIAGE, TRUCK, ENGINE] = [4, 5, 6, 7]

  test('barrows: George and Lucy tie for the first reward, and there is no second', () =>
    expect([MIKE, GEORGE, LUCY].map((seat) => third(seat)[BARROW])).toEqual([0, 6, 6]))

  test('carriages: Mike has most, George and Lucy tie for the second reward', () =>
    expect([MIKE, GEORGE, LUCY].map((seat) => third(seat)[CARRIAGE])).toEqual([7, 3, 3]))

  test('trucks and engines: nobody has any, and nobody is paid', () =>
    expect([MIKE, GEORGE, LUCY].flatMap((seat) => [third(seat)[TRUCK], third(seat)[ENGINE]])).toEqual(Array(6).fill(0)))

  test('the accounts: 7 Marks, 4 cubes, an outstanding order, 7 light tunnel tiles and 4 dark ones', () =>
    expect(result.scores[MIKE]).toMatchObject({ marks: 1, coal: 1, outstanding: -1, balance: -6, marksLeft: 2 }))

  test('cards of 2 barrow spots and 6 carriage spots are counted as such', () => {
    const delivered = [['BGG', 'CKKK', 'CGG', 'CY'], [], []]
    const cards: Sheet = { detail: 'cards', shifts: [{ delivered }] }
    expect(COUNTED.map((element) => sheetCount(cards, 0, MIKE, element))).toEqual([1, 0, 4, 3, 2, 6, 0, 0])
  })
})
const COUNTED = [0, 1, 2, 3, 4, 5, 6, 7]

/** The sheets that people sitting at the table would have filled in for this game. */
function sheetsOf(record: DigitalRecord): { counts: Sheet; cards: Sheet } {
  const { state } = replay(deal(setupOf(record)), record.moves)
  const final = record.players.map((_, seat) => assetsOf(state, seat))
  const counts: CountsShift[] = []
  const cards: CardsShift[] = []
  const pile = () => record.players.map((): { order: string; points: number }[] => [])
  let delivered = pile()
  for (const item of logOf(deal(setupOf(record)), record.moves, state)) {
    if (item.type === 'turn') delivered[item.seat].push(...item.delivered)
    if (item.type !== 'scored') continue
    const counted = record.players.map((_, seat) => item.elements.map((element) => element.counts[seat]))
    counts.push({ delivered: delivered.map((orders) => orders.map(({ points }) => points)), counts: counted })
    const empty = item.shift === 3 ? { counts: counted.map((each) => each.slice(8)) } : {}
    cards.push({ delivered: delivered.map((orders) => orders.map(({ order }) => order)), ...empty })
    delivered = pile()
  }
  return { counts: { detail: 'counts', shifts: counts, final }, cards: { detail: 'cards', shifts: cards, final } }
}

describe.each([2, 3, 4])('a game of %i players that was played here', (players) => {
  test.each([
    ['sensibly', undefined, 10],
    ['at random', choosingRandomly, 20],
  ] as const)('%s, entered as counts or as cards, has the same result', (_, choose, numRuns) => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const record = playedRecord(players, seed, choose)
        const { counts, cards } = sheetsOf(record)
        expect(sheetResult(counts, players)).toEqual(record.result)
        expect(sheetResult(cards, players)).toEqual(record.result)
      }),
      { numRuns },
    )
  })
})

describe('a sheet of totals', () => {
  const points = (totals: number[], marksLeft?: (number | null)[]): Sheet => ({ detail: 'points', totals, marksLeft })

  test('is won by most points', () => expect(sheetResult(points([80, 95, 81]), 3)?.winners).toEqual([1]))
  test('is won by most Marks left among those', () =>
    expect(sheetResult(points([80, 80, 12], [2, 4, 9]), 3)?.winners).toEqual([1]))
  test('is open among all who may have had most Marks left', () => {
    const unknown = sheetResult(points([-3, -3]), 2)!
    expect(unknown).toEqual({ scores: [{ total: -3 }, { total: -3 }], winners: [0, 1] })
    expect(isTieOpen(unknown)).toBe(true)
    const partly = sheetResult(points([80, 80, 80, 12], [2, 4, null, null]), 4)!
    expect(partly.winners).toEqual([1, 2])
    expect(isTieOpen(partly)).toBe(true)
  })
  test('is shared by those with as many Marks left', () => {
    const shared = sheetResult(points([80, 80, 12], [2, 2, null]), 3)!
    expect(shared.winners).toEqual([0, 1])
    expect(isTieOpen(shared)).toBe(false)
  })
})

describe('a sheet with entries missing', () => {
  const { sheet } = golden('companion-running') as unknown as { sheet: Extract<Sheet, { detail: 'counts' }> }

  test('has no result', () => expect(sheetResult(sheet, 2)).toBeNull())
  test('has the points so far', () => expect(sheetScores(sheet, 2).map(({ total }) => total)).toEqual([31, 6]))
  test('starts with none', () =>
    expect(sheetScores({ detail: 'counts', shifts: [] }, 2).map(({ total }) => total)).toEqual([0, 0]))
})
