/** Actions of people and bots at a table. */
import type { Action } from '../../contract/api.ts'
import { refusal, Refused } from '../../contract/errors.ts'
import type { Playing, TableEvent } from '../../games/facets/playing.ts'
import type { Player } from '../../games/building-blocks/players.ts'
import { askedAt, isBotsTurn, practising, seatsAlone, seatsOfPeople, takeBackAt, unstudied, waitsFor } from './table.ts'
import type { Table } from './table.ts'

/** An action's changes to a table. */
export type Change = Partial<Pick<Table, 'head' | 'course' | 'undone' | 'onPhones'>>

/** An action of the open table itself: a bot's decision, a ceremony's next step, or its end. */
export type OwnAction = { type: 'decide'; decision: unknown } | { type: 'next' } | { type: 'skip' }

/**
 * The change that an action of the people makes. Throws the rules' refusal, or `not-allowed-now` if the table waits for
 * something else, a bot for example.
 */
export function afterAction(table: Table, action: Action): Change {
  if (action.type === 'sit') return afterSitting(table, action)
  if (action.type === 'take-back') return afterTakingBack(table)
  if (action.type === 'redo') return afterRedoing(table)
  if ((action.type === 'decide' || action.type === 'reveal') && isBotsTurn(table)) refuse(table, action)
  if (waitsFor(table) === 'hand-over') return afterHandOver(table, action)
  return { course: after(table, action) }
}

/** At the table, too, somebody may look at what is shown on a phone alone. */
function afterHandOver(table: Table, action: CourseAction): Change {
  if (action.type !== 'reveal') refuse(table, action)
  const { game, course, onPhones } = table
  const asked = askedAt(table)
  const revealed = game.playing.after(course, { type: 'REVEAL' })
  return { course: revealed ?? course, onPhones: onPhones.filter((seat) => seat !== asked) }
}

/**
 * The change that a seat's phone makes. Throws as `afterAction` does, and `not-allowed-now` if the seat isn't asked, or if
 * somebody else has decided since what it would take back.
 */
export function afterPhone(table: Table, seat: number, action: PhoneAction): Change {
  if (action.type === 'take-back') return { course: beforeOwn(table, seat) ?? refuse(table, action) }
  // The rules' reasons would tell a seat that isn't asked what another has drawn.
  if (askedAt(table) !== seat || isBotsTurn(table)) throw notNow(table, action)
  return { course: after(table, action) }
}

/** The course before the seat's last decision; null unless it is also the last one of all people. */
function beforeOwn({ game: { playing }, head, course }: Table, seat: number): unknown {
  const before = (seats: readonly number[]) => playing.after(course, { type: 'TAKE_BACK', seats })
  const [own, any] = [before([seat]), before(seatsOfPeople(head.players))]
  return own !== null && any !== null && madeIn(playing, own) === madeIn(playing, any) ? own : null
}

/** Whole turns and decisions of the one under way: alike for two courses of one game only if they are the same. */
const madeIn = (playing: Playing, course: unknown): string =>
  `${playing.entries(course).length} ${playing.pending(course).length}`

/** The effect of a take-back by a seat's phone, as a key of the game's texts; null if it can take nothing back. */
export const takeBackOn = (table: Table, seat: number): string | null =>
  beforeOwn(table, seat) === null ? null : table.game.playing.takeBack(table.course, [seat])

export const afterOwn = (table: Table, action: OwnAction): Change => ({ course: after(table, action) })

type CourseAction = Exclude<Action, { type: 'sit' | 'take-back' | 'redo' }>

/** An action of a seat's phone; its decision has the form that the game's wire demands. */
export type PhoneAction = Extract<Action, { type: 'decide' | 'reveal' | 'take-back' }>

const after = (table: Table, action: CourseAction): unknown =>
  table.game.playing.after(table.course, eventOf(action)) ?? refuse(table, action)

function eventOf(action: CourseAction): TableEvent {
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
function refuse(table: Table, action: Action): never {
  const waiting = waitsFor(table)
  const { playing } = table.game
  const reason =
    action.type === 'decide' && waiting === 'decision' ? playing.whyIllegal(table.course, action.decision) : null
  throw reason ? new Refused(reason) : notNow(table, action)
}

const notNow = (table: Table, { type }: Action) =>
  refusal('not-allowed-now', { action: type, waiting: waitsFor(table) })

function afterTakingBack(table: Table): Change {
  const { game, head, course, undone } = table
  const { practice } = takeBackAt(table) ?? refuse(table, { type: 'take-back' })
  const taken = game.playing.after(course, { type: 'TAKE_BACK', seats: seatsOfPeople(head.players), freely: practice })
  return { head: unstudied(practice ? practising(head) : head), course: taken, undone: [...undone, { head, course }] }
}

/** The table as it stood before the last take-back: what made the game practice is undone with it. */
function afterRedoing(table: Table): Change {
  const last = table.undone.at(-1) ?? refuse(table, { type: 'redo' })
  return { ...last, undone: table.undone.slice(0, -1) }
}

function afterSitting(table: Table, { seat, control }: Extract<Action, { type: 'sit' }>): Change {
  const { game, head, course } = table
  if (seat >= head.players.length) throw refusal('bad-arguments', { at: 'action.seat', problem: 'no-such-seat' })
  const players = head.players.map((player, at): Player => (at === seat ? { ...player, control } : player))
  return { head: { ...head, players }, course: game.playing.after(course, { type: 'SIT', alone: seatsAlone(players) }) }
}
