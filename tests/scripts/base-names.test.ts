/** A file's base name says which thing it is about: two files share one only where they are about the same thing. */
import { readdirSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { gamesIn } from '../../scripts/lint/game-names.js'

const src = resolve(import.meta.dirname, '../../src')

/** Names that tools or the layers' lint ask for, wherever they stand. */
const ASKED_FOR = ['globals', 'index', 'machine', 'tsconfig']

/** What every game has under one name, told by the house in these folders. */
const EVERY_GAMES = ['games/facets', 'renderer/games/screens']

/** One thing in several places: the files are its layers, or a game's part of it. */
const ONE_THING: Record<string, string[]> = {
  // What a service offers: its contract and schemas, itself, its part of the database, its part of the page.
  analysis: ['contract', 'contract/schemas', 'main/analysis'],
  archive: ['contract', 'contract/schemas', 'main/archive', 'main/store', 'renderer/archive/list'],
  batch: ['contract', 'contract/schemas', 'main/archive', 'main/store'],
  bin: ['contract', 'contract/schemas', 'main/archive', 'main/store', 'renderer/archive/bin'],
  bots: ['contract/schemas', 'main/bots'],
  budget: ['games/tree-search', 'main/bots'],
  clocks: ['contract', 'contract/schemas', 'main/clocks'],
  consolebar: ['renderer/games/*/desk', 'renderer/games/*/pit'],
  desktop: ['contract', 'contract/schemas', 'main/desktop', 'renderer/shell'],
  errors: ['contract', 'renderer/i18n'],
  export: ['main/archive', 'main/cli'],
  hints: ['main/bots', 'main/store', 'renderer/games/*/hints'],
  import: ['main/archive', 'main/cli', 'renderer/archive/files'],
  lessons: ['contract', 'contract/schemas', 'main/lessons'],
  people: ['main/people', 'main/statistics', 'main/store'],
  ratings: ['main/statistics', 'renderer/archive'],
  reports: ['contract', 'contract/schemas', 'main/reports'],
  rescue: ['contract', 'contract/schemas', 'main/rescue'],
  reviews: ['contract', 'contract/schemas', 'main/reviews', 'main/store'],
  searches: ['contract', 'contract/schemas', 'main/archive', 'main/store'],
  secondfolder: ['main/store', 'renderer/settings'],
  services: ['main/services', 'renderer/base'],
  settings: ['contract/schemas', 'main/settings', 'main/store', 'renderer/base'],
  statistics: ['contract', 'contract/schemas', 'main/statistics'],
  study: ['contract', 'contract/schemas', 'games/record', 'main/analysis', 'renderer/archive/study'],
  table: ['contract/schemas', 'main/tables'],
  // The house's part and a game's.
  catalogue: ['games', 'renderer/games'],
  forecast: ['games/*/bot', 'renderer/play/bots'],
  record: ['games/*/rules', 'games/record'],
  review: ['games/*/bot/review', 'renderer/archive/review'],
  // A game's turns in one file, or with their kinds in a folder.
  turns: ['games/*/bot', 'games/*/bot/turns'],
  // A line of the log drawn, among a game's art or with its table.
  logart: ['renderer/games/*/art', 'renderer/games/*/table'],
  // What the rules, or a module, compute and a component shows.
  ceremony: ['games/*/rules', 'renderer/games/*/ceremony'],
  draft: ['games/*/state', 'renderer/games/*/overlay'],
  levels: ['games/*/bot', 'renderer/games/*/words'],
  numberfield: ['renderer/games/*/score-sheet/base', 'renderer/games/*/score-sheet/grid'],
  orders: ['games/*/state', 'renderer/games/*/pit'],
  cardsigns: ['renderer/games/*/art'],
  pit: ['games/*/state', 'renderer/games/*/pit'],
  placing: ['games/*/bot', 'renderer/games/*/base'],
  result: ['games/*/rules', 'renderer/games/*/ceremony'],
  reviewsummary: ['games/review', 'renderer/archive/review'],
  scoresheets: ['contract/schemas', 'main/score-sheet'],
  scoring: ['games/*/rules', 'renderer/games/*/ceremony'],
  session: ['renderer/games/*/score-sheet/base'],
  standings: ['renderer/games/*/score-sheet/base'],
  starter: ['games/*/score-sheet', 'renderer/games/*/score-sheet/grid'],
  toasts: ['renderer/base', 'renderer/shell'],
}

/** Without extensions, hyphens and case: `open-table.ts` and `OpenTable.svelte` are one name. */
const nameOf = (file: string) => basename(file).split('.')[0].replaceAll('-', '').toLowerCase()

const filesOfSrc = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.includes('.') && !file.startsWith('renderer/paraglide/'))

const games = gamesIn(resolve(src, 'games'))
/** A game's folder is that of every game. */
const folderOf = (file: string) =>
  dirname(file).replace(/(?<=^(?:renderer\/)?games\/)[^/]+/, (name) => (games.includes(name) ? '*' : name))

const placeOf = (file: string) => `${folderOf(file)}/${basename(file)}`
const foldersOf = (files: string[]) => [...new Set(files.map(folderOf))].sort()

/** The folders of every name that stands in more than one file. */
function repeatedIn(files: string[]): Record<string, string[]> {
  const named = [...Map.groupBy(files, nameOf)]
  const repeated = named.filter(
    ([name, found]) => isRepeated(found) && !ASKED_FOR.includes(name) && !isEveryGames(found),
  )
  return Object.fromEntries(repeated.map(([name, found]) => [name, foldersOf(found)]))
}

/** In one game; what two games have at the same place is the same thing. */
const isRepeated = (files: string[]) => files.length > 1 && new Set(files.map(placeOf)).size > 1

const isEveryGames = (files: string[]) => files.some((file) => EVERY_GAMES.includes(dirname(file)))

test('no base name stands for two things', () => {
  expect(repeatedIn(filesOfSrc)).toEqual(ONE_THING)
})

test('a name of every game is only told again in the folders of games', () => {
  const elsewhere = filesOfSrc.filter((file) => !/^(renderer\/)?games\//.test(file))
  const told = filesOfSrc.filter((file) => EVERY_GAMES.includes(dirname(file))).map(nameOf)
  expect(elsewhere.filter((file) => told.includes(nameOf(file)))).toEqual(['renderer/play/bots/Thinking.svelte'])
})

test('a second thing of a name is found, whatever its case, hyphens and extension', () => {
  expect(repeatedIn(['main/open-table.ts', 'renderer/OpenTable.svelte'])).toEqual({ opentable: ['main', 'renderer'] })
})
