/** Payments with their reasons, in words: the shift scoring, the changeover and the end. */
import type { Ceremony } from '../../../../games/coal-baron/rules/ceremony.ts'
import { isTieOpen, type PointsResult } from '../../../../games/coal-baron/rules/sheet.ts'
import type { ElementScore } from '../../../../games/coal-baron/rules/types.ts'
import type { Player } from '../../../../games/building-blocks/players.ts'
import { m } from '../../../paraglide/messages.js'
import { listOf } from '../../../i18n/sentence-lists.ts'
import { plain } from '../../../i18n/numbers.ts'
import { shiftNumeral } from './shifts.ts'

type Named = Pick<Player, 'name'>

const ELEMENTS = [
  m.cb_element_yellow,
  m.cb_element_brown,
  m.cb_element_gray,
  m.cb_element_black,
  m.cb_element_barrow,
  m.cb_element_carriage,
  m.cb_element_truck,
  m.cb_element_engine,
  m.cb_element_empty_yellow,
  m.cb_element_empty_brown,
  m.cb_element_empty_gray,
  m.cb_element_empty_black,
]
/** The name of an element's count: "yellow order spots". */
export const elementName = (element: number): string => ELEMENTS[element]()

/** The reasons for an element's rewards, paid or not, sentence by sentence (rule book, End of a shift; ruling 11). */
export function scoringWords({ counts, rewards }: ElementScore, players: readonly Named[]): string[] {
  const most = Math.max(...counts)
  if (most === 0) return [m.cb_scoring_nobody()]
  const firsts = seatsWhere(counts, (count) => count === most)
  const names = namesOf(firsts, players)
  const paid = { count: most, points: m.count_points({ count: rewards[firsts[0]] }) }
  if (firsts.length === 1)
    return [m.cb_scoring_first({ name: names, ...paid }), secondWords({ counts, rewards }, players)]
  const tied =
    firsts.length === 2 ? m.cb_scoring_tied_two({ names, ...paid }) : m.cb_scoring_tied_more({ names, ...paid })
  return firsts.length < players.length && players.length > 2 ? [tied, m.cb_scoring_no_second_after_tie()] : [tied]
}

function secondWords({ counts, rewards }: Omit<ElementScore, 'element'>, players: readonly Named[]): string {
  if (players.length === 2) return m.cb_scoring_two_players()
  const most = Math.max(...counts)
  const count = Math.max(...counts.filter((each) => each < most))
  if (count === 0) return m.cb_scoring_no_second()
  const seconds = seatsWhere(counts, (each) => each === count)
  const names = namesOf(seconds, players)
  const points = m.count_points({ count: rewards[seconds[0]] })
  return seconds.length === 1
    ? m.cb_scoring_second({ name: names, count, points })
    : m.cb_scoring_second_tied({ names, count, points })
}

/** The starting player of the next shift, with the reason (ruling 12); nothing after shift III. */
export function changeoverWords(
  { factoryWorkers, nextStarter, shift }: Pick<Ceremony, 'factoryWorkers' | 'nextStarter' | 'shift'>,
  oldStarter: number,
  players: readonly Named[],
): string {
  if (nextStarter === null) return ''
  const most = Math.max(...factoryWorkers)
  const tied = seatsWhere(factoryWorkers, (workers) => workers === most)
  const words = {
    name: players[nextStarter].name,
    names: namesOf(tied, players),
    old: players[oldStarter].name,
    count: most,
    shift: shiftNumeral(shift + 1),
  }
  if (most === 0) return m.cb_changeover_nobody(words)
  return tied.length === 1 ? m.cb_changeover_most(words) : m.cb_changeover_tied(words)
}

/** The winners and, if it was close, the tie-break. */
export function winnerWords(result: PointsResult, players: readonly Named[]): { title: string; why: string } {
  const { scores, winners } = result
  const { total, marksLeft = 0 } = scores[winners[0]]
  const level = seatsWhere(
    scores.map((score) => score.total),
    (each) => each === total,
  )
  const points = m.count_points({ count: plain(total) })
  const names = namesOf(winners, players)
  if (isTieOpen(result)) return { title: m.cb_final_level({ names, points }), why: m.cb_final_level_why() }
  const marks = m.cb_count_marks({ count: marksLeft })
  if (winners.length > 1)
    return { title: m.cb_victory_shared({ names, points }), why: m.cb_final_shared_why({ marks }) }
  const why =
    level.length > 1 ? m.cb_final_tie_break({ names: namesOf(level, players), name: names, points, marks }) : ''
  return { title: m.cb_victory({ name: names, points }), why }
}

const seatsWhere = (numbers: readonly number[], is: (number: number) => boolean): number[] =>
  numbers.flatMap((number, seat) => (is(number) ? [seat] : []))

const namesOf = (seats: readonly number[], players: readonly Named[]) => listOf(seats.map((seat) => players[seat].name))
