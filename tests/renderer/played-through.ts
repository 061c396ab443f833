/** Golden games as pages see them, among people. */
import type { TableState } from '../../src/contract/api.ts'
import type { Game } from '../../src/games/facets/facets.ts'
import { afterAction } from '../../src/main/tables/table-action.ts'
import { tableState } from '../../src/main/tables/table-state.ts'
import { tableAt, type Table } from '../../src/main/tables/table.ts'
import { golden } from '../support/golden.ts'

export interface Played<T, D> {
  before: T
  decision: D
  after: T
  /** Whether the rules refuse a decision before this one. */
  refuses: (decision: unknown) => boolean
}

/** A golden game, decision by decision: the table before each, the decision, and the table after it. */
export function* playedThrough<T, D>(game: Game, name: string): Generator<Played<T, D>> {
  const { finishedAt: _, moves, result: __, ...head } = golden(name, game.identity.id)
  const players = head.players.map((player) => ({ ...player, control: 'human' }))
  let table = tableAt(game, { ...head, players }, [], [])
  for (const decision of moves!.flatMap((entry) => game.rules.decisionsOf(entry))) {
    if (tableState(table).waiting === 'ceremony') table = after(table, { type: 'skip' })
    if (liesFaceDown(tableState(table))) table = after(table, { type: 'reveal' })
    const next = { ...after(table, { type: 'decide', decision }), revision: table.revision + 1 }
    const { course } = table
    yield {
      ...{ before: tableState(table) as T, decision: decision as D, after: tableState(next) as T },
      refuses: (other) => game.playing.whyIllegal(course, other) !== null,
    }
    table = next
  }
}

const liesFaceDown = ({ waiting, view }: TableState): boolean =>
  waiting === 'hand-over' || ((view as { faceDown?: unknown }).faceDown ?? null) !== null

const after = (table: Table, action: Parameters<typeof afterAction>[1]): Table => ({
  ...table,
  ...afterAction(table, action),
})
