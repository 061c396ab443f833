/** The log in words. A player's line is what stands after the name, in every language. */
import type { Certificate, Changes, Entry, LogItem, Round } from '../../../../games/railroad-barons/rules/types.ts'
import {
  RAILROADS,
  SIDE_NAMES,
  sideOf,
  type HoldingId,
  type RailroadId,
} from '../../../../games/railroad-barons/state/components.ts'
import type { Player } from '../../../../games/building-blocks/players.ts'
import { listOf } from '../../../i18n/sentence-lists.ts'
import { m } from '../../../paraglide/messages.js'
import type { LogLine } from '../../screens/words.ts'
import { certificateName, holdingName, investorName, railroadName } from './piece-names.ts'
import { signedUsd, usd } from './money.ts'
import { roundText } from './round-words.ts'
import { present } from '../../../../games/building-blocks/present.ts'

type Line = Pick<LogLine, 'seat' | 'text' | 'details'>
type Turn = Extract<LogItem, { type: 'turn' }>
type Named = readonly Pick<Player, 'name'>[]

/** The lines of a log; each round begins with its name. */
export const logLines = (log: readonly LogItem[], players: Named): LogLine[] =>
  log.map((item, at) => ({
    ...logLine(item, players),
    move: item.type === 'turn' ? item.move : null,
    place: item.type === 'turn' ? holdingOf(item) : null,
    divider: false,
    short: null,
    opening: openingOf(item, log[at - 1]),
  }))

function openingOf(item: LogItem, before: LogItem | undefined): string | null {
  const round = roundIn(item)
  if (!round) return null
  const last = before && roundIn(before)
  return last?.stock === round.stock && last.operating === round.operating ? null : roundText(round)
}

/** The Holding that has its turn, or the first one traded in. */
function holdingOf({ entry, holding }: Turn): HoldingId | null {
  const [sold] = 'sell' in entry ? entry.sell : []
  const bought = 'buy' in entry ? entry.buy : undefined
  return holding ?? (bought ?? sold)?.[0] ?? null
}

const roundIn = (item: LogItem): Round | null => (item.type === 'finished' ? null : item.round)

/** The whole line as a sentence, for a screen reader. */
export function logSentence(item: LogItem, players: Named): string {
  const { seat, text, details } = logLine(item, players)
  return seat === null ? [text, ...details].join(' ') : [`${players[seat].name} ${text}.`, ...details].join(' ')
}

function logLine(item: LogItem, players: Named): Line {
  switch (item.type) {
    case 'turn':
      return { seat: item.seat, text: turnWords(item, players), details: turnDetails(item, players) }
    case 'leftover':
      return { seat: null, text: leftoverWords(item, players), details: [] }
    case 'export':
      return { seat: null, text: m.rb_log_export({ railroad: railroadName(item.railroad) }), details: exported(item) }
    case 'finished':
      return { seat: null, text: endWords(item, players), details: [] }
  }
}

const leftoverWords = ({ investor, dollars }: Extract<LogItem, { type: 'leftover' }>, players: Named) =>
  m.rb_log_leftover({
    investor: investorName(investor),
    names: listOf(players.map(({ name }) => name)),
    money: usd(dollars),
  })

const exported = ({ railroad, changes }: Extract<LogItem, { type: 'export' }>) =>
  goneWords(changes.gone.filter((gone) => gone !== railroad))

function endWords({ winners, totals }: Extract<LogItem, { type: 'finished' }>, players: Named): string {
  const words = { names: listOf(winners.map((seat) => players[seat].name)), worth: usd(totals[winners[0]]) }
  return winners.length === 1 ? m.rb_log_wins(words) : m.rb_log_shares(words)
}

function turnWords(item: Turn, players: Named): string {
  const { entry } = item
  if ('offer' in entry) return m.rb_log_offers({ investor: investorName(entry.offer), value: usd(entry.value) })
  if ('take' in entry) return takeWords(item, players)
  if ('swap' in entry) return entry.swap ? m.rb_log_swaps() : m.rb_log_swaps_not()
  if ('pass' in entry) return m.rb_log_passes()
  if ('sell' in entry || 'buy' in entry) return tradeWords(item)
  return operatingWords(item, present(item.holding, 'the Holding'), players)
}

function takeWords({ entry, seat, changes }: Turn, players: Named): string {
  const other = 1 - seat
  if ('take' in entry && entry.take === 'money') return m.rb_log_takes_money({ money: usd(changes.cash[seat]) })
  return m.rb_log_takes_investor({ name: players[other].name, money: usd(changes.cash[other]) })
}

