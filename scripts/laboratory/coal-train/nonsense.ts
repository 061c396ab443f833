/**
 * Turns that no bot of Coal Train should ever take: worse than another one, whatever the plan behind them. Written from the rule
 * book and the record alone, apart from what the bots themselves avoid.
 */
import { replay } from '../../../src/games/coal-train/rules/entries.ts'
import { deal } from '../../../src/games/coal-train/rules/setup.ts'
import type { Entry, Setup } from '../../../src/games/coal-train/rules/types.ts'
import type { Seat } from '../../../src/games/coal-train/state/state.ts'
import type { Nonsense } from '../../arena/nonsense.ts'

/** An entry with what its player had before it. */
interface Seen {
  entry: Entry
  seat: Seat
}

function tradeIn(entry: Entry): readonly [string, string] | null {
  if ('exchange' in entry) return entry.exchange
  return 'spend' in entry && entry.trade ? entry.trade : null
}

/** Kinds of nonsense by name; each function is true if an entry is of that kind. */
const KINDS: Readonly<Record<string, (seen: Seen) => boolean>> = {
  'ends the turn with action points that would bring coal': ({ entry, seat }) =>
    'end' in entry && seat.actionPoints > 0,
  'trades a resource for its like': ({ entry }) => {
    const trade = tradeIn(entry)
    return trade !== null && [...trade[0]].some((letter) => trade[1].includes(letter))
  },
  'forgoes an income or markers that are free': ({ entry, seat }) => {
    if (!('build' in entry) || !entry.card) return false
    const isRaisable = Object.values(seat.income).some((income) => income < 6)
    if (entry.card.startsWith('N5')) return !entry.raise && isRaisable
    return entry.card.startsWith('N6') && !entry.gain
  },
  'gives markers for a Back Room that it could do without': ({ entry, seat }) =>
    'spend' in entry && entry.with !== undefined && entry.spend !== 'TR' && seat.markers[entry.spend] > 0,
}

/** All nonsense in a game, by its kinds, entry by entry. */
export function nonsenseIn(setup: Setup, players: number, moves: readonly Entry[]): string[] {
  let s = deal(setup, players)
  return moves.flatMap((entry) => {
    const seen = { entry, seat: s.seats[s.turn] }
    const played = replay(s, [entry])
    if (played.refusal) throw new Error(played.refusal.code)
    s = played.state
    return Object.keys(KINDS).filter((kind) => KINDS[kind](seen))
  })
}

export const nonsense: Nonsense = {
  kinds: Object.keys(KINDS),
  kindsIn: (setup, players, moves) => nonsenseIn(setup as Setup, players, moves as Entry[]),
}
