/** The facts of a game, read from its record with a bookkeeping of its own: nothing of the program's rules is used. */
import type { Fact } from '../../../src/games/facets/figures.ts'
import type { GameRecord } from '../../../src/games/record/record.ts'

type Owner = 0 | 1 | 'bank'
type Seat = 0 | 1

interface Holding {
  id: string
  /** On the printed track; null before it is started. */
  price: number | null
  owners: Map<number, Owner>
  director: Seat
  operates: boolean
}

interface Turn {
  offer?: string
  value?: number
  take?: 'money' | 'investor'
  swap?: boolean
  pass?: true
  sell?: [string, number, number?][]
  buy?: [string, number, number?]
  par?: number
  tokens?: [number, number]
  pay?: boolean
}

const TRACK = [40, 50, 60, 70, 80, 90, 100, 110, 120, 135, 150, 165, 180, 200, 220, 240, 260, 285, 315, 350]
const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0)
const moved = (price: number, spaces: number) =>
  TRACK[Math.min(TRACK.length - 1, Math.max(0, TRACK.indexOf(price) + spaces))]

const percentOf = ({ owners }: Holding, owner: Owner) =>
  [...owners].reduce((sum, [percent, each]) => sum + (each === owner ? percent : 0), 0)

/** Makes the owner of more percent the Director, who gets the 40 for the 30 and the 10. */
function direct(holding: Holding) {
  if (percentOf(holding, other(holding.director)) > percentOf(holding, holding.director))
    holding.director = other(holding.director)
  const { owners, director } = holding
  const has = owners.get(40)!
  if (has !== director && owners.get(30) === director && owners.get(10) === director) {
    owners.set(40, director)
    for (const percent of [30, 10]) owners.set(percent, has)
  }
}

function trade(holdings: Map<string, Holding>, { sell = [], buy, par }: Turn, seat: Seat) {
  const sold = new Set(sell.map(([id]) => holdings.get(id)!))
  const falling = [...sold].filter(({ director }) => director === seat)
  for (const [id, percent, wanted] of sell) {
    holdings.get(id)!.owners.set(percent, 'bank')
    if (wanted !== undefined) holdings.get(id)!.owners.set(wanted, seat)
  }
  for (const holding of falling) holding.price = moved(holding.price!, -1)
  for (const holding of sold) direct(holding)
  if (!buy) return
  const [id, percent, given] = buy
  const holding = holdings.get(id)!
  if (par !== undefined) Object.assign(holding, { price: par, director: seat })
  holding.owners.set(percent, seat)
  if (given !== undefined) holding.owners.set(given, 'bank')
  if (percentOf(holding, 'bank') <= 50) holding.operates = true
  direct(holding)
}

export function plainFacts({ setup, moves }: GameRecord): Fact[] {
  const facts: Fact[] = []
  const holdings = new Map(
    ['green', 'black', 'yellow', 'red', 'blue'].map((id) => [
      id,
      {
        id,
        price: null,
        operates: false,
        director: 0,
        owners: new Map([40, 30, 20, 10].map((each) => [each, 'bank'])),
      },
    ]),
  ) as Map<string, Holding>
  const first = (setup as { startingPlayer: Seat }).startingPlayer
  let [priority, turn, rounds, passes, drafted]: [Seat, Seat, number, number, number] = [first, first, 1, 0, 0]
  let last: Seat | null = null
  let offered = { offer: '', value: 0 }
  let running: Holding[] = []
  let now: Holding | undefined
  let isOperating = false
  for (const move of moves as Turn[]) {
    if (isOperating && (move.pass || move.sell || move.buy || move.swap !== undefined)) {
      rounds++
      isOperating = false
      turn = priority
    }
    if (move.offer !== undefined) offered = { offer: move.offer, value: move.value! }
    else if (move.take) {
      const chooser = [first, other(first), other(first), first][drafted]
      const seat = move.take === 'money' ? chooser : other(chooser)
      if (drafted === 0) facts.push({ key: `opening ${offered.offer}`, amount: offered.value, seat })
      facts.push({ key: `draft ${offered.offer}`, amount: offered.value, seat })
      if (offered.offer === '450') {
        facts.push({ key: 'start green', amount: 100, seat })
        Object.assign(holdings.get('green')!, { price: 100, director: seat })
        holdings.get('green')!.owners.set(40, seat)
      }
      drafted++
    } else if (move.swap) turn = priority = other(priority)
    else if (move.pass && ++passes === 2) {
      if (last !== null) priority = other(last)
      ;[passes, last, isOperating] = [0, null, true]
      running = [...holdings.values()].filter(({ operates }) => operates)
      now = undefined
      // Without a Holding that operates the next stock round follows at once.
      if (running.length === 0) [turn, rounds, isOperating] = [priority, rounds + 1, false]
    } else if (move.pass) turn = other(turn)
    else if (move.sell || move.buy) {
      if (move.par !== undefined) facts.push({ key: `start ${move.buy![0]}`, amount: move.par, seat: turn })
      trade(holdings, move, turn)
      ;[passes, last, turn] = [0, turn, other(turn)]
    } else if (move.tokens) now = running[(running.indexOf(now!) + 1) % running.length]
    else if (move.pay) now!.price = moved(now!.price!, 1)
  }
  const started = [...holdings.values()].filter(({ price }) => price !== null)
  const ends = started.filter(({ price }) => price === 350)
  return [
    ...facts,
    { key: `rounds ${Math.min(25, rounds)}`, amount: null, seat: null },
    ...(ends.length > 0 ? ends : [null]).map((end) => ({
      key: `end ${end?.id ?? 'none'}`,
      amount: null,
      seat: end?.director ?? null,
    })),
    ...started.map(({ id, price, director }) => ({ key: `value ${id}`, amount: price, seat: director })),
  ]
}