function tradeWords({ entry, seat, changes }: Turn): string {
  const sales = 'sell' in entry ? entry.sell.map(saleWords) : []
  const pieces = listOf([...sales, ...('buy' in entry ? [purchaseWords(entry.buy, entry.par)] : [])])
  return m.rb_log_trades({ pieces, cash: signedUsd(changes.cash[seat]) })
}

/** "sells SB 20%". */
export const saleWords = ([holding, percent, smaller]: Certificate): string =>
  smaller === undefined
    ? m.rb_log_sells({ certificate: certificateName(holding, percent) })
    : m.rb_log_exchanges({ certificate: certificateName(holding, percent), percent: smaller })

/** "buys DPI 20%", "starts MB&S at $70". */
export function purchaseWords([holding, percent, smaller]: Certificate, par?: number): string {
  if (par !== undefined) return m.rb_log_starts({ holding: holdingName(holding), price: usd(par) })
  return smaller === undefined
    ? m.rb_log_buys({ certificate: certificateName(holding, percent) })
    : m.rb_log_exchanges({ certificate: certificateName(holding, smaller), percent })
}

function operatingWords(item: Turn, id: HoldingId, players: Named): string {
  const { entry } = item
  const holding = holdingName(id)
  if ('tokens' in entry) return m.rb_log_tokens({ holding, plus: entry.tokens[0], minus: entry.tokens[1] })
  if ('pay' in entry) return revenueWords(item, holding, players)
  if ('rail' in entry) return railWords(item, entry, id)
  if ('consent' in entry) return entry.consent ? m.rb_log_consents() : m.rb_log_refuses()
  if ('assign' in entry) return m.rb_log_assigns({ holding, investor: investorName(entry.assign) })
  if ('discard' in entry) return m.rb_log_discards({ holding, railroads: railroadNames(entry.discard) })
  return m.rb_log_done({ holding })
}

function revenueWords({ entry, revenue, changes }: Turn, holding: string, players: Named): string {
  const money = usd(revenue ?? 0)
  if (!('pay' in entry && entry.pay)) return m.rb_log_keeps({ holding, revenue: money })
  const each = players.map(({ name }, seat) => m.rb_log_each({ name, money: usd(changes.cash[seat]) })).join(', ')
  return m.rb_log_pays({ holding, revenue: money, each })
}

type RailEntry = Extract<Entry, { rail: unknown }>

function railWords({ changes, seat }: Turn, entry: RailEntry, id: HoldingId): string {
  const holding = holdingName(id)
  if ('price' in entry) {
    const words = { holding, railroad: railroadName(entry.rail), price: usd(entry.price) }
    return changes.acquired.length > 0 ? m.rb_log_moves(words) : m.rb_log_asks(words)
  }
  const [{ railroad }] = changes.acquired
  const cost = -(changes.treasuries.find((each) => each.holding === id)?.dollars ?? 0) - changes.cash[seat]
  return m.rb_log_rail({ holding, railroad: railroadName(railroad), level: levelOf(railroad, entry), cost: usd(cost) })
}

const levelOf = (railroad: RailroadId, { side }: Extract<RailEntry, { rail: 'bank' }>): number =>
  sideOf(RAILROADS.indexOf(railroad), side ? SIDE_NAMES.indexOf(side) : 0).level

export const railroadNames = (railroads: readonly RailroadId[]): string => listOf(railroads.map(railroadName))

function turnDetails({ entry, changes, holding }: Turn, players: Named): string[] {
  const network =
    'network' in entry ? [m.rb_log_network({ holding: holdingName(present(holding, 'the Holding')) })] : []
  const help = 'help' in entry && entry.help ? [m.rb_log_help({ help: usd(entry.help) })] : []
  return [...network, ...help, ...changeWords(changes, players), ...('discard' in entry ? [] : goneWords(changes.gone))]
}

const goneWords = (gone: readonly RailroadId[]): string[] =>
  gone.length === 0 ? [] : [m.rb_log_gone({ railroads: railroadNames(gone) })]

/** Directors, prices, capital and swapped certificates, a sentence each. */
export const changeWords = ({ directors, prices, capital, certificates }: Changes, players: Named): string[] => [
  ...prices.flatMap(({ holding, from, to }) =>
    from === null ? [] : [m.rb_log_price({ holding: holdingName(holding), from: usd(from), to: usd(to) })],
  ),
  ...directors.flatMap(({ holding, from, to }) =>
    from === null ? [] : [m.rb_log_director({ name: players[to].name, holding: holdingName(holding) })],
  ),
  ...certificates.flatMap(({ holding, percent, from, to }) =>
    percent === 40 && from !== null && to !== null
      ? [m.rb_log_swapped({ holding: holdingName(holding), name: players[to].name })]
      : [],
  ),
  ...capital.map(({ holding, dollars }) => m.rb_log_capital({ holding: holdingName(holding), money: usd(dollars) })),
]
