/** What people and bots do at a table. */
import { transition } from 'xstate'
import type { Action, TakeBack } from '../../contract/api.ts'
import { refusal, Refused } from '../../contract/errors.ts'
import { deciding, whyIllegal, type Decision } from '../../games/coal-baron/index.ts'
import {
  coalBaronMachine,
  takeBackOf,
  type CoalBaronEvent,
  type CoalBaronSnapshot,
} from '../../games/coal-baron/machine.ts'
import { isBot } from '../../games/bots.ts'
import type { Player } from '../../games/game.ts'
import { isBotsTurn, seatsAlone, sound, waitsFor, type Table } from './table.ts'

/** What an action changes of a table. */
export type Change = Partial<Pick<Table, 'head' | 'snapshot'>>

/**
 * The change that an action of the people makes. Throws the rules' refusal, or `not-allowed-now` where the table waits for
 * something else, a bot for example.
 */
export const afterAction = (table: Table, action: Action): Change => {
  if (action.type === 'sit') return afterSitting(table, action)
  if (action.type === 'take-back') return { snapshot: takenBack(table) ?? refuse(table, action) }
  if (action.type !== 'next' && action.type !== 'skip' && isBotsTurn(table)) refuse(table, action)
  return { snapshot: after(table, action, eventOf(action)) }
}

/** The change that a bot's decision makes, or that nobody at a table of bots wants to see a ceremony. */
export const afterBot = (table: Table, action: { type: 'decide'; decision: Decision } | { type: 'skip' }): Change => ({
  snapshot: after(table, action, eventOf(action)),
})

const after = (table: Table, action: Action, event: CoalBaronEvent): CoalBaronSnapshot =>
  table.snapshot.can(event) ? sent(table.snapshot, event) : refuse(table, action)

const sent = (snapshot: CoalBaronSnapshot, event: CoalBaronEvent): CoalBaronSnapshot =>
  sound(transition(coalBaronMachine, snapshot, event)[0])

const eventOf = (action: Exclude<Action, { type: 'sit' | 'take-back' }>): CoalBaronEvent => {
  switch (action.type) {
    case 'decide':
      return { type: 'DECIDE', decision: action.decision }
    case 'reveal':
      return { type: 'REVEAL' }
    case 'next':
      return { type: 'NEXT' }
    case 'skip':
      return { type: 'SKIP' }
  }
}

/** At a hand-over, and while a bot thinks, the rules are not asked: their reasons would tell what was drawn. */
const refuse = (table: Table, action: Action): never => {
  const waiting = waitsFor(table)
  const { state } = table.snapshot.context
  const reason = action.type === 'decide' && waiting === 'decision' ? whyIllegal(state, action.decision) : null
  throw reason ? new Refused(reason) : refusal('not-allowed-now', { action: action.type, waiting })
}

// Taking back

const TAKE_BACK = { type: 'TAKE_BACK' } as const

/** Back to the last decision that a person made, past those of bots; null where one of them revealed something hidden. */
const takenBack = ({ head, snapshot }: Table): CoalBaronSnapshot | null => {
  if (head.players.every(isBot)) return null
  for (let now = snapshot; now.can(TAKE_BACK);) {
    now = sent(now, TAKE_BACK)
    if (!isBot(head.players[deciding(now.context.state)!])) return now
  }
  return null
}

/** What taking back would undo for the people; null where it can't. */
export const takeBackFor = (table: Table): TakeBack | null => {
  const { context } = table.snapshot
  if (!takenBack(table)) return null
  return isBotsTurn(table) ? 'move' : takeBackOf(context)
}

// Sitting down

const afterSitting = ({ head, snapshot }: Table, { seat, control }: Extract<Action, { type: 'sit' }>): Change => {
  if (seat >= head.players.length) throw refusal('bad-arguments', { at: 'action.seat', problem: 'no-such-seat' })
  const players = head.players.map((player, at): Player => (at === seat ? { ...player, control } : player))
  return { head: { ...head, players }, snapshot: sent(snapshot, { type: 'SIT', alone: seatsAlone(players) }) }
}
