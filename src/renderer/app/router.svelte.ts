/** The route, kept in the address's hash so that a reload and the back key work. */

import type { TableSummary } from '../../contract/api.ts'
import type { AnalysisBoard } from '../../contract/analysis.ts'
import { ALL_GAMES, type Narrowing } from '../../contract/archive.ts'
import { lastsUntilReload } from './lasting.ts'
import { isOneOf } from '../../games/building-blocks/one-of.ts'

export type Route =
  | { at: 'home' }
  /** `game` and `deal`, the code to deal by, fill in the form; left out, it makes its own suggestion. */
  | { at: 'new'; game?: string; deal?: string }
  | { at: 'table'; id: string }
  /** A table for everybody in the room to look at: nothing hidden, and nothing to press. */
  | { at: 'television'; id: string }
  /** Here and on the next three: about this game; left out, about all of them or the first. */
  | { at: 'archive'; game?: string; only?: Narrowing }
  /** The form that sets up an analysis board. */
  | { at: 'new-board' }
  /** An analysis board, with the decisions made on it. */
  | { at: 'board'; board: AnalysisBoard; line: unknown[] }
  /**
   * The screen that lays out the situation at which an analysis board begins; without one it begins at the game's
   * start.
   */
  | { at: 'situation'; board: AnalysisBoard }
  /** Removed games. */
  | { at: 'bin' }
  /**
   * `review`: with its review open, started if there is none. `print`: the review on one page. `move`: the position
   * after that many whole moves, on its board.
   */
  | { at: 'archived-game'; id: string; view?: 'review' | 'print'; move?: number }
  | { at: 'people'; game?: string }
  /** A person, by the name. */
  | { at: 'person'; id: string; game?: string }
  | { at: 'statistics'; game?: string }
  /** The season of this name; left out, the latest. */
  | { at: 'seasons'; name?: string }
  /** The exercises of a person, by the name; left out, of the only one, or the choice among all. */
  | { at: 'practise'; person?: string }
  /** Puzzles for a person, by the name; left out, for somebody without one. */
  | { at: 'puzzles'; person?: string }
  /** The deal of a day as a challenge; each left out is the page's own choice. */
  | { at: 'day'; game?: string; person?: string; day?: string }
  | { at: 'new-score' }
  | { at: 'score'; id: string; view: 'pages' | 'big' | 'print' }
  | { at: 'empty-sheet'; game: string; players: number }
  /** A game's rules book; left out, at its beginning. */
  | { at: 'rules'; game: string; rule?: string }
  | { at: 'rules-summary'; game: string }
  /** A game's lessons. */
  | { at: 'lessons'; game: string }

type Page = 'archive' | 'people' | 'statistics'
/** The game that each page of the archive was about when it was last open: the way back leads there. */
let lastGames = $state.raw<{ [P in Page]?: string }>({})
lastsUntilReload(() => (lastGames = {}))

let route = $state.raw<Route>({ at: 'home' })
function follow() {
  route = parse(location.hash)
  if (route.at === 'archive' || route.at === 'people' || route.at === 'statistics')
    lastGames = { ...lastGames, [route.at]: route.game }
}

export const currentRoute = (): Route => route

export const goHome = () => go('#/')
export const goToNewGame = () => go('#/new')
export const goToSameDeal = (game: string, deal: string) => go(`#/new?${new URLSearchParams({ game, deal })}`)
/** The list of all games or of one; left out, as it was last open. */
export const archiveHref = (game: string | null = lastGames.archive ?? null) => `#/archive${about(game)}`
/** The list of those games that match. */
export const gamesHref = (game: string | null, only: Narrowing) =>
  `#/archive?${new URLSearchParams({ ...(game !== null && { game }), only: JSON.stringify(only) })}`
export const goToArchive = () => go(archiveHref())
export const goToNewBoard = () => go('#/board')
export const boardHref = (board: AnalysisBoard, line: readonly unknown[]) =>
  `#/board/${boardPath(board)}${line.length > 0 ? `&${new URLSearchParams({ line: JSON.stringify(line) })}` : ''}`
