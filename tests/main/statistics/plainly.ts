/** Statistics once more, from the records alone and as plainly as can be: nothing of the program's arithmetic is used. */
import type { Fact } from '../../../src/games/facets/figures.ts'
import type { GameRecord } from '../../../src/games/record/record.ts'

export interface Told {
  name: string
  color: string
  bot: string | null
  total: number
  parts: number[] | null
  /** More of it breaks a tie; null where it isn't known. */
  tie: number | null
  won: boolean
  first: boolean
  /** How good the seat's moves were; null where not all of the game's were reviewed. */
  accuracy: number | null
}

export interface ToldGame {
  id: string
  at: string
  mode: GameRecord['mode']
  minutes: number
  seats: Told[]
}

const MIN = 60_000

/** `partsOf` and `tieOf` read one seat's score as it stands in the record. */
export function toldGame(
  record: GameRecord,
  {
    partsOf,
    tieOf,
    first,
    losses,
    third,
  }: {
    partsOf: (score: unknown) => number[] | null
    tieOf: (score: unknown) => number | null
    first: number | null
    /** Lost points with the seats that lost them; a loss of `third` leaves a move a third of its worth. */
    losses: { seat: number; lost: number }[]
    third: number
  },
): ToldGame {
  const { scores, winners } = record.result as { scores: { total: number }[]; winners: number[] }
  return {
    id: record.id,
    at: record.startedAt,
    mode: record.mode,
    minutes: Math.round((Date.parse(record.finishedAt!) - Date.parse(record.startedAt)) / MIN),
    seats: record.players.map(({ name, color, control }, seat) => ({
      name,
      color,
      bot: control === 'human' ? null : control,
      total: scores[seat].total,
      parts: partsOf(scores[seat]),
      tie: tieOf(scores[seat]),
      won: winners.includes(seat),
      first: seat === first,
      accuracy:
        losses.length > 0 && losses.length === record.moves?.length && losses.some((loss) => loss.seat === seat)
          ? mean(losses.filter((loss) => loss.seat === seat).map(({ lost }) => Math.exp(-lost / third)))
          : null,
    })),
  }
}

export function mean(numbers: number[]): number {
  let sum = 0
  for (const number of numbers) sum += number
  return numbers.length === 0 ? 0 : sum / numbers.length
}
export const meanParts = (all: number[][]): number[] | null =>
  all.length === 0 ? null : all[0].map((_, part) => mean(all.map((parts) => parts[part])))

const share = (game: ToldGame, seat: Told) => (seat.won ? 1 / game.seats.filter(({ won }) => won).length : 0)

/** Whether `a` finished before `b`. */
function before(a: Told, b: Told): boolean {
  if (a.won || b.won) return a.won && !b.won
  if (a.total !== b.total) return a.total > b.total
  return a.tie !== null && b.tie !== null && a.tie > b.tie
}
export const placeOf = (game: ToldGame, own: Told) => 1 + game.seats.filter((other) => before(other, own)).length

type Sat = [game: ToldGame, seat: Told]

export const seatsOf = (games: ToldGame[], is: (seat: Told) => boolean): Sat[] =>
  games.flatMap((game) => game.seats.filter(is).map((seat): Sat => [game, seat]))

export const standing = (sat: Sat[]) => ({
  games: sat.length,
  wins: mean(sat.map(([game, seat]) => share(game, seat))) * sat.length,
  shared: sat.filter(([game, seat]) => seat.won && share(game, seat) < 1).length,
  fairWins: mean(sat.map(([game]) => 1 / game.seats.length)) * sat.length,
  average: mean(sat.map(([, seat]) => seat.total)),
  best: Math.max(...sat.map(([, seat]) => seat.total)),
})

// Ratings: Glicko's formulas as its author prints them, each pair of a table a game and the pairs of a table one result

interface Rating {
  value: number
  deviation: number
}
const q = Math.log(10) / 400
const g = (deviation: number) => 1 / Math.sqrt(1 + (3 * q * q * deviation * deviation) / (Math.PI * Math.PI))
const keyOf = (seat: Told) => (seat.bot === null ? `person ${seat.name}` : `bot ${seat.bot}`)

