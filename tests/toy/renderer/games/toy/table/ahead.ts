/** A table right after a decision that is still on its way: everything is open, so the page knows it all. */
import type { TableState } from '../../../../../../src/contract/api.ts'
import { waitingFor } from '../../../../../../src/renderer/games/screens/shown-ahead.ts'
import { type Decision, play, rules, scoresOf } from '../../../../games/toy/rules/rules.ts'
import type { ToyWire } from '../../../../games/toy/wire/wire.ts'

export function ahead(table: TableState<ToyWire>, decision: Decision): TableState<ToyWire> | null {
  const { view, log } = table
  if (rules.whyIllegal(view, decision)) return null
  const now = play(view, decision)
  const asked = rules.asked(now)
  const taken = 'take' in decision ? [{ seat: view.turn, took: decision.take, turned: view.isTurned }] : []
  return {
    ...table,
    ...waitingFor(table, asked),
    progress: { key: 'left', params: { left: now.row.length } },
    points: scoresOf(now).map(({ total }) => total),
    view: now,
    allowed: rules.legal(now),
    ceremony: asked === null ? { weighed: 0 } : null,
    takeBack: { effect: now.isTurned ? 'turning' : 'lumps', practice: false },
    log: [...log, ...taken],
  }
}
