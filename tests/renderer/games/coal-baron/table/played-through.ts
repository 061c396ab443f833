/** Golden games as pages see them, among people. */
import { coalBaron } from '../../../../../src/games/coal-baron/game.ts'
import { decisionsOf } from '../../../../../src/games/coal-baron/index.ts'
import { afterAction } from '../../../../../src/main/tables/table-action.ts'
import { tableState } from '../../../../../src/main/tables/table-state.ts'
import { tableAt, type Table } from '../../../../../src/main/tables/table.ts'
import type { CoalBaronTable } from '../../../../../src/renderer/games/coal-baron/base/envelopes.ts'
import { golden } from '../../../../games/coal-baron/support/golden.ts'

const game = coalBaron
const shownAt = (table: Table) => tableState(table) as unknown as CoalBaronTable

/** A golden game, decision by decision: the table before each, the decision, and the table after it. */
export function* playedThrough(name: string) {
  const { finishedAt: _, moves, result: __, ...head } = golden(name)
  let table = tableAt(
    game,
    { ...head, players: head.players.map((player) => ({ ...player, control: 'human' })) },
    [],
    [],
  )
  for (const decision of moves.flatMap(decisionsOf)) {
    if (shownAt(table).waiting === 'ceremony') table = { ...table, ...change(table, { type: 'skip' }) }
    if (shownAt(table).waiting === 'hand-over' || shownAt(table).view.faceDown !== null)
      table = { ...table, ...change(table, { type: 'reveal' }) }
    const next = { ...table, ...change(table, { type: 'decide', decision }), revision: table.revision + 1 }
    yield { before: shownAt(table), decision, after: shownAt(next) }
    table = next
  }
}

const change = (table: Table, action: Parameters<typeof afterAction>[1]) => afterAction(table, action)