/** After each game, by who it is. */
export function ratings(games: ToldGame[]): { now: Map<string, Rating>; after: Map<string, Map<string, Rating>> } {
  const now = new Map<string, Rating>()
  const after = new Map<string, Map<string, Rating>>()
  const of = (key: string) => now.get(key) ?? { value: 1500, deviation: 350 }
  for (const game of games) {
    const found = new Map<string, Rating[]>()
    for (const own of game.seats) {
      const { value: r, deviation: rd } = of(keyOf(own))
      const others = game.seats.filter((other) => keyOf(other) !== keyOf(own))
      let next = { value: r, deviation: rd }
      if (others.length > 0) {
        const terms = others.map((other) => {
          const { value: rj, deviation: rdj } = of(keyOf(other))
          const e = 1 / (1 + 10 ** ((-g(rdj) * (r - rj)) / 400))
          const s =
            placeOf(game, own) === placeOf(game, other) ? 0.5 : placeOf(game, own) < placeOf(game, other) ? 1 : 0
          return { gain: g(rdj) * (s - e), information: g(rdj) ** 2 * e * (1 - e) }
        })
        const d2 = 1 / (q * q * mean(terms.map(({ information }) => information)))
        const spread = 1 / (1 / (rd * rd) + 1 / d2)
        next = {
          value: r + q * spread * mean(terms.map(({ gain }) => gain)),
          deviation: Math.max(40, Math.sqrt(spread)),
        }
      }
      found.set(keyOf(own), [...(found.get(keyOf(own)) ?? []), next])
    }
    for (const [key, all] of found)
      now.set(key, {
        value: mean(all.map(({ value }) => value)),
        deviation: mean(all.map(({ deviation }) => deviation)),
      })
    after.set(game.id, new Map(now))
  }
  return { now, after }
}
export const ratingOf = (rated: Map<string, Rating>, seat: Told) => rated.get(keyOf(seat))!

// A person

export function person(games: ToldGame[], name: string) {
  const sat = seatsOf(games, (seat) => seat.bot === null && seat.name === name)
  const { now, after } = ratings(games)
  const last = sat[sat.length - 1]
  const groups = <K extends string | number>(keyOf: (sat: Sat) => K, label: string) =>
    [...new Set(sat.map(keyOf))].map((key) => ({
      [label]: key,
      ...standing(sat.filter((each) => keyOf(each) === key)),
    }))
  const known = sat.filter(([, { parts }]) => parts !== null)
  const partsOf = (some: Sat[]) => meanParts(some.map(([, { parts }]) => parts!))
  const elsewhere = known.map(([game]) =>
    meanParts(
      games
        .filter(({ seats }) => seats.length === game.seats.length)
        .flatMap(({ seats }) => seats.flatMap(({ parts }) => (parts ? [parts] : []))),
    )!,
  )
  const leads = sat
    .filter(([, { won }]) => won)
    .map(([game, own]) =>
      Math.max(0, own.total - Math.max(...game.seats.filter((other) => other !== own).map(({ total }) => total))),
    )
  const runs: Sat[][] = [[]]
  for (const each of sat)
    if (each[1].won) runs[runs.length - 1].push(each)
    else runs.push([])
  const told = (run: Sat[]) =>
    run.length === 0 ? null : { games: run.length, from: run[0][0].at, to: run[run.length - 1][0].at }
  return {
    name,
    color: last[1].color,
    lastAt: last[0].at,
    firstAt: sat[0][0].at,
    ...standing(sat),
    rating: ratingOf(now, last[1]),
    trend: sat.slice(-30).map(([, { total }]) => total),
    minutes: sat.reduce((minutes, [game]) => minutes + game.minutes, 0),
    bySeats: groups(([game]) => game.seats.length, 'seats'),
    byMode: groups(([game]) => game.mode, 'mode'),
    byColor: groups(([, { color }]) => color, 'color'),
    opponents: opponents(sat),
    parts:
      known.length === 0
        ? null
        : {
            games: known.length,
            own: partsOf(known),
            all: meanParts(elsewhere),
            won: partsOf(known.filter(([, { won }]) => won)),
            lost: partsOf(known.filter(([, { won }]) => !won)),
          },
    course: sat.map(([game, own]) => ({
      ...{ id: game.id, at: game.at, games: 1, wins: share(game, own), total: own.total },
      rating: ratingOf(after.get(game.id)!, own),
    })),
    accuracy: sat
      .filter(([, { accuracy }]) => accuracy !== null)
      .map(([game, { accuracy }]) => ({ id: game.id, at: game.at, games: 1, accuracy })),
    latest: sat
      .slice(-10)
      .reverse()
      .map(([game, own]) => ({
        ...{ id: game.id, at: game.at, mode: game.mode, total: own.total, won: own.won, place: placeOf(game, own) },
        others: game.seats
          .filter((other) => other !== own)
          .map(({ name, color, bot, total }) => ({ name, color, control: bot ?? 'human', total })),
      })),
    best: Math.max(...sat.map(([, { total }]) => total)),
    clearest: leads.length === 0 ? null : Math.max(...leads),
    closest: leads.length === 0 ? null : Math.min(...leads),
    longestRun: told(runs.find(({ length }) => runs.every((other) => other.length <= length))!),
    presentRun: told(runs[runs.length - 1]),
  }
}

