/** A game of people alone from any position on, as the services would show it. */
import type { Action, TableState } from '../../../src/contract/api.ts'
import type { Played } from '../../../src/games/building-blocks/entries.ts'
import type { Decision, Wire } from '../../../src/games/facets/wire.ts'
import { takingBack } from '../taking-back.ts'

type LogItem<W extends Wire> = TableState<W>['log'][number]

/** A position, the one before the entry under way, and that entry's decisions so far. */
export interface Moment<W extends Wire, S> {
  now: S
  opening: S
  pending: Decision<W>[]
  log: LogItem<W>[]
}

/** A game's own part: its rules, its people and its part of a table. */
export interface Seated<W extends Wire, S> {
  game: string
  players: TableState<W>['players']
  /** Key of the effect of a take-back right after a complete entry. */
  whole: string
  decide: (s: S, decision: Decision<W>) => Played<S>
  isUnderWay: (s: S) => boolean
  /** The lines of the entry that the pending decisions make. */
  items: (moment: Moment<W, S>, after: S) => LogItem<W>[]
  settle: (s: S) => void
  shown: (moment: Moment<W, S>) => Pick<TableState<W>, 'turn' | 'progress' | 'points' | 'view' | 'allowed'>
}

export class HotSeat<W extends Wire, S> {
  readonly #seated: Seated<W, S>
  #moments: Moment<W, S>[]
  #revision = 1
  readonly decisions: Decision<W>[] = []

  constructor(seated: Seated<W, S>, start: S) {
    this.#seated = seated
    this.#moments = [{ now: start, opening: start, pending: [], log: [] }]
  }

  get #moment(): Moment<W, S> {
    return this.#moments[this.#moments.length - 1]
  }
  get state(): S {
    return this.#moment.now
  }

  act(action: Action<W>) {
    this.#revision++
    if (action.type === 'take-back') this.#moments.pop()
    if (action.type === 'decide') this.#decide((action as { decision: Decision<W> }).decision)
  }

  #decide(decision: Decision<W>) {
    this.decisions.push(decision)
    const { decide, isUnderWay, items, settle } = this.#seated
    const { now, opening, log, pending: before } = this.#moment
    const played = decide(now, decision)
    if (played.refusal) throw new Error(played.refusal.code)
    const pending = [...before, decision]
    if (isUnderWay(played.state)) return void this.#moments.push({ now: played.state, opening, pending, log })
    const told = [...log, ...items({ now, opening, pending, log }, played.state)]
    settle(played.state)
    this.#moments.push({ now: played.state, opening: played.state, pending: [], log: told })
  }

  get table(): TableState<W> {
    const { game, players, whole, shown } = this.#seated
    const { pending, log } = this.#moment
    return {
      id: 'table',
      game,
      revision: this.#revision,
      players,
      startedAt: '2026-11-22T20:00:00.000Z',
      finishedAt: null,
      waiting: 'decision',
      ...shown(this.#moment),
      takeBack: this.#moments.length > 1 ? takingBack(pending.length > 0 ? 'piece' : whole) : null,
      redo: false,
      practice: false,
      ceremony: null,
      log,
      result: null,
    } as TableState<W>
  }
}
