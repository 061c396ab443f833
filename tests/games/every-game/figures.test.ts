/** The figures of a finished game add up, and its winners are those that the totals say. */
import { describe, expect, test } from 'vitest'
import { GAMES, playedRecord, seatsOf, sizesOf } from './games.ts'

const SEEDS = [61, 62, 63, 64]

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

describe.each(GAMES)('$identity.id', (game) => {
  const { figures, identity } = game
  const records = sizesOf(game).flatMap((players) => SEEDS.map((seed) => playedRecord(game, players, seed)))
  const scores = records.flatMap(({ result }) => result.scores)

  test('has a name for each part and each column', () => {
    for (const names of [figures.parts, figures.columns]) {
      expect(names.length).toBeGreaterThan(0)
      expect(new Set(names).size).toBe(names.length)
    }
    if (figures.tieBreak) expect(figures.columns).not.toContain(figures.tieBreak.column)
  })

  test('has parts and cells that add up to the total', () => {
    for (const score of scores)
      for (const [names, numbers] of [
        [figures.parts, figures.partsOf(score)],
        [figures.columns, figures.cellsOf(score)],
      ] as const) {
        expect(numbers).toHaveLength(names.length)
        expect(sum(numbers!)).toBe(score.total)
      }
  })

  test('has totals within what it says they may come to', () => {
    for (const { total } of scores) {
      expect(total).toBeGreaterThanOrEqual(identity.points.least)
      expect(total).toBeLessThanOrEqual(identity.points.most)
    }
  })

  test('has as winners who have most, and of those who have more of what breaks a tie', () => {
    for (const { result } of records) {
      const worth = result.scores.map((score) => [score.total, figures.tieBreak?.of(score) ?? 0])
      const isBetter = (a: number[], b: number[]) => a[0] > b[0] || (a[0] === b[0] && a[1] > b[1])
      const best = worth.flatMap((own, seat) => (worth.some((other) => isBetter(other, own)) ? [] : [seat]))
      expect(result.winners).toEqual(best)
    }
  })

  test('knows who began', () => {
    for (const record of records) {
      const starter = figures.starter(record.setup)
      if (starter !== null) expect(seatsOf(record.players.length)).toContain(starter)
    }
  })
})
