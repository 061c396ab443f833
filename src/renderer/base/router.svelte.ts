/** Where the app is, kept in the address's hash so that a reload and the back key work. */

import type { TableSummary } from '../../contract/api.ts'

export type Route =
  | { at: 'home' }
  | { at: 'new' }
  | { at: 'table'; id: string }
  | { at: 'records' }
  /** `review`: with its review open, begun where there is none. */
  | { at: 'record'; id: string; view?: 'review' }
  | { at: 'people' }
  /** A person, by the name. */
  | { at: 'person'; id: string }
  | { at: 'statistics' }
  | { at: 'new-score' }
  | { at: 'score'; id: string; view: 'pages' | 'big' | 'print' }
  | { at: 'empty-sheet'; game: string; players: number }

let route = $state.raw<Route>(parse(location.hash))
addEventListener('hashchange', () => (route = parse(location.hash)))

export const currentRoute = (): Route => route

export const goHome = () => go('#/')
export const goToNewGame = () => go('#/new')
export const recordsHref = () => '#/records'
export const goToRecords = () => go(recordsHref())
export const goToRecord = (id: string) => go(recordHref(id))
export const recordHref = (id: string) => `#/records/${encodeURIComponent(id)}`
export const goToReview = (id: string) => go(`${recordHref(id)}/review`)
export const peopleHref = () => '#/people'
export const goToPeople = () => go(peopleHref())
export const personHref = (name: string) => `${peopleHref()}/${encodeURIComponent(name)}`
export const goToPerson = (name: string) => go(personHref(name))
export const statisticsHref = () => '#/statistics'
export const goToTable = (id: string) => go(tableHref(id))
export const tableHref = (id: string) => `#/table/${encodeURIComponent(id)}`

/** Where a game of the list is continued: at its table, or on its score sheet. */
export const gameHref = ({ id, mode }: Pick<TableSummary, 'id' | 'mode'>) =>
  mode === 'companion' ? sheetHref(id) : tableHref(id)
export const newScoreHref = () => '#/score/new'
export const goToNewScore = () => go(newScoreHref())
export const sheetHref = (id: string) => `#/score/${encodeURIComponent(id)}`
export const goToSheet = (id: string) => go(sheetHref(id))
/** The sheet in type that can be read from across the table. */
export const bigHref = (id: string) => `${sheetHref(id)}/big`
export const printHref = (id: string) => `${sheetHref(id)}/print`
/** An empty score sheet of a game to print, for so many players. */
export const emptySheetHref = (game: string, players: number) => `#/score/empty/${game}/${players}`

export function go(hash: string) {
  location.hash = hash
}

/** Whatever is not an address of ours is the home screen. */
function parse(hash: string): Route {
  if (hash === '#/new') return { at: 'new' }
  if (hash === '#/records') return { at: 'records' }
  if (hash === '#/people') return { at: 'people' }
  if (hash === '#/statistics') return { at: 'statistics' }
  const score = scoreRoute(hash)
  if (score) return score
  const record = /^#\/records\/(.+?)(\/review)?$/.exec(hash)
  if (record) return { at: 'record', id: decoded(record[1]), ...(record[2] && { view: 'review' }) }
  const person = /^#\/people\/(.+)$/.exec(hash)
  if (person) return { at: 'person', id: decoded(person[1]) }
  const table = /^#\/table\/([^/]+)$/.exec(hash)
  return table ? { at: 'table', id: decoded(table[1]) } : { at: 'home' }
}

/** An id from another program may hold any character. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function scoreRoute(hash: string): Route | null {
  if (hash === '#/score/new') return { at: 'new-score' }
  const empty = /^#\/score\/empty\/([a-z-]+)\/(\d{1,2})$/.exec(hash)
  if (empty) return { at: 'empty-sheet', game: empty[1], players: Number(empty[2]) }
  const sheet = /^#\/score\/([^/]+)(?:\/(big|print))?$/.exec(hash)
  return sheet && { at: 'score', id: decoded(sheet[1]), view: (sheet[2] as 'big' | 'print' | undefined) ?? 'pages' }
}
