/** Everybody who has finished a game. */
import type { BotSummary, PeopleStatistics, PersonSummary, Rating } from '../../contract/schemas/statistics.ts'
import { alikeNames } from './alike.ts'
import { isPerson, playerAt, seatsOf, totalOf, type Games } from './counted-games.ts'
import { ratingsAlong } from './ratings.ts'
import { seatsByPlayer, outcomesOf } from './outcomes.ts'
import { present } from '../../games/building-blocks/present.ts'

/** Somebody who is rated, and their seats. */
interface Seated {
  who: number
  own: readonly number[]
}

const everybodyIn = (games: Games, isWanted: (seat: number) => boolean): Seated[] =>
  seatsByPlayer(games)
    .map((own, who) => ({ who, own }))
    .filter(({ own }) => own.length > 0 && isWanted(own[0]))

export function peopleOf(games: Games): PeopleStatistics {
  const ratings = ratingsAlong(games)
  const people = everybodyIn(games, (seat) => isPerson(playerAt(games, seat)))
  const named = new Map(people.map(({ who, own }) => [games.keys[who], own]))
  return {
    games: games.ids.length,
    people: people.map(({ who, own }) => summaryOf(games, own, ratings[who])).sort(byGames),
    bots: botsOf(games, ratings),
    alike: alikeNames([...named.keys()], (a, b) =>
      neverTogether(games, present(named.get(a), "the person's games"), b),
    ),
  }
}

/** The strongest first. */
export function botsOf(games: Games, ratings: readonly Rating[]): BotSummary[] {
  const bots = everybodyIn(games, (seat) => !isPerson(playerAt(games, seat)))
  const found = bots.map(({ who, own }) => botOf(games, own, ratings[who]))
  return found.sort((a, b) => b.rating.value - a.rating.value)
}

const byGames = (a: PersonSummary, b: PersonSummary) => b.games - a.games || a.name.localeCompare(b.name)

/** The number of games in a person's trend. */
const TREND = 30

export function summaryOf(games: Games, seats: readonly number[], rating: Rating): PersonSummary {
  const last = seats[seats.length - 1]
  const { name, color } = playerAt(games, last)
  return {
    name,
    color,
    lastAt: games.times[games.seats.game[last]],
    ...outcomesOf(games, seats),
    rating,
    trend: seats.slice(-TREND).map((seat) => totalOf(games, seat)),
  }
}

const botOf = (games: Games, seats: readonly number[], rating: Rating): BotSummary => ({
  control: playerAt(games, seats[0]).control,
  ...outcomesOf(games, seats),
  rating,
})

function neverTogether(games: Games, seats: readonly number[], other: string): boolean {
  const { game, who } = games.seats
  return seats.every((seat) => seatsOf(games, game[seat]).every((at) => games.keys[who[at]] !== other))
}
