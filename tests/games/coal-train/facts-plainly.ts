/** The facts of a game, read from its record with a bookkeeping of its own: nothing of the program's rules is used. */
import type { Fact } from '../../../src/games/facets/figures.ts'
import type { GameRecord } from '../../../src/games/record/record.ts'

interface Turn {
  start?: string
  step?: [number, number]
  to?: [number, number]
  buy?: true
  build?: string
  card?: string
  town?: string
  contract?: string
  end?: true
  place?: [number, number]
  swap?: true
}
interface Setup {
  startingPlayer: number
  a: string[]
  b: string[]
  whistlestops: string[]
}
interface Seat {
  agent: string | null
  stations: string[]
  cards: string[]
  paid: string[]
  bought: string[]
}

const CITIES = ['WIL', 'SCR', 'WBR', 'HAZ', 'POT', 'HAR', 'REA', 'ALL']
const KINDS = ['Sa', 'Sb', 'Sc', 'Sd', 'Se', 'CM', 'IM', 'RV', 'MA']
const CONTRACTS: Record<string, number> = { P1: 4, P2: 5, P3: 5, P4: 7 }
const kindOf = (tile: string) => tile.slice(2, 4)
const fact = (key: string, seat: number | null, amount: number | null = null): Fact => ({ key, amount, seat })

/** Points that a card has brought; those of the cards scored at the end are told apart, by the result (`scoringOf`). */
const pointsOf = (card: string, { paid }: Seat) =>
  card.startsWith('N7') ? 3 : paid.includes(card) ? CONTRACTS[card.slice(0, 2)] : 0

/** The facts, with the amounts of the cards scored at the end left open (null). */
export function plainFacts({ setup, moves, players }: GameRecord): Fact[] {
  const { startingPlayer, a, b, whistlestops } = setup as Setup
  const market = new Map<string, string | null>()
  const tiles = [...a]
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 5; column++)
      market.set(`${row} ${column}`, row === 2 && column === 2 ? 'STD' : tiles.shift()!)
  let draw = [...whistlestops, 'LOBBY', ...tiles, ...b.slice(10)]
  let reserve = b.slice(0, 10)
  const seats: Seat[] = players.map(() => ({ agent: null, stations: [], cards: [], paid: [], bought: [] }))
  const facts: Fact[] = []
  let [turn, choosing, round, idle] = [startingPlayer, startingPlayer, 1, 0]
  let [bought, triggered, isLast, isOver] = [false, false, false, false]
  let drawn = ''

  const take = () => {
    const tile = draw.shift()!
    if (draw.length === 0 && !triggered && !isLast) [triggered, draw, reserve] = [true, reserve, []]
    return tile
  }
  const pass = () => {
    turn = (turn + 1) % seats.length
    if (turn !== startingPlayer || isOver) return
    if (isLast) return void (isOver = true)
    idle = bought ? 0 : idle + 1
    isLast = triggered || idle >= 2 || round >= 40
    bought = false
    round++
  }
  const refill = () => {
    const empty = [...market.values()].some((tile) => tile === null)
    if (empty && draw.length > 0) drawn = take()
    else pass()
  }

  for (const move of moves as Turn[]) {
    const seat = seats[turn]
    if (move.start) {
      choosing = (choosing - 1 + seats.length) % seats.length
      facts.push(fact(`start ${move.start}`, choosing))
      continue
    }
    const to = move.step ?? move.to
    if (to) seat.agent = to.join(' ')
    if (move.buy) {
      seat.bought.push(market.get(seat.agent!)!)
      market.set(seat.agent!, isLast && draw.length > 0 ? take() : null)
      bought = true
    }
    if (move.build) seat.stations.push(move.build)
    if (move.card) seat.cards.push(move.card)
    if (move.town) seat.stations.push(move.town)
    if (move.contract) seat.paid.push(move.contract)
    if (move.end) {
      if (isLast) pass()
      else refill()
    }
    if (move.place) {
      const space = move.place.join(' ')
      if (move.swap) market.set(seat.agent!, market.get(space)!)
      market.set(space, drawn)
      refill()
    }
  }
  return [
    ...facts,
    ...seats.flatMap((seat, at) => [
      ...seat.stations.slice(0, 1).map((place) => fact(`first ${place}`, at)),
      ...CITIES.filter((city) => seat.stations.includes(city)).map((city) => fact(`city ${city}`, at)),
      ...seat.cards.map((card) =>
        fact(`card ${card.slice(0, 2)}`, at, card.startsWith('F') ? null : pointsOf(card, seat)),
      ),
      ...KINDS.map((kind) => ({ kind, count: seat.bought.filter((tile) => kindOf(tile) === kind).length }))
        .filter(({ count }) => count > 0)
        .map(({ kind, count }) => fact(`tile ${kind}`, at, count)),
    ]),
    fact(`rounds ${round}`, null),
    fact(`end ${reserve.length === 0 ? 'drawn' : 'idle'}`, null),
  ]
}
