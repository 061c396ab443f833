/** The log in words. A player's line is what stands after his name, in every language. */
import type { LogItem, TurnItem } from '../../../../games/coal-baron/rules/log-item.ts'
import type { Coal, Step } from '../../../../games/coal-baron/rules/types.ts'
import type { Player } from '../../../../games/building-blocks/players.ts'
import type { LogLine } from '../../screens/words.ts'
import { m } from '../../../paraglide/messages.js'
import { cardName, coalName, coalOf, orderName, spaceName, tileName } from './piece-names.ts'
import { listOf } from '../../../i18n/sentence-lists.ts'
import { plain, signed, sum } from '../../../i18n/numbers.ts'
import { shiftNumeral } from './shifts.ts'
import { present } from '../../../../games/building-blocks/present.ts'

type Line = Omit<LogLine, 'move' | 'place' | 'opening' | 'short'>

/** The lines of a log; the draft and shift I begin without an item of their own. */
export const logLines = (log: readonly LogItem[], players: readonly Player[]): LogLine[] =>
  log.map((item, at) => ({
    ...logLine(item, players),
    move: 'move' in item ? item.move : null,
    place: item.type === 'turn' ? item.space : null,
    short: shortWords(item),
    opening: openingBefore(log, at),
  }))

/** The words before the drawn tile, cards or work steps; null if the line has no drawing. */
function shortWords(item: LogItem): string | null {
  if (item.type === 'draft') return m.cb_log_short_takes()
  return item.type === 'turn' ? shortTurn(item) : null
}

function shortTurn({ space, steps, tile, order, marks, delivered }: TurnItem): string | null {
  const looked = space.endsWith('draw')
  const price = m.cb_count_marks({ count: -marks })
  if (steps.length > 0) return m.cb_log_short_mines()
  if (delivered.length > 0) return m.cb_log_short_delivers({ points: sumText(delivered.map(({ points }) => points)) })
  if (tile) return looked ? m.cb_log_short_draws_tile({ marks: price }) : m.cb_log_short_buys({ marks: price })
  if (order) return looked ? m.cb_log_short_draws_order() : m.cb_log_short_takes()
  return null
}

/** "9 + 10 = 19"; one alone as it is. */
const sumText = (points: readonly number[]): string =>
  points.length === 1 ? plain(points[0]) : `${points.join(' + ')} = ${sum(points)}`

function openingBefore(log: readonly LogItem[], at: number): string | null {
  if (at === 0) return log[0].type === 'draft' ? m.cb_draft() : null
  return log[at].type === 'turn' && log[at - 1].type === 'draft' ? m.cb_shift({ shift: shiftNumeral(1) }) : null
}

/** The line of an item of the log. */
export function logLine(item: LogItem, players: readonly Player[]): Line {
  switch (item.type) {
    case 'draft':
      return line(item.seat, m.cb_log_takes_order({ order: orderName(item.order) }))
    case 'turn':
      return line(item.seat, turnWords(item), turnDetails(item, players))
    case 'scored':
      return line(null, scoredWords(item, players))
    case 'shift':
      return { ...line(null, shiftWords(item, players)), divider: true }
    case 'accounts':
      return line(null, m.cb_log_accounts({ points: pointsOfEach(accountSums(item), players) }))
    case 'finished':
      return line(null, winWords(item, players))
  }
}

/** The whole line as a sentence, for a screen reader. */
export function logSentence(item: LogItem, players: readonly Player[]): string {
  const { seat, text, details } = logLine(item, players)
  const whole = seat === null ? text : `${players[seat].name} ${text}`
  return [`${whole}.`, ...details].join(' ')
}

const line = (seat: number | null, text: string, details: string[] = []): Line => ({
  seat,
  text,
  details,
  divider: false,
})

function turnWords(item: TurnItem): string {
  const marks = m.cb_count_marks({ count: Math.abs(item.marks) })
  const [area] = item.space.split('-')
  if (item.space === 'bank') return m.cb_log_bank({ marks })
  if (area === 'money') return m.cb_log_takes_marks({ marks })
  if (area === 'mining') return miningWords(item.steps)
  if (area === 'delivery') return deliveryWords(item)
  return item.put ? drawWords(item, marks) : takeWords(item, marks)
}

/** Names the space: equal tiles and orders may lie on several. */
function takeWords({ space, tile, order }: TurnItem, marks: string): string {
  const from = spaceName(space)
  return tile
    ? m.cb_log_buys_tile({ tile: tileName(tile), space: from, marks })
    : m.cb_log_takes_order_from({ order: orderName(present(order, 'the order card')), space: from })
}

