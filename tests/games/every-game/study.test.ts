/** Positions kept with a game go out and come back with its record, and none comes in that the rules don't allow. */
import { describe, expect, test } from 'vitest'
import { catalogueOf } from '../../../src/games/facets/facets.ts'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import { readRecord, recordIn, writeRecord, type KeptPosition } from '../../../src/games/record/record.ts'
import { spoiled } from '../../support/fuzz/values.ts'
import { any, GAMES, playedRecord, positionAfter } from './games.ts'

describe.each(GAMES)('$identity.id', (game) => {
  const { rules, identity } = game
  const catalogue = catalogueOf(game)
  const record = playedRecord(game, identity.seats.fewest, 41)
  const last = record.moves!.length

  /** Random turns after this move of the game, at most `turns` of them. */
  const turnsFrom = (at: number, turns: number, random = seeded(at)): unknown[] => {
    const { players, setup, moves } = record
    const begun = { players: players.length, setup, entries: moves!.slice(0, at), pending: [], alone: [] }
    let position = positionAfter(game, begun)
    const entries: unknown[] = []
    while (entries.length < turns && rules.asked(position) !== null) {
      const decisions: unknown[] = []
      do {
        decisions.push(any(rules.legal(position), random))
        position = rules.play(position, decisions.at(-1))
      } while (rules.isUnderWay(position))
      entries.push(rules.entryOf(decisions))
    }
    return entries
  }

  const early = Math.floor(last / 3)
  const study: KeptPosition[] = [
    { at: 0, name: 'Before it all' },
    { at: early, comment: 'Two ways.\nThis one was not taken.' },
    { at: early, moves: turnsFrom(early, 3), name: 'The other way', comment: 'Better?' },
    { at: early, moves: turnsFrom(early, 1) },
    { at: last - 1, moves: turnsFrom(last - 1, 1) },
    { at: last, name: 'The end' },
  ]
  const kept = { ...record, study }
  const problemOf = (changes: object) => {
    const { path, code } = recordIn({ ...kept, ...changes }, catalogue).problem ?? {}
    return path === undefined ? null : `${path}: ${code}`
  }

  test('is read and written as it was, and a record without it stays byte for byte', () => {
    const file = writeRecord(kept)
    const read = readRecord(file, catalogue)
    if (read.problem) throw new Error(JSON.stringify(read.problem))
    expect(read.record).toEqual(kept)
    expect(writeRecord(read.record)).toBe(file)
    expect(file.startsWith(writeRecord(record).slice(0, -3))).toBe(true)
  })

  test('tells where a variation is against the rules', () => {
    const [first, ...rest] = study[2].moves!
    const problems = [
      [{ at: last - 2, moves: [...record.moves!.slice(-2), first] }, 'study[0].moves[2]'],
      [{ at: last, moves: [first] }, 'study[0].moves[0]'],
      [{ at: early, moves: [first, { nonsense: 1 }, ...rest] }, 'study[0].moves[1]'],
    ] as const
    for (const [wrong, path] of problems) expect(problemOf({ study: [wrong] })).toContain(path)
  })

  test('takes nothing of a spoiled variation but what the rules allow', () => {
    const random = seeded(42)
    let refused = 0
    for (let i = 0; i < 60; i++) {
      const moves = study[2].moves!.with(1, spoiled(study[2].moves![1], random))
      const problem = problemOf({ study: [study[0], { at: early, moves }] })
      if (problem === null) continue
      expect(problem).toMatch(/^study\[1\]\.moves\[[12]\]/)
      refused++
    }
    expect(refused).toBeGreaterThan(30)
  })

  const tooLong = (length: number) => Array<unknown>(length).fill(turnsFrom(0, 1)[0])
  test.each<[string, object, string]>([
    ['beyond the end', { at: last + 1, name: 'x' }, 'study[0].at: out-of-range'],
    ['of half a move', { at: 0.5, name: 'x' }, 'study[0].at: not-whole'],
    ['of nothing', { at: 0 }, 'study[0].name: missing'],
    ['without a move', { at: 0, moves: [] }, 'study[0].moves: wrong-length'],
    ['with too many', { at: 0, moves: tooLong(201) }, 'study[0].moves: wrong-length'],
    ['with a name that shows nothing', { at: 0, name: ' ' }, 'study[0].name: wrong-form'],
    ['with a name without end', { at: 0, name: 'x'.repeat(201) }, 'study[0].name: wrong-length'],
    ['with a comment without end', { at: 0, comment: 'x'.repeat(4001) }, 'study[0].comment: wrong-length'],
    ['with a comment that rings', { at: 0, comment: '\u0007' }, 'study[0].comment: wrong-form'],
    ['with more than that', { at: 0, name: 'x', moves: null }, 'study[0].moves: wrong-type'],
    ['with a key of its own', { at: 0, name: 'x', by: 'me' }, 'study[0].by: unknown-key'],
  ])('refuses a position %s', (_, position, problem) => expect(problemOf({ study: [position] })).toBe(problem))

  test('refuses none, too many, one twice, and any in a game that is not over', () => {
    const names = (count: number) => Array.from({ length: count }, (_, at) => ({ at: at % last, name: `${at}` }))
    expect(problemOf({ study: [] })).toBe('study: wrong-length')
    expect(problemOf({ study: names(101) })).toBe('study: wrong-length')
    expect(problemOf({ study: [...study, { at: early, comment: 'again' }] })).toBe('study[6]: twice')
    expect(problemOf({ study: [...study, { ...study[2], name: 'again' }] })).toBe('study[6]: twice')
    const running = { finishedAt: null, result: null, moves: record.moves!.slice(0, -1) }
    expect(problemOf({ ...running, study: [study[0]] })).toBe('study: not-over')
    expect(problemOf({ study: { at: 0 } })).toBe('study: wrong-type')
  })
})
