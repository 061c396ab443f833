/** A program that answers by the line protocol (docs/bots.md): one process for a whole tournament. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { FORMAT, VERSION } from '../../src/games/record/record.ts'
import type { GameRecord } from '../../src/games/record/record.ts'
import type { Game } from '../../src/games/facets/facets.ts'

/** The name of the player in `--pair` and `--bots`. */
export const EXTERNAL = 'external'

export interface External {
  /** Returns the entry of the seat to move in a running game. Rejects if the program ends or refuses. */
  entryFor: (record: GameRecord) => Promise<unknown>
  close: () => void
}

export function startExternal(command: string): External {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  // A program that has ended can't be written to: that shows when its answer is read.
  child.stdin.on('error', () => {})
  const entryFor = async (record: GameRecord) => {
    child.stdin.write(`${JSON.stringify({ record })}\n`)
    const { value, done } = await lines.next()
    if (done) throw new Error(`the program ended: ${command}`)
    const reply = JSON.parse(value) as { move?: unknown }
    if (reply.move === undefined) throw new Error(`the program answered ${value}`)
    return reply.move
  }
  return { entryFor, close: () => child.stdin.end() }
}

const NAMES = ['Mike', 'Lucy', 'George', 'Anna']

/** A running game as the protocol wants it. */
export const recordOf = ({ identity }: Game, setup: unknown, players: number, moves: unknown[]): GameRecord => ({
  format: FORMAT,
  version: VERSION,
  game: identity.id,
  mode: 'digital',
  id: '00000000-0000-4000-8000-000000000000',
  startedAt: '2013-10-24T10:00:00.000Z',
  finishedAt: null,
  players: NAMES.slice(0, players).map((name, seat) => ({ name, color: identity.colors[seat], control: 'human' })),
  setup,
  moves,
  result: null,
})
