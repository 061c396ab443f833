/** A review on one page: what is printed and shared of it. */
import type { Player } from '../../../games/building-blocks/players.ts'
import { lostIn, type Moment, type SeatSummary } from '../../../games/review/review-summary.ts'
import type { StoredGame, ArchiveScreens } from '../../games/screens/archive-screens.ts'
import type { LogLine, Words } from '../../games/screens/words.ts'
import { capital } from '../../i18n/capital.ts'
import { percent } from '../../i18n/numbers.ts'
import { m } from '../../paraglide/messages.js'
import { turnsOf } from '../study/tried-line.ts'
import type { Review } from './review.svelte.ts'
import { present } from '../../../games/building-blocks/present.ts'

/** The costliest decisions that are told. */
const COSTLIEST = 4

export interface Told {
  /** From 1 on. */
  number: number
  player: Player
  text: string
  /** The better turn in words; null if none is known. */
  better: string | null
  /** The player, and what the decision changed or cost. */
  says: string
}

export interface Report {
  seats: (SeatSummary & { player: Player; total: number })[]
  moments: Told[]
  costliest: Told[]
  /** Null once every move is reviewed. */
  partly: string | null
}

interface Source {
  screens: ArchiveScreens
  words: Words
  lines: readonly LogLine[]
}

/** Tells of a move, with what would have been better. */
function toldMove(
  review: Review,
  game: StoredGame,
  { screens, words, lines }: Source,
  move: number,
  says: string,
): Told {
  const { players } = review.record
  const { seat, text } = present(
    lines.find((line) => line.move === move),
    'the line of the move',
  )
  const found = present(review.of(move), 'the review of the move')
  const better = found.best && screens.continued(game, move, found.line.flat())
  const instead = better ? turnsOf({ played: better, from: move }, words, players)[0]?.text : undefined
  return {
    number: move + 1,
    player: players[present(seat, 'the seat')],
    text: capital(text),
    better: instead === undefined ? null : capital(instead),
    says,
  }
}

export function reportOf(review: Review, game: StoredGame, source: Source): Report {
  const { players } = review.record
  const told = (move: number, says: string) => toldMove(review, game, source, move, says)
  const nameOf = (move: number) =>
    players[present(source.lines.find((line) => line.move === move)?.seat, 'the seat')].name
  const momentTold = ({ move, seat, from, to }: Moment) => {
    const { name } = players[seat]
    const change = m.review_move_chance({ name, from: percent(from), to: percent(to) })
    return told(move, name === nameOf(move) ? change : `${nameOf(move)} · ${change}`)
  }
  const moments = (review.moments ?? []).map(momentTold)
  const worst = review.reviewed
    .filter(({ move, best }) => best !== null && !moments.some(({ number }) => number === move + 1))
    .toSorted((one, other) => lostIn(other) - lostIn(one))
    .slice(0, COSTLIEST)
  return {
    seats: review.summary.map((seat, at) => ({ ...seat, player: players[at], total: game.result.scores[at].total })),
    moments,
    costliest: worst.map((found) =>
      told(
        found.move,
        `${nameOf(found.move)} · ${m.archive_points_lost({ points: review.units.amounts.named(lostIn(found)) })}`,
      ),
    ),
    partly: review.depth === null ? m.review_so_far({ done: review.reviewed.length, moves: review.moves }) : null,
  }
}
