/** Everybody who has finished a game. */
import type { BotSummary, PeopleStatistics, PersonSummary } from '../../contract/statistics.ts'
import { FIRST_RATING } from './rating.ts'
import { alikeNames } from './alike.ts'
import { isPerson, type Game } from './counted-games.ts'
import { ratingsAlong, type Ratings } from './ratings.ts'
import { satBy, standingOf, type Sat } from './standing.ts'

export function peopleOf(games: readonly Game[]): PeopleStatistics {
  const ratings = ratingsAlong(games)
  const people = satBy(games, (seat) => (isPerson(seat) ? seat.name : null))
  return {
    games: games.length,
    people: [...people].map(([name, sat]) => summaryOf(name, sat, ratings)).sort(byGames),
    bots: botsOf(games, ratings),
    alike: alikeNames([...people.keys()], (a, b) => neverTogether(people.get(a)!, b)),
  }
}

/** The strongest first. */
export function botsOf(games: readonly Game[], ratings: Ratings): BotSummary[] {
  const bots = satBy(games, (seat) => (isPerson(seat) ? null : seat.control))
  const found = [...bots].map(([control, sat]) => botOf(control, sat, ratings))
  return found.sort((a, b) => b.rating.value - a.rating.value)
}

const byGames = (a: PersonSummary, b: PersonSummary) => b.games - a.games || a.name.localeCompare(b.name)

/** The number of games in a person's trend. */
const TREND = 30

export function summaryOf(name: string, sat: readonly Sat[], ratings: Ratings): PersonSummary {
  const last = sat[sat.length - 1]
  return {
    name,
    color: last.seat.color,
    lastAt: last.game.at,
    ...standingOf(sat),
    rating: ratings.get(name) ?? FIRST_RATING,
    trend: sat.slice(-TREND).map(({ seat }) => seat.total),
  }
}

const botOf = (control: string, sat: readonly Sat[], ratings: Ratings): BotSummary => ({
  control,
  ...standingOf(sat),
  rating: ratings.get(sat[0].seat.key) ?? FIRST_RATING,
})

const neverTogether = (sat: readonly Sat[], other: string) =>
  sat.every(({ game }) => game.seats.every((seat) => !isPerson(seat) || seat.name !== other))
