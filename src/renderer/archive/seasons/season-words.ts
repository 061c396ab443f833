/** A season in words: its days, and the tables of its figures for screens, files and pictures. */
import type { Season, SeasonQuestion, SeasonTable, Standing } from '../../../contract/schemas/seasons.ts'
import { csvField } from '../../../contract/conventions/csv-field.ts'
import { startOfDay } from '../../../contract/conventions/local-day.ts'
import { games } from '../../games/offered-games.svelte.ts'
import { languageTag } from '../../i18n/locale.svelte.ts'
import { plain, wholeOrTenths } from '../../i18n/numbers.ts'
import { dateOf } from '../../i18n/times.ts'
import { m } from '../../paraglide/messages.js'

/** The question for a season's figures: its last day is counted whole. */
export const questionOf = ({ game, points, from, until }: Season): SeasonQuestion => ({
  game,
  points,
  after: startOfDay(from),
  before: until === null ? null : startOfDay(until, 1),
})

export const daysOf = ({ from, until }: Pick<Season, 'from' | 'until'>): string =>
  until === null
    ? m.seasons_since({ from: dateOf(startOfDay(from)) })
    : m.seasons_days({ from: dateOf(startOfDay(from)), until: dateOf(startOfDay(until)) })

/** The title that a season counts, or all of them. */
export const titleOf = ({ game }: Pick<Season, 'game'>): string =>
  games()
    .find(({ identity }) => identity.id === game)
    ?.title() ?? m.seasons_all_games()

export const placeNames = (points: readonly number[]): string[] =>
  points.map((_, place) => m.statistics_place({ number: place + 1 }))

/** The figures of one person, as the columns stand. */
export const figuresOf = ({ games, wins, points, places }: Standing): string[] => [
  plain(games),
  wholeOrTenths(wins),
  plain(points),
  ...places.map(plain),
]

/**
 * The standings as a file for spreadsheets, in the form that they open where the page's language is spoken: with semicolons
 * where a comma stands before decimals.
 */
export function standingsFile({ points }: Season, { standings }: SeasonTable): Blob {
  const separator = (1.5).toLocaleString(languageTag()).includes(',') ? ';' : ','
  const head = [m.name(), m.games(), m.people_column_wins(), m.points_heading(), ...placeNames(points)]
  const rows = standings.map((standing) => {
    const { name, games, wins, points, places } = standing
    return [name, games, wins.toLocaleString(languageTag(), { useGrouping: false }), points, ...places]
  })
  const lines = [head, ...rows].map((row) => `${row.map(csvField).join(separator)}\r\n`)
  return new Blob(['\ufeff', ...lines], { type: 'text/csv' })
}
