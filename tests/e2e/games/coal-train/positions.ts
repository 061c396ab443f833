/** Running games at positions of a golden record, so that no test has to play its way there. */
import { CATALOGUE } from '../../../../src/games/catalogue.ts'
import { decide, replay } from '../../../../src/games/coal-train/rules/entries.ts'
import { deal } from '../../../../src/games/coal-train/rules/setup.ts'
import type { Decision, Entry, Setup } from '../../../../src/games/coal-train/rules/types.ts'
import type { State } from '../../../../src/games/coal-train/state/state.ts'
import { decisionsOf } from '../../../../src/games/coal-train/wire/entry-decisions.ts'
import { changeOfRecord } from '../../../../src/main/archive/change.ts'
import { golden } from '../../../support/golden.ts'
import type { Host } from '../../support/host.ts'
import { fillStore } from '../../support/hosts.ts'

export interface Position {
  moves: Entry[]
  /** Decisions of the entry under way. */
  pending: Decision[]
}

/** The first position of the record at which each of these is asked, a phase or a step within an action; under `end` that before the last entry. */
export function positionsOf(name: string, wanted: readonly string[]): Map<string, Position> {
  const { setup, moves, players } = recordOf(name)
  const found = new Map<string, Position>()
  let state = deal(setup, players.length)
  for (const [at, entry] of moves.entries()) {
    const decisions = decisionsOf(entry)
    for (const [made, decision] of decisions.entries()) {
      const asked = state.step?.at ?? state.phase
      if (wanted.includes(asked) && !found.has(asked))
        found.set(asked, { moves: moves.slice(0, at), pending: decisions.slice(0, made) })
      state = played(state, decision)
    }
  }
  return found.set('end', { moves: moves.slice(0, -1), pending: [] })
}

const recordOf = (name: string) =>
  golden(name, 'coal-train') as unknown as { setup: Setup; moves: Entry[]; players: unknown[] }

const played = (state: State, decision: Decision) => (decide(state, decision) as { state: State }).state

/** The position before the first entry that this holds of. */
export function positionBefore(name: string, holds: (entry: Entry, before: State) => boolean): Position {
  const { setup, moves, players } = recordOf(name)
  let state = deal(setup, players.length)
  const at = moves.findIndex((entry) => {
    if (holds(entry, state)) return true
    state = (replay(state, [entry]) as { state: State }).state
    return false
  })
  return { moves: moves.slice(0, at), pending: [] }
}

/** Stores running games by these ids on a host that doesn't run. */
export const storePositions = (host: Host, name: string, positions: ReadonlyMap<string, Position>): Promise<void> =>
  fillStore(host, (store) => {
    for (const [id, { moves, pending }] of positions) {
      const record = { ...golden(name, 'coal-train'), id, moves, finishedAt: null, result: null }
      store.games.create({ ...changeOfRecord(record, record.startedAt, CATALOGUE), pending })
    }
  })
