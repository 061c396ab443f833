/** A game of people alone from any position on, as the services would show it. */
import { allowed } from '../../../../src/games/coal-train/rules/allowed.ts'
import { decide } from '../../../../src/games/coal-train/rules/entries.ts'
import { entryItems } from '../../../../src/games/coal-train/rules/log.ts'
import { scoreOf } from '../../../../src/games/coal-train/rules/result.ts'
import type { Decision, LogItem } from '../../../../src/games/coal-train/rules/types.ts'
import { view } from '../../../../src/games/coal-train/rules/view.ts'
import { asked, isUnderWay } from '../../../../src/games/coal-train/state/state.ts'
import type { State } from '../../../../src/games/coal-train/state/state.ts'
import { entryOf } from '../../../../src/games/coal-train/wire/entry-decisions.ts'
import type { TrainAction, TrainTable } from '../../../../src/renderer/games/coal-train/base/envelopes.ts'
import { takingBack } from '../../taking-back.ts'

interface Moment {
  now: State
  opening: State
  pending: Decision[]
  log: LogItem[]
}

const NAMES = ['Mike', 'Lucy', 'George', 'Anna', 'Stan']
const COLORS = ['red', 'blue', 'green', 'cream', 'violet']
export const PLAYERS = NAMES.map((name, seat) => ({ name, color: COLORS[seat], control: 'human' }))

export class YardGame {
  #moments: Moment[]
  #revision = 1
  readonly decisions: Decision[] = []

  constructor(start: State) {
    this.#moments = [{ now: start, opening: start, pending: [], log: [] }]
  }

  get #moment(): Moment {
    return this.#moments[this.#moments.length - 1]
  }
  get state(): State {
    return this.#moment.now
  }

  act(action: TrainAction) {
    this.#revision++
    if (action.type === 'take-back') this.#moments.pop()
    if (action.type === 'decide') this.#decide(action.decision)
  }

  #decide(decision: Decision) {
    this.decisions.push(decision)
    const { now, opening, log, pending: before } = this.#moment
    const played = decide(now, decision)
    if (played.refusal) throw new Error(played.refusal.code)
    const pending = [...before, decision]
    if (isUnderWay(played.state)) return void this.#moments.push({ now: played.state, opening, pending, log })
    const items = entryItems(opening, entryOf(pending), log.length, played.state)
    this.#moments.push({ now: played.state, opening: played.state, pending: [], log: [...log, ...items] })
  }

  get table(): TrainTable {
    const { now, opening, pending, log } = this.#moment
    return {
      id: 'yard',
      game: 'coal-train',
      revision: this.#revision,
      players: PLAYERS.slice(0, now.seats.length),
      startedAt: '2026-11-22T20:00:00.000Z',
      finishedAt: null,
      waiting: 'decision',
      turn: asked(now),
      progress: { key: 'round', params: { round: now.round } },
      points: now.seats.map((seat) => scoreOf(seat).total),
      view: view(now, opening, pending),
      allowed: allowed(now),
      takeBack: this.#moments.length > 1 ? takingBack(pending.length > 0 ? 'piece' : 'action') : null,
      redo: false,
      practice: false,
      ceremony: null,
      log,
      result: null,
    }
  }
}
