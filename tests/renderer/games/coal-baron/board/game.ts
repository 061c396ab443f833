/** Games for board tests: the real rules without the services, played decision by decision. */
import {
  allOrders,
  allTiles,
  ceremonyOf,
  deal,
  decide,
  isUnderWay,
  logOf,
  options,
  view,
} from '../../../../../src/games/coal-baron/index.ts'
import type { Decision, Entry, Setup, SpaceId, State, Step, View } from '../../../../../src/games/coal-baron/index.ts'
import { entryOf } from '../../../../../src/games/coal-baron/index.ts'
import { takingBack } from '../../../taking-back.ts'
import type {
  CoalBaronAction,
  CoalBaronTable,
} from '../../../../../src/renderer/games/coal-baron/board-state/envelopes.ts'

const SEATS = [
  { name: 'Mike', color: 'red', control: 'human' },
  { name: 'Lucy', color: 'blue', control: 'human' },
  { name: 'George', color: 'green', control: 'human' },
  { name: 'Ida', color: 'cream', control: 'human' },
]

/** A small generator, so that a seed always deals the same game. */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const shuffled = <T>(items: T[], random: () => number): T[] =>
  items
    .map((item) => ({ item, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item)

/** Puts these first, in this order, and the rest behind them. */
function withFirst(all: string[], first: readonly string[]): string[] {
  const rest = [...all]
  for (const id of first) rest.splice(rest.indexOf(id), 1)
  return [...first, ...rest]
}

export interface Wanted {
  players?: number
  seed?: number
  /** Topmost tiles and orders on the stacks, before the set-up draws from them. */
  tiles?: readonly string[]
  orders?: readonly string[]
}

const isStep = (decision: Decision): decision is Step =>
  'cage' in decision || 'load' in decision || 'store' in decision || 'fill' in decision

/** A game that a board can show and play. */
export interface Playable {
  readonly table: CoalBaronTable
  act(action: CoalBaronAction): void
}

export class Game implements Playable {
  state: State
  readonly setup: Setup
  readonly #entries: Entry[] = []
  #turn: Decision[] = []
  #revision = 0
  #faceDown: SpaceId | null = null
  #bots: readonly number[] = []

  constructor({ players = 2, seed = 1, tiles = [], orders = [] }: Wanted = {}) {
    const random = chance(seed)
    this.setup = {
      players,
      startingPlayer: 0,
      tiles: withFirst(shuffled(allTiles(), random), tiles),
      orders: withFirst(shuffled(allOrders(), random), orders),
    }
    this.state = deal(this.setup)
  }

  /** Plays decisions; throws where the rules refuse one. */
  play(...decisions: Decision[]): this {
    for (const decision of decisions) {
      const played = decide(this.state, decision)
      if (played.refusal) throw new Error(`${JSON.stringify(decision)}: ${played.refusal.code}`)
      this.state = played.state
      this.#revision++
      this.#turn.push(decision)
      if (!isUnderWay(this.state)) this.#entries.push(entryOf(this.#turn.splice(0)))
    }
    return this
  }

  /** The refill of that space lies face down. */
  faceDown(space: SpaceId): this {
    this.#faceDown = space
    return this
  }

  /** Bots sit on these seats. */
  withBots(...seats: number[]): this {
    this.#bots = seats
    return this
  }

  /** Takes the first card on offer until the draft is over. */
  draft(): this {
    while (options(this.state).draft.length > 0) this.play({ draft: options(this.state).draft[0] })
    return this
  }

  /** The table as the services would send it. */
  get table(): CoalBaronTable {
    const seen = this.#seen
    return {
      id: 'test',
      game: 'coal-baron',
      revision: this.#revision,
      players: SEATS.slice(0, this.setup.players).map((player, seat) =>
        this.#bots.includes(seat) ? { ...player, control: 'bot:hewer' } : player,
      ),
      startedAt: '2026-11-20T10:00:00.000Z',
      finishedAt: null,
      waiting: seen.turn === null ? 'ceremony' : 'decision',
      turn: seen.turn,
      progress: { key: 'shift', params: { shift: seen.shift } },
      points: seen.seats.map(({ points }) => points),
      view: seen,
      allowed: options(this.state),
      takeBack: this.#turn.length === 0 ? null : takingBack(this.#turn.length > 1 ? 'step' : 'placement'),
      redo: false,
      practice: false,
      ceremony: ceremonyOf(this.state),
      log: logOf(deal(this.setup), this.#entries, this.state),
      result: null,
    }
  }

  get #seen(): View {
    const seen = view(this.state, view(this.state, null).turn, this.#turn.filter(isStep))
    const space = this.#faceDown
    if (space === null) return seen
    const spaces = { ...seen.spaces, [space]: { ...seen.spaces[space], tile: null, order: null } }
    return { ...seen, faceDown: space, spaces }
  }

  /** Follows what the board asks for; a take-back is left to the services' own tests. */
  act(action: CoalBaronAction) {
    if (action.type === 'decide') this.play(action.decision)
  }
}
