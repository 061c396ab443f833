/** The log in words. A player's line is what stands after the name, in every language. */
import { keyedBy } from '../../../../games/building-blocks/keyed.ts'
import type { Change, Entry, LogItem } from '../../../../games/coal-train/rules/types.ts'
import {
  RESOURCES,
  upgradeTile,
  type CardId,
  type Subsidy,
  entryFor,
} from '../../../../games/coal-train/state/components.ts'
import { CONTRACTS } from '../../../../games/coal-train/state/valley.ts'
import type { Player } from '../../../../games/building-blocks/players.ts'
import { capital } from '../../../i18n/capital.ts'
import { listOf } from '../../../i18n/sentence-lists.ts'
import { m } from '../../../paraglide/messages.js'
import type { LogLine } from '../../screens/words.ts'
import {
  cardName,
  goodsText,
  incomeName,
  incomeText,
  lettersText,
  markersText,
  placeName,
  subsidyName,
  tileName,
} from './piece-names.ts'
import { roundText } from './round-words.ts'
import { present } from '../../../../games/building-blocks/present.ts'

type Line = Pick<LogLine, 'seat' | 'text' | 'details'>
type EntryItem = Extract<LogItem, { type: 'entry' }>
type EntryOf<K extends string> = Extract<Entry, Record<K, unknown>>
type Named = readonly Pick<Player, 'name'>[]

/** The lines of a log; each round begins with its name. */
export const logLines = (log: readonly LogItem[], players: Named): LogLine[] =>
  log.map((item, at) => ({
    ...logLine(item, players),
    move: item.type === 'entry' ? item.move : null,
    place: placeOf(item),
    divider: false,
    short: shortText(item),
    opening: openingOf(item, log[at - 1]),
  }))

/** A place of the map, or the space of a step. */
function placeOf(item: LogItem): string | null {
  if (item.type !== 'entry') return null
  if ('build' in item.entry) return item.entry.build
  if ('step' in item.entry) return item.entry.step.join(' ')
  return 'place' in item.entry ? item.entry.place.join(' ') : null
}

function openingOf(item: LogItem, before: LogItem | undefined): string | null {
  const round = roundIn(item)
  return round === null || (before !== undefined && roundIn(before) === round) ? null : roundText(round)
}

const roundIn = (item: LogItem): number | null => (item.type === 'finished' ? null : item.round)

/** The whole line as a sentence, for a screen reader. */
export function logSentence(item: LogItem, players: Named): string {
  const { seat, text, details } = logLine(item, players)
  return seat === null ? [text, ...details].join(' ') : [`${players[seat].name} ${text}.`, ...details].join(' ')
}

function logLine(item: LogItem, players: Named): Line {
  switch (item.type) {
    case 'entry':
      return { seat: item.seat, text: entryText(item), details: detailsOf(item, players) }
    case 'turn':
      return { seat: item.seat, text: turnText(item), details: [] }
    case 'triggered':
      return { seat: null, text: m.ct_log_triggered(), details: [] }
    case 'last':
      return { seat: null, text: item.idle ? m.ct_log_last_idle() : m.ct_log_last(), details: [] }
    case 'finished':
      return { seat: null, text: endText(item, players), details: [] }
  }
}

/** The words beside the goods and subsidies that `LogArt` draws; null if it draws none. */
export function shortText(item: LogItem): string | null {
  if (item.type === 'turn') return m.ct_short_income()
  if (item.type !== 'entry') return null
  const { entry, tile } = item
  if ('start' in entry) return m.ct_log_start({ subsidy: subsidyName(entry.start) })
  if ('buy' in entry) return m.ct_short_buy({ tile: tileName(tile) })
  if ('use' in entry) return entry.goods ? m.ct_short_use({ tile: tileName(entry.use) }) : null
  if ('exchange' in entry) return m.ct_short_exchange()
  return 'spend' in entry ? m.ct_log_spend({ subsidy: subsidyName(entry.spend) }) : null
}

const turnText = ({ income, actionPoints }: Extract<LogItem, { type: 'turn' }>) =>
  m.ct_log_income({ goods: incomeText(income, actionPoints) })

function endText({ winners, totals }: Extract<LogItem, { type: 'finished' }>, players: Named): string {
  const names = listOf(winners.map((seat) => players[seat].name))
  const points = m.ct_count_points({ count: totals[winners[0]] })
  return winners.length === 1 ? m.ct_log_wins({ names, points }) : m.ct_log_shares({ names, points })
}