/** The screen that lays out a board's situation. */
export const situationHref = (board: AnalysisBoard) => `#/situation/${boardPath(board)}`
const boardPath = ({ game, players, options, deal, situation }: AnalysisBoard) =>
  `${game}/${players}/${deal}?${new URLSearchParams({
    options: JSON.stringify(options),
    ...(situation !== undefined && { situation: JSON.stringify(situation) }),
  })}`
export const goToBin = () => go('#/bin')
export const goToArchivedGame = (id: string) => go(archivedGameHref(id))
export const archivedGameHref = (id: string) => `#/archive/${encodeURIComponent(id)}`
/** The position of a finished game after `moves` whole moves. */
export const positionHref = (id: string, moves: number) => `${archivedGameHref(id)}/move/${moves}`
/** A finished game's review on one page. */
export const reviewPrintHref = (id: string) => `${archivedGameHref(id)}/print`
export const goToReview = (id: string) => go(`${archivedGameHref(id)}/review`)
export const peopleHref = (game: string | null = lastGames.people ?? null) => `#/people${about(game)}`
export const goToPeople = () => go(peopleHref())
export const personHref = (name: string, game: string | null) => `#/people/${encodeURIComponent(name)}${about(game)}`
export const practiseHref = (name?: string) => `#/practise${name === undefined ? '' : `/${encodeURIComponent(name)}`}`
export const puzzlesHref = (name?: string) => `#/puzzles${name === undefined ? '' : `/${encodeURIComponent(name)}`}`
export const goToPractise = () => go(practiseHref())
export function dayHref(shown: { game?: string; person?: string; day?: string } = {}) {
  const query = new URLSearchParams(shown).toString()
  return query === '' ? '#/day' : `#/day?${query}`
}
export const goToDay = () => go(dayHref())
export const statisticsHref = (game: string | null = lastGames.statistics ?? null) => `#/statistics${about(game)}`
/** A season's page; null for the latest season. */
export const seasonsHref = (name: string | null = null) =>
  `#/seasons${name === null ? '' : `/${encodeURIComponent(name)}`}`
export const goToTable = (id: string) => go(tableHref(id))
export const televisionHref = (id: string) => `#/television/${encodeURIComponent(id)}`
export const tableHref = (id: string) => `#/table/${encodeURIComponent(id)}`

/** The route to a game of the list: to its table, or to its score sheet. */
export const gameHref = ({ id, mode }: Pick<TableSummary, 'id' | 'mode'>) =>
  mode === 'companion' ? sheetHref(id) : tableHref(id)
export const newScoreHref = () => '#/score/new'
export const goToNewScore = () => go(newScoreHref())
export const sheetHref = (id: string) => `#/score/${encodeURIComponent(id)}`
export const goToSheet = (id: string) => go(sheetHref(id))
/** The sheet in type that can be read from across the table. */
export const bigHref = (id: string) => `${sheetHref(id)}/big`
export const printHref = (id: string) => `${sheetHref(id)}/print`
/** An empty score sheet of a game to print, for `players` players. */
export const emptySheetHref = (game: string, players: number) => `#/score/empty/${game}/${players}`

/** A game's rules book, open at a rule; null for its beginning. */
export const rulesHref = (game: string, rule: string | null) => `#/rules/${game}${rule === null ? '' : `/${rule}`}`
/** The rules on one page. */
export const rulesSummaryHref = (game: string) => `#/rules-summary/${game}`

export const lessonsHref = (game: string) => `#/learn/${game}`

const about = (game: string | null) => (game === null ? '' : `?game=${encodeURIComponent(game)}`)

export function go(hash: string) {
  location.hash = hash
}

const archivedAt = ([id, view, move]: Parts): Route => ({
  ...{ at: 'archived-game', id: decoded(id) },
  ...(isOneOf(['review', 'print'] as const, view) && { view }),
  ...(move !== undefined && { move: Number(move) }),
})

/** The parts of a path that its pattern finds: those that it may leave out are undefined. */
type Parts = readonly string[]
type Address = (parts: Parts, query: URLSearchParams) => Route

