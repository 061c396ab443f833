/** What people and bots do at a table. */
import type { Action } from '../../contract/api.ts'
import { refusal, Refused } from '../../contract/errors.ts'
import type { TableEvent } from '../../games/facets/playing.ts'
import { isBot } from '../../games/bots.ts'
import type { Player } from '../../games/game.ts'
import { isBotsTurn, seatsAlone, waitsFor, type Table } from './table.ts'

/** What an action changes of a table. */
export type Change = Partial<Pick<Table, 'head' | 'course'>>

/** What an open table does by itself: a bot's decision, a ceremony's next step, or the rest of one that nobody wants to see. */
export type OwnAction = { type: 'decide'; decision: unknown } | { type: 'next' } | { type: 'skip' }

/**
 * The change that an action of the people makes. Throws the rules' refusal, or `not-allowed-now` where the table waits for
 * something else, a bot for example.
 */
export const afterAction = (table: Table, action: Action): Change => {
  if (action.type === 'sit') return afterSitting(table, action)
  if (action.type === 'take-back') return { course: takenBack(table)?.course ?? refuse(table, action) }
  if (action.type !== 'next' && action.type !== 'skip' && isBotsTurn(table)) refuse(table, action)
  return { course: after(table, action, eventOf(action)) }
}

export const afterOwn = (table: Table, action: OwnAction): Change => ({
  course: after(table, action, eventOf(action)),
})

const after = (table: Table, action: Action, event: TableEvent): unknown =>
  table.game.play.after(table.course, event) ?? refuse(table, action)

const eventOf = (action: Exclude<Action, { type: 'sit' | 'take-back' }>): TableEvent => {
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
  const { play } = table.game
  const reason =
    action.type === 'decide' && waiting === 'decision' ? play.whyIllegal(table.course, action.decision) : null
  throw reason ? new Refused(reason) : refusal('not-allowed-now', { action: action.type, waiting })
}

// Taking back

/** Back to the last decision that a person made, past those of bots; null where one of them revealed something hidden. */
const takenBack = ({ game: { play }, head, course }: Table): TakenBack | null => {
  if (head.players.every(isBot)) return null
  for (let now = course; ;) {
    const undone = play.takeBack(now)
    const before = play.after(now, { type: 'TAKE_BACK' })
    if (undone === null || before === null) return null
    if (!isBot(head.players[play.asked(before)!])) return { course: before, undone }
    now = before
  }
}

/** `undone` is a key of the game's texts. */
interface TakenBack {
  course: unknown
  undone: string
}

/** What taking back would undo for the people, as a key of the game's texts; null where it can't. */
export const takeBackFor = (table: Table): string | null => takenBack(table)?.undone ?? null

// Sitting down

const afterSitting = (table: Table, { seat, control }: Extract<Action, { type: 'sit' }>): Change => {
  const { game, head, course } = table
  if (seat >= head.players.length) throw refusal('bad-arguments', { at: 'action.seat', problem: 'no-such-seat' })
  const players = head.players.map((player, at): Player => (at === seat ? { ...player, control } : player))
  return { head: { ...head, players }, course: game.play.after(course, { type: 'SIT', alone: seatsAlone(players) }) }
}