/** An entry's effect in a few words. */
export function entryText({ entry, tile, seat, changes }: EntryItem): string {
  if ('start' in entry) return m.ct_log_start({ subsidy: subsidyName(entry.start) })
  if ('step' in entry) return m.ct_log_step({ tile: tileName(tile) })
  if ('buy' in entry) return m.ct_log_buy({ tile: tileName(tile), subsidy: markersText(gainedBy(changes, seat)) })
  if ('build' in entry) return buildText(entry)
  if ('use' in entry) return useText(entry)
  if ('upgrade' in entry) return m.ct_log_upgrade({ income: incomeName(entry.upgrade) })
  if ('exchange' in entry) return m.ct_log_exchange(tradeOf(entry.exchange))
  if ('coal' in entry) return m.ct_log_coal({ coal: coalText(changes, seat), points: entry.coal })
  if ('contract' in entry) return contractText(entry.contract)
  if ('spend' in entry) return spendText(entry)
  if ('place' in entry)
    return entry.swap ? m.ct_log_place_swap({ tile: tileName(tile) }) : m.ct_log_place({ tile: tileName(tile) })
  return m.ct_log_end()
}

const tradeOf = ([give, get]: readonly [string, string]) => ({ give: lettersText(give), get: lettersText(get) })

const changeOf = (changes: readonly Change[], seat: number) => changes.find((each) => each.seat === seat)

const coalText = (changes: readonly Change[], seat: number) => m.ct_count_C({ count: changeOf(changes, seat)?.C ?? 0 })

const contractPoints = (card: CardId) => entryFor(CONTRACTS, card)?.points ?? 0

/** Its own points: what it pays with may lower those of a scoring card. */
const contractText = (card: CardId) =>
  m.ct_log_contract({ card: cardName(card), points: m.ct_count_points({ count: contractPoints(card) }) })

function useText({ use, goods }: EntryOf<'use'>): string {
  if (goods) return m.ct_log_goods({ tile: tileName(use), goods: lettersText('CIW') })
  return m.ct_log_use({ tile: tileName(use), income: incomeName(present(upgradeTile(use), 'the upgrade').raises) })
}

function buildText({ build, via }: EntryOf<'build'>): string {
  const place = placeName(build)
  return via ? m.ct_log_build_via({ place, via: placeName(via) }) : m.ct_log_build({ place })
}

function spendText({ spend, trade }: EntryOf<'spend'>): string {
  const subsidy = subsidyName(spend)
  return trade ? m.ct_log_spend_trade({ subsidy, ...tradeOf(trade) }) : m.ct_log_spend({ subsidy })
}

const gainedBy = (changes: readonly Change[], seat: number): Subsidy[] =>
  (changeOf(changes, seat)?.markers ?? []).flatMap(({ subsidy, by }) => (by > 0 ? [subsidy] : []))

const detailsOf = ({ entry, seat, changes }: EntryItem, players: Named): string[] => [
  ...('build' in entry ? cityDetails(entry) : []),
  ...('move' in entry && entry.move ? [movedText(entry.move)] : []),
  ...('take' in entry && entry.take ? [m.ct_log_takes({ goods: lettersText(entry.take) })] : []),
  ...('waive' in entry && entry.waive ? [coveredText('build' in entry ? 'ZV' : 'IN', entry.waive)] : []),
  ...('with' in entry && entry.with ? [m.ct_log_room({ markers: markersText(entry.with) })] : []),
  ...('build' in entry || 'use' in entry || 'upgrade' in entry ? paidText(changeOf(changes, seat)) : []),
  ...('build' in entry ? scoredText(changeOf(changes, seat)) : []),
  ...changes.filter((each) => each.seat !== seat).flatMap((each) => othersText(each, players)),
]

const movedText = ([from, to]: readonly [Subsidy, Subsidy]) =>
  m.ct_log_moves({ from: subsidyName(from), to: subsidyName(to) })

/** The resources that an Infrastructure or a Zoning Variance covers. */
export const coveredText = (subsidy: Subsidy, waived: readonly string[]) =>
  m.ct_log_covers({ subsidy: subsidyName(subsidy), goods: lettersText(waived.join('')) })

const scoredText = (change: Change | undefined) =>
  change && change.points > 0 ? [m.ct_log_scores({ points: m.ct_count_points({ count: change.points }) })] : []

function paidText(change: Change | undefined): string[] {
  const paid = keyedBy(RESOURCES, (each) => Math.max(0, -(change?.[each] ?? 0)))
  return RESOURCES.some((each) => paid[each] > 0) ? [m.ct_log_pays({ goods: goodsText(paid) })] : []
}

const cityDetails = ({ card, town, from, raise, gain, loco }: EntryOf<'build'>): string[] => [
  ...(card ? [m.ct_log_card({ card: cardName(card) })] : []),
  ...(town && from ? [m.ct_log_town({ place: placeName(town), via: placeName(from) })] : []),
  ...(raise ? [capital(m.ct_log_raise({ income: incomeName(raise) }))] : []),
  ...(gain ? [m.ct_log_gain({ markers: markersText(gain) })] : []),
  ...(loco ? [m.ct_log_loco({ count: loco })] : []),
]

function othersText({ seat, C, I, W }: Change, players: Named): string[] {
  const gained = { C: Math.max(0, C), I: Math.max(0, I), W: Math.max(0, W) }
  return RESOURCES.every((each) => gained[each] === 0)
    ? []
    : [m.ct_log_gets({ name: players[seat].name, goods: goodsText(gained) })]
}
