/** A running table: what of its record never changes, and a snapshot of its statechart for the rest. */
import { getInitialSnapshot } from 'xstate'
import type { Waiting } from '../../contract/api.ts'
import { isBot } from '../../games/bots.ts'
import type { Player } from '../../games/game.ts'
import { settled } from '../../games/coal-baron/course.ts'
import { deciding, isFinished, resultOf, setupOf } from '../../games/coal-baron/index.ts'
import type { Decision, DigitalRecord, Result } from '../../games/coal-baron/index.ts'
import { coalBaronMachine, waitingFor, type CoalBaronSnapshot, type Course } from '../../games/coal-baron/machine.ts'

/** Never changed: an action makes a new one. */
export interface Table {
  /** What of the record stays as it was when the game began; `recordOf` has the rest. */
  head: Omit<DigitalRecord, 'finishedAt' | 'moves' | 'result'>
  /** When the last decision was made, null before; the ceremonies that follow it may still be under way. */
  overAt: string | null
  snapshot: CoalBaronSnapshot
  revision: number
  touchedAt: string
}

/** The snapshot right after a record's moves and the pending decisions. Throws where the rules refuse one of them. */
export const snapshotOf = (record: DigitalRecord, pending: readonly Decision[]): CoalBaronSnapshot =>
  sound(
    getInitialSnapshot(coalBaronMachine, {
      setup: setupOf(record),
      entries: record.moves,
      pending,
      alone: seatsAlone(record.players),
    }),
  )

/** The seats whose drawn five nobody else could see: bots, and a person who is the only one at the table. */
export const seatsAlone = (players: readonly Player[]): number[] => {
  const people = players.filter((player) => !isBot(player)).length
  return players.flatMap((player, seat) => (isBot(player) || people === 1 ? [seat] : []))
}

/** Whether the table waits for a bot. */
export const isBotsTurn = ({ head, snapshot }: Table): boolean => {
  const asked = deciding(snapshot.context.state)
  return asked !== null && isBot(head.players[asked])
}

/** What the table waits for, the bots among its players included. */
export const waitsFor = (table: Table): Waiting => {
  const waiting = waitingFor(table.snapshot)
  return waiting === 'decision' && isBotsTurn(table) ? 'thinking' : waiting
}

/** XState keeps in the snapshot what a guard or an action threw. */
export const sound = (snapshot: CoalBaronSnapshot): CoalBaronSnapshot => {
  if (snapshot.status === 'error') throw snapshot.error
  return snapshot
}

/** The result once no decision is left to make, whatever ceremonies are still to be seen. */
export const finalResult = (course: Course): Result | null => {
  const { state } = settled(course)
  return isFinished(state) ? resultOf(state) : null
}

/** The table's record so far. */
export const recordOf = ({ head, overAt, snapshot: { context } }: Table): DigitalRecord => ({
  ...head,
  finishedAt: overAt,
  moves: [...context.entries],
  result: finalResult(context),
})