const ROUTES: readonly [RegExp, Address][] = [
  [/^new$/, (_, query) => ({ at: 'new', ...asked(query, 'game'), ...asked(query, 'deal') })],
  [/^board$/, () => ({ at: 'new-board' })],
  [/^(board|situation)\/([a-z-]+)\/(\d{1,2})\/([0-9A-Z-]{1,51})$/, boardAt],
  [/^bin$/, () => ({ at: 'bin' })],
  [/^archive$/, (_, query) => ({ at: 'archive', ...asked(query, 'game'), ...narrowed(query.get('only')) })],
  [/^(people|statistics)$/, ([at], query) => ({ at: at === 'people' ? at : 'statistics', ...asked(query, 'game') })],
  [/^people\/(.+)$/, ([id], query) => ({ at: 'person', id: decoded(id), ...asked(query, 'game') })],
  [/^seasons(?:\/(.+))?$/, ([name]) => ({ at: 'seasons', ...(name !== undefined && { name: decoded(name) }) })],
  [
    /^(practise|puzzles)(?:\/(.+))?$/,
    ([at, person]) => ({
      at: at === 'puzzles' ? at : 'practise',
      ...(person !== undefined && { person: decoded(person) }),
    }),
  ],
  [/^day$/, (_, query) => ({ at: 'day', ...asked(query, 'game'), ...asked(query, 'person'), ...askedDay(query) })],
  [/^archive\/(.+?)(?:\/(review|print)|\/move\/(\d{1,5}))?$/, archivedAt],
  [/^score\/new$/, () => ({ at: 'new-score' })],
  [
    /^score\/empty\/([a-z-]+)\/(\d{1,2})$/,
    ([game, players]) => ({ at: 'empty-sheet', game, players: Number(players) }),
  ],
  [
    /^score\/([^/]+)(?:\/(big|print))?$/,
    ([id, view]) => ({ at: 'score', id: decoded(id), view: view === 'big' || view === 'print' ? view : 'pages' }),
  ],
  [/^rules\/([a-z-]+)(?:\/([a-z-]+))?$/, ([game, rule]) => ({ at: 'rules', game, rule })],
  [/^rules-summary\/([a-z-]+)$/, ([game]) => ({ at: 'rules-summary', game })],
  [/^learn\/([a-z-]+)$/, ([game]) => ({ at: 'lessons', game })],
  [/^(table|television)\/([^/]+)$/, ([at, id]) => ({ at: at === 'table' ? at : 'television', id: decoded(id) })],
]

/** Any other address is the home screen. */
function parse(hash: string): Route {
  const [path, query] = hash.replace(/^#\//, '').split('?')
  for (const [pattern, route] of ROUTES) {
    const found = pattern.exec(path)
    if (found) return route(found.slice(1), new URLSearchParams(query))
  }
  return { at: 'home' }
}

function asked<K extends string>(query: URLSearchParams, key: K): { [P in K]?: string } {
  const value = query.get(key)
  return value === null ? {} : ({ [key]: value } as { [P in K]: string })
}

/** Leaves out what is no day. */
function askedDay(query: URLSearchParams): { day?: string } {
  const { day } = asked(query, 'day')
  return day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? { day } : {}
}

function boardAt([at, game, players, deal]: Parts, query: URLSearchParams): Route {
  const [options, situation, line] = ['options', 'situation', 'line'].map((key) => jsonIn(query.get(key)))
  const board = {
    ...{ game, players: Number(players), options: options ?? {}, deal },
    ...(situation !== null && { situation }),
  }
  return at === 'situation' ? { at, board } : { at: 'board', board, line: Array.isArray(line) ? line : [] }
}

/** Parses JSON from an address; null if it is malformed. */
function jsonIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** The filter in an address; none if it makes no sense. */
function narrowed(only: string | null): { only?: Narrowing } {
  const told = jsonIn(only)
  if (told === null) return {}
  return { only: Object.fromEntries(Object.entries(told as object).filter(([key]) => Object.hasOwn(ALL_GAMES, key))) }
}

/** An id from another program may hold any character. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

follow()
addEventListener('hashchange', follow)