function drawWords({ space, tile, order }: TurnItem, marks: string): string {
  if (space === 'factory-draw') {
    return tile ? m.cb_log_draws_tile({ tile: tileName(tile), marks }) : m.cb_log_draws_no_tile()
  }
  return order ? m.cb_log_draws_order({ order: orderName(order) }) : m.cb_log_draws_no_order()
}

function deliveryWords({ delivered }: TurnItem): string {
  const points = m.count_points({ count: sum(delivered.map((order) => order.points)) })
  const orders = delivered.map(({ order, points }) => m.cb_log_delivered_order({ order: orderName(order), points }))
  return m.cb_log_delivers({ points, orders: orders.join('; ') })
}

const miningWords = (steps: readonly Step[]): string =>
  steps.length === 0 ? m.cb_log_mines_nothing() : m.cb_log_mines({ steps: counted(steps.map(stepWords)).join('; ') })

/** One work step, for example "black coal onto the truck order, three black". */
export function stepWords(step: Step): string {
  if ('cage' in step) return cageWords(step.cage)
  if ('load' in step) return m.cb_log_step_load({ coal: coalOf(step.load) })
  if ('store' in step) return m.cb_log_step_store({ coal: coalOf(step.store) })
  return m.cb_log_step_fill({ coal: listOf(step.with.map(([, coal]) => coalOf(coal))), order: orderName(step.fill) })
}

const LEVELS: readonly Coal[] = ['Y', 'B', 'G', 'K']
const cageWords = (level: number) =>
  level === 0 ? m.cb_log_step_surface() : m.cb_log_step_cage({ coal: coalName(LEVELS[level - 1]) })

/** Runs of the same words are said once, with their number. */
function counted(words: readonly string[]): string[] {
  const runs: { step: string; count: number }[] = []
  for (const step of words) {
    const last = runs.at(-1)
    if (last?.step === step) last.count++
    else runs.push({ step, count: 1 })
  }
  return runs.map(({ step, count }) => (count === 1 ? step : m.cb_log_times({ step, count })))
}

function turnDetails(item: TurnItem, players: readonly Player[]): string[] {
  const details = workerWords(item, players)
  if (item.coal.length > 0) details.push(m.cb_log_short_coal({ coal: listOf(item.coal.map(carriedWords)) }))
  if (item.put) details.push(item.put === 'top' ? m.cb_log_put_top() : m.cb_log_put_bottom())
  if (item.refill) details.push(m.cb_log_refill({ card: cardName(item.refill) }))
  return details
}

/** A single worker on an empty space goes without saying. */
function workerWords({ workers, ousted }: TurnItem, players: readonly Player[]): string[] {
  const placed = m.cb_count_workers({ count: workers })
  if (ousted) return [m.cb_log_ousted({ workers: placed, ousted: ousted.workers, name: players[ousted.seat].name })]
  return workers > 1 ? [m.cb_log_workers({ workers: placed })] : []
}

const carriedWords = (coal: Coal | null) => (coal ? coalName(coal) : m.cb_log_no_coal())

type Of<Type> = Extract<LogItem, { type: Type }>

function scoredWords({ shift, elements }: Of<'scored'>, players: readonly Player[]): string {
  const points = players.map((_, seat) => sum(elements.map(({ rewards }) => rewards[seat])))
  return m.cb_log_scored({ shift: shiftNumeral(shift), points: pointsOfEach(points, players) })
}

const accountSums = ({ marks, coal, outstanding, balance }: Of<'accounts'>) =>
  marks.map((points, seat) => points + coal[seat] + outstanding[seat] + balance[seat])

const pointsOfEach = (points: readonly number[], players: readonly Player[]) =>
  points.map((each, seat) => m.cb_points_of({ name: players[seat].name, points: signed(each) })).join(', ')

const shiftWords = ({ shift, startingPlayer }: Of<'shift'>, players: readonly Player[]) =>
  m.cb_log_shift_begins({ shift: shiftNumeral(shift), name: players[startingPlayer].name })

function winWords({ winners, totals }: Of<'finished'>, players: readonly Player[]): string {
  const names = listOf(winners.map((seat) => players[seat].name))
  const points = m.count_points({ count: plain(totals[winners[0]]) })
  return winners.length === 1 ? m.cb_victory({ name: names, points }) : m.cb_victory_shared({ names, points })
}
