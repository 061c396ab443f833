/** A table right after a decision that is still on its way: everything is open, so the page knows it all. */
import type { TableState } from '../../../../../../src/contract/api.ts'
import { tableAhead } from '../../../../../../src/renderer/games/screens/shown-ahead.ts'
import { type Decision, play, rules } from '../../../../games/toy/rules/rules.ts'
import { shownAt } from '../../../../games/toy/rules/shown.ts'
import type { ToyWire } from '../../../../games/toy/wire/wire.ts'

export function ahead(table: TableState<ToyWire>, decision: Decision): TableState<ToyWire> | null {
  const { view, log } = table
  if (rules.whyIllegal(view, decision)) return null
  const now = play(view, decision)
  const asked = rules.asked(now)
  const taken = 'take' in decision ? [{ seat: view.turn, took: decision.take, turned: view.isTurned }] : []
  const shown = shownAt(now, asked === null ? { weighed: 0 } : null, [...log, ...taken])
  return tableAhead<ToyWire>(table, asked, shown, { effect: now.isTurned ? 'turning' : 'lumps', practice: false })
}
