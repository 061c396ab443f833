/** Records go out and come back as they were, and nothing that the rules don't allow comes in. */
import { describe, expect, test } from 'vitest'
import { catalogueOf } from '../../../src/games/facets/facets.ts'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import { readRecord, recordIn, writeRecord } from '../../../src/games/record/record.ts'
import type { GameRecord } from '../../../src/games/record/record.ts'
import { spoiled } from '../../support/fuzz/values.ts'
import { any, GAMES, playedRecord, positionAfter, seatsOf, sizesOf } from './games.ts'

const NO_DECISION = [null, 7, 'x', [], {}, { nonsense: 1 }]

describe.each(GAMES)('$identity.id', (game) => {
  const catalogue = catalogueOf(game)
  const { fewest, most } = game.identity.seats
  const refusalOf = (record: unknown) => recordIn(record, catalogue).problem

  test('writes a finished game, reads it and writes the same bytes', () => {
    for (const players of sizesOf(game)) {
      const record = playedRecord(game, players, 31)
      const file = writeRecord(record)
      const read = readRecord(file, catalogue)
      if (read.problem) throw new Error(JSON.stringify(read.problem))
      expect(read.record).toEqual(record)
      expect(writeRecord(read.record)).toBe(file)
      const totals = record.result.scores.map(({ total }) => total)
      expect(read.verdict).toEqual({ moves: record.moves!.length, totals })
    }
  })

  test('reads a game under way, after any of its moves', () => {
    const record = playedRecord(game, most, 32)
    for (let moves = 0; moves < record.moves!.length; moves += 5) {
      const running = { ...record, finishedAt: null, moves: record.moves!.slice(0, moves), result: null }
      expect(refusalOf(running)).toBeUndefined()
      expect(readRecord(writeRecord(running), catalogue)).toMatchObject({ verdict: { moves } })
    }
  })

  test('refuses a move that is none, and says which', () => {
    const record = playedRecord(game, fewest, 33)
    const random = seeded(33)
    for (const move of NO_DECISION) {
      const at = random.below(record.moves!.length)
      expect(refusalOf({ ...record, moves: record.moves!.with(at, move) })?.path).toMatch(`moves[${at}]`)
    }
  })

  test('refuses a game that goes on after its end, or ends before', () => {
    const record = playedRecord(game, fewest, 34)
    const [first] = record.moves!
    const { length } = record.moves!
    expect(refusalOf({ ...record, moves: [...record.moves!, first] })?.path).toMatch(`moves[${length}]`)
    expect(refusalOf({ ...record, moves: record.moves!.slice(0, -1) })?.path).toMatch(/^result/)
    expect(refusalOf({ ...record, result: null, finishedAt: null })?.path).toMatch(/^result/)
  })

  test('takes nothing of a spoiled move but what the rules make of it themselves', () => {
    const record = playedRecord(game, fewest, 35)
    const random = seeded(35)
    let refused = 0
    for (let i = 0; i < 150; i++) {
      const at = random.below(record.moves!.length)
      const other = { ...record, moves: record.moves!.with(at, spoiled(record.moves![at], random)) }
      const read = recordIn(other, catalogue)
      if (read.problem) {
        expect(read.problem.path).toMatch(/^(moves|result)/)
        refused++
      } else expect(resultByRules(other)).toEqual(record.result)
    }
    expect(refused).toBeGreaterThan(100)
  })

  const resultByRules = ({ setup, moves }: GameRecord) =>
    game.rules.result(positionAfter(game, { players: fewest, setup, entries: moves!, pending: [], alone: [] }))

  test('refuses any other result, with a path into it', () => {
    const record = playedRecord(game, fewest, 36)
    const random = seeded(36)
    for (let i = 0; i < 100; i++) {
      const result = spoiled(record.result, random)
      if (JSON.stringify(result) === JSON.stringify(record.result) || result === null) continue
      expect(refusalOf({ ...record, result })?.path, JSON.stringify(result)).toMatch(/^result/)
    }
    const [score, ...others] = record.result.scores
    const higher = { ...record.result, scores: [{ ...score, total: score.total + 1 }, ...others] }
    expect(refusalOf({ ...record, result: higher })?.path).toMatch(/^result\.scores/)
  })

  test('refuses a set-up that is none', () => {
    const record = playedRecord(game, fewest, 37)
    for (const setup of [null, 'x', [], {}, { ...(record.setup as object), extra: 1 }])
      expect(refusalOf({ ...record, setup })?.path).toMatch(/^setup/)
  })

  test('refuses another number of players, a colour twice, and another game', () => {
    const record = playedRecord(game, most, 38)
    const [first, ...others] = record.players
    const seated = (players: unknown[]) => refusalOf({ ...record, players })
    expect(seated([...record.players, { ...first, color: 'pink' }])).toMatchObject({ path: 'players' })
    expect(seated(record.players.slice(0, fewest - 1))).toMatchObject({ path: 'players' })
    const seats = [first, { ...any(others, seeded(1)), color: first.color }, ...record.players.slice(2, fewest)]
    expect(seated(seats)).toMatchObject({ path: 'players[1].color' })
    expect(refusalOf({ ...record, game: 'another' })).toMatchObject({ path: 'game', code: 'unknown-value' })
  })

  test('refuses a scored physical game where it has no score sheet', () => {
    const record = { ...playedRecord(game, fewest, 39), mode: 'companion' }
    expect(refusalOf(record)).toMatchObject(game.scoreSheet ? {} : { path: 'mode', code: 'unknown-value' })
  })

  test('draws a set-up by chance alone: the same seed draws the same', () => {
    const draw = (seed: number) => game.playing.draw(most, game.identity.options, seeded(seed))
    expect(draw(1)).toEqual(draw(1))
    expect(seatsOf(5).map((seed) => JSON.stringify(draw(seed)))).not.toEqual(Array(5).fill(JSON.stringify(draw(0))))
  })
})