function opponents(sat: Sat[]) {
  const met = sat.flatMap(([game, own]) =>
    game.seats.filter((other) => other !== own).map((other) => ({ game, own, other })),
  )
  return [...new Set(met.map(({ other }) => keyOf(other)))].map((key) => {
    const meetings = met.filter(({ other }) => keyOf(other) === key)
    const count = (is: (own: number, other: number) => boolean) =>
      meetings.filter(({ game, own, other }) => is(placeOf(game, own), placeOf(game, other))).length
    const { other } = meetings[0]
    return {
      name: other.bot ?? other.name,
      isBot: other.bot !== null,
      games: meetings.length,
      ahead: count((own, other) => own < other),
      level: count((own, other) => own === other),
      behind: count((own, other) => own > other),
      lead: mean(meetings.map(({ own, other }) => own.total - other.total)),
    }
  })
}

// Tables

/** Between two numbers of a sorted list in proportion. */
function quantile(sorted: number[], part: number): number {
  const at = part * (sorted.length - 1)
  const [low, high] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]]
  return low + (high - low) * (at - Math.floor(at))
}

/** The roots of (p − s)² = 1.96² p (1 − p) / n. */
function wilson(s: number, n: number): { low: number; high: number } {
  const z2 = 1.96 ** 2
  const [a, b, c] = [1 + z2 / n, -(2 * s + z2 / n), s * s]
  const root = Math.sqrt(b * b - 4 * a * c)
  return { low: Math.max(0, (-b - root) / (2 * a)), high: Math.min(1, (-b + root) / (2 * a)) }
}

export function table(games: ToldGame[], players: number) {
  const own = games.filter(({ seats }) => seats.length === players)
  const totals = own.flatMap(({ seats }) => seats.map(({ total }) => total)).sort((a, b) => a - b)
  const known = own.filter(({ seats }) => seats.every(({ parts }) => parts !== null))
  const begun = known.filter(({ seats }) => seats.some(({ first }) => first))
  const order = Array.from({ length: begun.length === 0 ? 0 : players }, (_, place) => {
    const sat = begun.map((game): Sat => {
      const starter = game.seats.findIndex(({ first }) => first)
      return [game, game.seats[(starter + place) % players]]
    })
    const won = mean(sat.map(([game, seat]) => share(game, seat)))
    return {
      games: begun.length,
      share: won,
      ...wilson(won, begun.length),
      average: mean(sat.map(([, { total }]) => total)),
    }
  })
  return { players, games: own.length, totals: totals.length === 0 ? null : spread(totals), order, parts: parts(known) }
}

const WIDTHS = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000]

function spread(sorted: number[]) {
  const width = WIDTHS.find((each) => sorted[sorted.length - 1] - sorted[0] < 40 * each)!
  const columns: { from: number; count: number }[] = []
  for (let from = Math.floor(sorted[0] / width) * width; from <= sorted[sorted.length - 1]; from += width)
    columns.push({ from, count: sorted.filter((total) => total >= from && total < from + width).length })
  return {
    least: sorted[0],
    ...{ lower: quantile(sorted, 0.25), median: quantile(sorted, 0.5), upper: quantile(sorted, 0.75) },
    most: sorted[sorted.length - 1],
    width,
    columns,
  }
}

export function parts(games: ToldGame[]) {
  const known = games.filter(({ seats }) => seats.every(({ parts }) => parts !== null))
  if (known.length === 0) return null
  const seats = known.flatMap((game) => game.seats)
  const winners = meanParts(seats.filter(({ won }) => won).map(({ parts }) => parts!))!
  const others = meanParts(seats.filter(({ won }) => !won).map(({ parts }) => parts!))
  const paid = winners.map((_, part) =>
    mean(known.map((game) => Math.max(...game.seats.map(({ parts }) => parts![part])))),
  )
  return { games: known.length, winners, others: others ?? winners, paid }
}

// What happened

export const factsOf = (all: { record: GameRecord; fact: Fact }[]) =>
  [...new Set(all.map(({ fact }) => fact.key))].map((key) => {
    const own = all.filter(({ fact }) => fact.key === key)
    const amounts = own.flatMap(({ fact }) => fact.amount ?? [])
    const sat = own.filter(({ fact }) => fact.seat !== null)
    const won = mean(
      sat.map(({ record, fact }) => {
        const { winners } = record.result!
        return winners.includes(fact.seat!) ? 1 / winners.length : 0
      }),
    )
    return {
      key,
      times: own.length,
      amount: amounts.length === 0 ? null : mean(amounts),
      won: sat.length === 0 ? null : { share: won, ...wilson(won, sat.length) },
    }
  })
