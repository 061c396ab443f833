/** Large archives: what a list, a search and statistics ask of SQLite is found by indexes, whatever the number of games. */
import { expect, test } from 'vitest'
import Database from 'better-sqlite3'
import { ALL_GAMES, type ArchiveFilter } from '../../../src/contract/archive.ts'
import { migrate } from '../../../src/main/store/schema/migrate.ts'
import { MIGRATIONS } from '../../../src/main/store/schema/migrations/migrations.ts'
import { archiveStore } from '../../../src/main/store/archive/archive.ts'
import { binStore } from '../../../src/main/store/archive/bin.ts'
import { readGames } from '../../../src/main/statistics/counted-games.ts'
import { OF_TITLE } from '../../../src/main/statistics/statistics.ts'
import { settingsStore } from '../../../src/main/store/settings/settings.ts'
import type { Title } from '../../../src/main/statistics/title.ts'

/** A database that notes how each statement will be carried out. */
function watched() {
  const db = new Database(':memory:')
  for (const step of MIGRATIONS) migrate(db, step)
  const plans: string[] = []
  const prepare = db.prepare.bind(db)
  const noting = (sql: string) => {
    plans.push(...(prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...params(sql)) as Step[]).map(said))
    return prepare(sql)
  }
  return { db: Object.assign(db, { prepare: noting }), plans }
}

interface Step {
  detail: string
}
const said = ({ detail }: Step) => detail
function params(sql: string): unknown[] {
  const named: [string, null][] = Array.from(sql.matchAll(/@(\w+)/g), ([, name]) => [name, null])
  return [
    ...Array<null>(sql.split('?').length - 1).fill(null),
    ...(named.length > 0 ? [Object.fromEntries(named)] : []),
  ]
}

/** A table is read row by row. */
const isSlow = (step: string) => /^SCAN (archive|seats|s|games|tags|reviews|settings)\b/.test(step)

const NO_TITLE: Title = { points: { least: 0, most: 0, parts: 0 }, sizes: [], accuracy: null, facts: [] }

function plansOf(filter: Partial<ArchiveFilter>): string[] {
  const { db, plans } = watched()
  const store = archiveStore(db, () => NO_TITLE)
  plans.length = 0
  store.page({ ...ALL_GAMES, ...filter, skip: 0, count: 100 })
  db.close()
  return plans
}

test.each(['date', 'points', 'minutes', 'winner'] as const)(
  'the list by %s is read in the order of an index',
  (sort) => {
    const plans = plansOf({ sort })
    expect(plans.filter(isSlow)).toEqual([])
    expect(plans.some((step) => /^SEARCH archive USING (COVERING )?INDEX archive_by_/.test(step))).toBe(true)
  },
)

test.each([
  'anna',
  'winner:anna',
  'player:anna',
  'bot:karl',
  'level:hewer',
  'place:home',
  'points:>140',
  'players:3',
  'minutes:<30',
  'game:pebbles',
  'before:2026',
  'is:shared',
  'is:starred',
  'is:screen',
  '-player:anna',
])('a search for %s reads one index and no row', (search) => {
  const plans = plansOf({ search })
  expect(plans.filter(isSlow)).toEqual([])
  expect(plans.some((step) => step.startsWith('SEARCH archive USING COVERING INDEX archive_searched'))).toBe(true)
})

test.each<[string, Partial<ArchiveFilter>]>([
  ['a person', { with: [{ name: 'Anna' }] }],
  ['a bot', { with: [{ control: 'bot:hewer' }] }],
  ['a winner and somebody else', { with: [{ name: 'Anna', won: true }, { name: 'Bert' }] }],
  ['points', { with: [{ least: 100 }] }],
  ['who came before whom', { with: [{ name: 'Anna', ahead: { name: 'Bert' }, behind: { control: 'bot:hewer' } }] }],
  ['what happened', { with: [{ name: 'Anna', fact: 'found' }] }],
])('a filter by %s looks at the seats of one game at a time', (_, filter) => {
  const seats = plansOf(filter).filter((step) => /^(SEARCH|SCAN) s\b/.test(step))
  expect(seats.length).toBeGreaterThan(0)
  for (const step of seats) expect(step).toContain('PRIMARY KEY (game=?')
})

test('statistics of all games of a title are read from one index, in its order', () => {
  const { db, plans } = watched()
  plans.length = 0
  readGames(db, { from: OF_TITLE, params: ['pebbles'] }, { least: 0, most: 100, parts: 2 })
  expect(plans.filter((step) => step.includes('archive'))).toEqual([
    'SEARCH archive USING COVERING INDEX archive_counted (removed=? AND game=? AND (started_at,id)>(?,?))',
  ])
  expect(plans.filter((step) => step.includes('B-TREE'))).toEqual([])
})

test('a page of the bin is read in the order of an index, also of games removed together', () => {
  const { db, plans } = watched()
  binStore(db).page(0, 100)
  expect(plans).toContain('SEARCH games USING INDEX games_removed (removed_at>?)')
  expect(plans.filter((step) => step.includes('B-TREE') || isSlow(step))).toEqual([])
})

test('settings are found by their keys, also those of tables', () => {
  const { db, plans } = watched()
  settingsStore(db)
  db.close()
  expect(plans.filter(isSlow)).toEqual([])
  expect(plans.filter((step) => step.startsWith('SEARCH settings'))).toHaveLength(3)
})
