/** Over random games nothing is made and nothing lost: tiles, cards, markers, stations, resources. */
import { expect, it } from 'vitest'
import { decisionsOf, entryOf } from '../../../../src/games/coal-train/wire/entry-decisions.ts'
import type { Decision } from '../../../../src/games/coal-train/rules/types.ts'
import {
  CARD_IDS,
  extraOf,
  incentiveOf,
  isCity,
  isWhistlestop,
  pointsOf,
  tilesOf,
  WHISTLESTOPS,
} from '../../../../src/games/coal-train/state/components.ts'
import type { CardId, MarketTile } from '../../../../src/games/coal-train/state/components.ts'
import { isUnderWay, markersOf } from '../../../../src/games/coal-train/state/state.ts'
import type { Seat, State } from '../../../../src/games/coal-train/state/state.ts'
import { randomGames } from '../../../support/random-games.ts'
import { byChance, moves, sensibly } from '../support/games.ts'
import type { Move } from '../support/games.ts'

/** Games of each number of players; one in five by chance alone. */
const GAMES = randomGames(10)

const sorted = (ids: readonly string[]) => [...ids].toSorted()
const same = (one: readonly string[], other: readonly string[]) => sorted(one).join() === sorted(other).join()

/** Every tile wherever it lies. */
const tilesIn = (s: State): MarketTile[] => [
  ...[...s.market, s.drawn, s.building].filter((tile) => tile !== null),
  ...s.draw,
  ...s.reserve,
  ...s.discarded,
  ...s.seats.flatMap(({ tiles }) => tiles),
]

const cardsIn = (s: State): CardId[] => [...Object.values(s.cards).flat(), ...s.seats.flatMap(({ cards }) => cards)]

/** Each station but the first is connected with one that was built before it. */
const isConnected = ({ stations }: Seat) =>
  stations.every((place, i) => i === 0 || stations.slice(0, i).some((other) => extraOf(place, other) !== null))

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const pointsOn = ({ stations }: Seat, ofCity: boolean) =>
  sum(stations.filter((place) => isCity(place) === ofCity).map(pointsOf))

const resourcesOf = ({ resources }: Seat) => Object.values(resources)

/** Markers that a decision can bring or take, at most. */
const markersMoved = ({ before, after }: Move) =>
  Math.abs(sum(after.seats.map(markersOf)) - sum(before.seats.map(markersOf)))

const HOLDS: Readonly<Record<string, (move: Move) => boolean>> = {
  'every tile is in one place': ({ after }) => {
    const players = after.seats.length
    return same(tilesIn(after), [...tilesOf('A', players), ...tilesOf('B', players), ...WHISTLESTOPS, 'STD'])
  },
  'every card is in one place, as many as were dealt': ({ after }) => {
    const cards = cardsIn(after)
    return cards.length === 32 && new Set(cards).size === 32 && cards.every((card) => CARD_IDS.includes(card))
  },
  'only own contracts are paid, each once': ({ after }) =>
    after.seats.every(
      ({ cards, paid }) =>
        new Set(paid).size === paid.length &&
        paid.every((card) => cards.includes(card) && incentiveOf(card).startsWith('P')),
    ),
  'the Standard Upgrade stays in the centre, and whistlestops are never bought': ({ after }) =>
    after.market[12] === 'STD' && !after.seats.some(({ tiles }) => tiles.some((tile) => isWhistlestop(tile))),
  'incomes stay on their tracks and never fall': ({ before, after }) =>
    after.seats.every(({ income, actionIncome }, seat) => {
      const was = before.seats[seat]
      return (
        Object.entries(income).every(([key, each]) => each >= was.income[key as 'C'] && each <= 6) &&
        actionIncome >= was.actionIncome &&
        actionIncome <= 9
      )
    }),
  'nobody owes anything': ({ after }) =>
    after.seats.every(
      (seat) =>
        Math.min(...resourcesOf(seat), seat.actionPoints, ...Object.values(seat.markers)) >= 0 &&
        [...resourcesOf(seat), seat.actionPoints].every(Number.isInteger),
    ),
  'markers come and go in small numbers': (move) => markersMoved(move) <= 3,
  'networks are connected, each place once, 20 stations at most': ({ after }) =>
    after.seats.every(
      (seat) => isConnected(seat) && new Set(seat.stations).size === seat.stations.length && seat.stations.length <= 20,
    ),
  'points are those of the stations': ({ after }) =>
    after.seats.every((seat) => seat.towns === pointsOn(seat, false) && seat.cities === pointsOn(seat, true)),
  'action points are those of whoever acts': ({ after }) =>
    after.seats.every(({ actionPoints }, seat) => actionPoints === 0 || seat === after.turn),
  'only the active player changes, but for coal and water from cards and purchases': ({ before, decision, after }) =>
    after.seats.every((seat, i) => {
      const was = before.seats[i]
      if (seat === was || i === before.turn || after.turn === i) return true
      const gain = sum(resourcesOf(seat)) - sum(resourcesOf(was))
      return gain === 1 && ('buy' in decision || 'pay' in decision)
    }),
  'tiles lie face down in the last round alone': ({ after }) => after.ending === 'last' || after.faceDown.length === 0,
  'the round never goes back and the end comes in order': ({ before, after }) =>
    after.round >= before.round && order(after) >= order(before),
}

const order = ({ ending }: State) => ['normal', 'triggered', 'last'].indexOf(ending)

it('holds after every decision of random games, and entries say the same as their decisions', () => {
  const seen = new Set<string>()
  for (const players of [3, 4, 5])
    for (let seed = 0; seed < GAMES; seed++) {
      let pending: Decision[] = []
      for (const move of moves(players, seed, seed % 5 === 0 ? byChance : sensibly)) {
        const broken = Object.keys(HOLDS).filter((name) => !HOLDS[name](move))
        expect(broken, `${players} ${seed} ${JSON.stringify(move.decision)}`).toEqual([])
        pending.push(move.decision)
        for (const key of Object.keys(move.decision)) seen.add(key)
        seen.add(move.after.ending)
        if (isUnderWay(move.after)) continue
        const entry = entryOf(pending)
        expect(entryOf(decisionsOf(entry))).toEqual(entry)
        pending = []
      }
    }
  for (const kind of KINDS) expect([...seen], kind).toContain(kind)
})

/** Kinds of entries that random games come to at least once. */
const KINDS = [
  ...[
    'start',
    'step',
    'take',
    'move',
    'buy',
    'use',
    'goods',
    'build',
    'tile',
    'via',
    'upgrade',
    'waive',
    'with',
    'pay',
  ],
  ...['card', 'town', 'raise', 'gain', 'forgo', 'loco', 'exchange', 'coal', 'contract', 'spend', 'trade', 'to', 'end'],
  ...['place', 'swap', 'rooms', 'triggered', 'last'],
]
