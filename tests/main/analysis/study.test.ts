/** Positions kept with finished games, in a real database. */
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readRecord } from '../../../src/games/record/record.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { StudyService } from '../../../src/main/analysis/study.ts'
import { golden, goldenText } from '../../support/golden.ts'
import { CALLS, GAME, ID } from '../../support/games.ts'
import { newStore } from '../tables/room.ts'
import { entries, MOVES, positionAfter, record, storeGames } from './studied-game.ts'

const { rules } = GAME

/** The next `count` whole turns, each decision the last that the rules allow. */
function turns(moves: number, count: number): unknown[] {
  const line: unknown[] = []
  let now = positionAfter(moves)
  for (let made = 0; made < count; made += rules.isUnderWay(now) ? 0 : 1) {
    line.push(rules.legal(now).at(-1))
    now = rules.play(now, line.at(-1))
  }
  return line
}

async function opened() {
  const store = await newStore()
  const begun = storeGames(store, 9)
  const forgotten: string[] = []
  const study = new StudyService({ catalogue: CATALOGUE, store, forget: (id) => forgotten.push(id) })
  const stored = () => JSON.parse(store.games.load(record.id)!.record) as typeof record
  return { study, store, begun, forgotten, stored }
}

const here = { game: ID, id: record.id, moves: MOVES, line: [] as unknown[] }
const line = turns(MOVES, 3)

test('a variation, a comment and a name are kept in the record, which stays one by the rules', async () => {
  const { study, stored, forgotten, store } = await opened()
  study.keep({ ...here, line, name: 'The other way', comment: null })
  study.keep({ ...here, name: null, comment: 'Why?' })
  const kept = study.keep({ ...here, moves: 0, name: 'The start', comment: null })
  v.assert(CALLS['study.keep'].result, kept)
  expect(kept.kept).toEqual([
    { moves: 0, line: [], name: 'The start', comment: null },
    { moves: MOVES, line, name: 'The other way', comment: null },
    { moves: MOVES, line: [], name: null, comment: 'Why?' },
  ])
  expect(study.open(record.id)).toEqual(kept)
  const { study: written, ...rest } = stored()
  expect(rest).toEqual(record)
  expect(written![1].moves).toHaveLength(3)
  expect(readRecord(JSON.stringify(stored()), CATALOGUE).problem).toBeUndefined()
  expect(forgotten).toEqual([record.id, record.id, record.id])
  expect(store.games.summary(record.id)).toMatchObject({ finishedAt: record.finishedAt, moves: entries.length })
})

test('is kept anew, and taken out until the record is the one it was', async () => {
  const { study, stored, store } = await opened()
  study.keep({ ...here, line, name: 'One name', comment: null })
  expect(study.keep({ ...here, line, name: null, comment: 'Another thought' }).kept).toEqual([
    { moves: MOVES, line, name: null, comment: 'Another thought' },
  ])
  expect(study.drop({ ...here, line }).kept).toEqual([])
  expect(stored()).toEqual(JSON.parse(goldenText('2-players')))
  expect(store.games.load(record.id)!.record).toBe(JSON.stringify(record))
  expect(() => study.drop({ ...here, line })).toThrow(expect.objectContaining({ code: 'not-found' }))
})

test('what the rules refuse, or what has no room, is refused and changes nothing', async () => {
  const { study, store, begun } = await opened()
  const before = store.games.load(record.id)
  const refused = (call: object, code: string) =>
    expect(() => study.keep({ ...here, line, name: 'x', comment: null, ...call })).toThrow(
      expect.objectContaining({ code }),
    )
  refused({ id: 'nobody' }, 'not-found')
  refused({ id: golden('companion-points').id }, 'not-found')
  refused({ game: 'another' }, 'not-found')
  refused({ id: begun.id }, 'not-allowed-now')
  refused({ moves: entries.length + 1 }, 'bad-arguments')
  refused({ moves: entries.length }, 'bad-arguments')
  refused({ line: [line[0], rules.legal(positionAfter(0))[0]] }, 'bad-arguments')
  const long = entries.findIndex((entry) => rules.decisionsOf(entry).length > 1)
  refused({ moves: long, line: rules.decisionsOf(entries[long]).slice(0, 1) }, 'bad-arguments')
  expect(store.games.load(record.id)).toEqual(before)
  expect(v.safeParse(CALLS['study.keep'].args, [{ ...here, name: null, comment: null }]).success).toBe(false)
})

test('a record keeps at most a hundred positions', async () => {
  const { study, store } = await opened()
  const stored = store.games.load(record.id)!
  const many = Array.from({ length: 100 }, (_, index) => ({
    at: Math.floor(index / 2),
    ...(index % 2 === 0 ? {} : { moves: entries.slice(Math.floor(index / 2), Math.floor(index / 2) + 1) }),
    name: `Position ${index}`,
  }))
  const full = { ...record, study: many }
  expect(many.some(({ at }) => at > entries.length)).toBe(false)
  store.games.save({ ...stored, record: JSON.stringify(full), revision: 2, summary: store.games.summary(record.id)! })
  expect(() => study.keep({ ...here, line, name: 'x', comment: null })).toThrow(
    expect.objectContaining({ code: 'study-full', params: { most: 100 } }),
  )
  expect(study.keep({ ...here, moves: 0, name: 'Another name', comment: null }).kept).toHaveLength(100)
})
