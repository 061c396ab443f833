/** A game of Mike and Lucy from any position on, as the services would show it. */
import { allowed } from '../../../../src/games/railroad-barons/rules/allowed.ts'
import { decide, entryOf } from '../../../../src/games/railroad-barons/rules/entries.ts'
import { entryItems } from '../../../../src/games/railroad-barons/rules/log.ts'
import { worth } from '../../../../src/games/railroad-barons/rules/result.ts'
import { settle } from '../../../../src/games/railroad-barons/rules/rounds.ts'
import type { Decision, LogItem } from '../../../../src/games/railroad-barons/rules/types.ts'
import { roundOf, view } from '../../../../src/games/railroad-barons/rules/view.ts'
import { bySeat } from '../../../../src/games/railroad-barons/state/components.ts'
import * as state from '../../../../src/games/railroad-barons/state/state.ts'
import type { State } from '../../../../src/games/railroad-barons/state/state.ts'
import { takingBack } from '../../taking-back.ts'
import type { BaronsAction, BaronsTable } from '../../../../src/renderer/games/railroad-barons/base/envelopes.ts'

interface Moment {
  now: State
  opening: State
  pending: Decision[]
  log: LogItem[]
}

export const PLAYERS = [
  { name: 'Mike', color: 'cream', control: 'human' },
  { name: 'Lucy', color: 'violet', control: 'human' },
]

export class Evening {
  #moments: Moment[]
  #revision = 1
  readonly decisions: Decision[] = []

  constructor(start: State) {
    this.#moments = [{ now: start, opening: start, pending: [], log: [] }]
  }

  get #moment(): Moment {
    return this.#moments[this.#moments.length - 1]
  }

  act(action: BaronsAction) {
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
    if (state.isUnderWay(played.state)) {
      this.#moments.push({ now: played.state, opening, pending, log })
      return
    }
    const items = entryItems(opening, entryOf(pending), log.length, played.state)
    settle(played.state)
    this.#moments.push({ now: played.state, opening: played.state, pending: [], log: [...log, ...items] })
  }

  get table(): BaronsTable {
    const { now, opening, pending, log } = this.#moment
    return {
      id: 'evening',
      game: 'railroad-barons',
      revision: this.#revision,
      players: PLAYERS,
      startedAt: '2026-11-22T20:00:00.000Z',
      finishedAt: null,
      waiting: 'decision',
      turn: state.deciding(now),
      progress: { key: 'round', params: { ...roundOf(now) } },
      points: bySeat((seat) => worth(now, seat)),
      view: view(now, opening, pending),
      allowed: allowed(now),
      takeBack: this.#moments.length > 1 ? takingBack(pending.length > 0 ? 'piece' : 'turn') : null,
      redo: false,
      practice: false,
      ceremony: null,
      log,
      result: null,
    }
  }
}
