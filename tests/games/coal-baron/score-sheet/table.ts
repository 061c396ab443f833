/** Digital games that lie on the table as the physical ones do: what there is to count when a shift ends. */
import { ELEMENTS_SCORED } from '../../../../src/games/coal-baron/state/components.ts'
import { decide } from '../../../../src/games/coal-baron/rules/entries.ts'
import { legalMoves } from '../../../../src/games/coal-baron/rules/options.ts'
import { resultOf } from '../../../../src/games/coal-baron/rules/result.ts'
import * as scoring from '../../../../src/games/coal-baron/rules/scoring.ts'
import { allOrders, allTiles, deal } from '../../../../src/games/coal-baron/rules/setup.ts'
import * as state from '../../../../src/games/coal-baron/state/state.ts'
import type { State } from '../../../../src/games/coal-baron/state/state.ts'
import type { Decision, OrderId, Result } from '../../../../src/games/coal-baron/rules/types.ts'
import { view } from '../../../../src/games/coal-baron/rules/view.ts'
import type { Edit } from '../../../../src/games/coal-baron/score-sheet/edits.ts'
import { ASSETS, countField, seatField, shiftField } from '../../../../src/games/coal-baron/wire/fields.ts'
import { emptyPad } from '../../../../src/games/coal-baron/score-sheet/pad.ts'
import type { Pad } from '../../../../src/games/coal-baron/score-sheet/pad.ts'
import { seeded, shuffled } from '../../../../src/games/building-blocks/random.ts'
import type { Random } from '../../../../src/games/building-blocks/random.ts'

/** The components on the table when a shift ends, by seat. */
export interface ShiftEnd {
  /** 4, 8 or 12 for each seat. */
  counts: number[][]
  /** Everything delivered so far. */
  cards: OrderId[][]
  /** The markers' spaces before the shift scoring. */
  track: number[]
  workers: number[]
  startingPlayer: number
}

export interface TableGame {
  players: number
  startingPlayer: number
  shifts: ShiftEnd[]
  assets: scoring.Assets[]
  result: Result
}

const COLORS = ['red', 'blue', 'green', 'cream']
export const NAMES = ['Mike', 'Lucy', 'George', 'Anna']

/** A pad for `players` players, who start with seat `startingPlayer`. */
export const padFor = (players: number, way: 'counts' | 'cards' | 'points' = 'counts', startingPlayer = 0): Pad =>
  emptyPad(
    NAMES.slice(0, players).map((name, seat) => ({ name, color: COLORS[seat] })),
    startingPlayer,
    way,
  )

/** A whole game by players who mostly do what comes to hand, and deliver when they can. */
export function playedGame(players: number, seed: number): TableGame {
  const random = seeded(seed)
  const startingPlayer = random.below(players)
  const tiles = shuffled(allTiles(), random)
  let s = deal({ players, startingPlayer, tiles, orders: shuffled(allOrders(), random) })
  const shifts: ShiftEnd[] = []
  while (!scoring.isFinished(s)) {
    s = played(s, chosen(legalMoves(s), random))
    if (view(s, null).phase === 'scoring') shifts.push(shiftEnd(s))
    scoring.settle(s)
  }
  const assets = seats(s).map((seat) => scoring.assetsOf(s, seat))
  return { players, startingPlayer, shifts, assets, result: resultOf(s) }
}

const seats = (s: State) => Array.from({ length: state.players(s) }, (_, seat) => seat)

function played(s: State, decision: Decision): State {
  const result = decide(s, decision)
  if (result.refusal) throw new Error(result.refusal.code)
  return result.state
}

/** Decisions that lead to deliveries; they come first most of the time. */
const WANTED = [/delivery/, /"fill"/, /"load"/, /"cage":0/, /"cage":\d/, /mining-(8|10)/]

function chosen(decisions: Decision[], random: Random): Decision {
  const wanted = WANTED.map((what) => decisions.filter((decision) => what.test(JSON.stringify(decision))))
  const best = wanted.find((some) => some.length > 0 && random.below(5) > 0) ?? decisions
  return best[random.below(best.length)]
}

function shiftEnd(s: State): ShiftEnd {
  const elements = Array.from({ length: ELEMENTS_SCORED[state.shift(s) - 1] }, (_, element) => element)
  return {
    counts: seats(s).map((seat) => elements.map((element) => scoring.countsOf(s, element)[seat])),
    cards: view(s, null).seats.map(({ delivered }) => delivered),
    track: seats(s).map((seat) => scoring.points(s, seat)),
    workers: scoring.factoryWorkers(s),
    startingPlayer: state.startingPlayer(s),
  }
}

// Entering a game

const write = (field: string, number: number): Edit => ({ type: 'write', sums: { [field]: [number] } })

/** Everything that is entered for a game whose spots are counted, the delivered points read off the score track. */
export const countEdits = (game: TableGame): Edit[] => [
  ...game.shifts.flatMap(({ counts, track, workers }, shift) => [
    ...counts.flatMap((each, seat) => each.map((count, element) => write(countField(shift, seat, element), count))),
    // The markers go round a track of a hundred spaces.
    ...track.map((marker, seat) => write(shiftField('track', shift, seat), marker % 100)),
    ...workers.map((count, seat) => write(shiftField('workers', shift, seat), count)),
  ]),
  ...assetEdits(game),
]

/** Everything that is entered for a game whose cards are tapped: each in the shift in which it was delivered. */
export const cardEdits = (game: TableGame): Edit[] => [
  ...game.shifts.flatMap(({ cards }, shift) =>
    cards.flatMap((orders, seat) =>
      orders
        .filter((order) => shift === 0 || !game.shifts[shift - 1].cards[seat].includes(order))
        .map((order): Edit => ({ type: 'card', order, shift, seat })),
    ),
  ),
  ...minecartEdits(game),
  ...assetEdits(game),
]

export const minecartEdits = ({ shifts }: TableGame): Edit[] =>
  shifts[2].counts.flatMap((each, seat) =>
    [8, 9, 10, 11].map((element) => write(countField(2, seat, element), each[element])),
  )

const assetEdits = ({ assets }: TableGame): Edit[] =>
  assets.flatMap((each, seat) => ASSETS.map((asset) => write(seatField(asset, seat), each[asset])))
