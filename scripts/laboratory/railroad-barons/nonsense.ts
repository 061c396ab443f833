/**
 * Turns that no bot of Railroad Barons should ever take: worse than another one, whatever the plan behind them. Written from
 * the rule book and the record alone, apart from what the bots themselves avoid.
 */
import { playEntry } from '../../../src/games/railroad-barons/rules/entries.ts'
import { settle } from '../../../src/games/railroad-barons/rules/rounds.ts'
import { deal } from '../../../src/games/railroad-barons/rules/setup.ts'
import type { Entry, Setup, View } from '../../../src/games/railroad-barons/rules/types.ts'
import { view } from '../../../src/games/railroad-barons/rules/view.ts'
import type { Nonsense } from '../../arena/nonsense.ts'
import { present } from '../../../src/games/building-blocks/present.ts'

/** A turn with what its player saw. */
interface Seen {
  entry: Entry
  view: View
}

/** More than any Investor brings in a whole game. */
const FORTUNE = 900

/** The Railroad that is asked for, with its price. */
function wantedIn({ holdings, operation }: View) {
  const { railroad, price } = present(operation?.wanted, 'the Railroad asked for')
  const { endedBy, income } = holdings.flatMap(({ railroads }) => railroads).find(({ id }) => id === railroad)!
  return { price: present(price, 'the price'), endedBy, income }
}

/** Kinds of nonsense by name; each function is true if a turn is of that kind. */
const KINDS: Readonly<Record<string, (seen: Seen) => boolean>> = {
  'names a fortune for an Investor': ({ entry }) => 'offer' in entry && entry.value >= FORTUNE,
  'takes no dollar in place of an Investor': ({ entry, view: { draft } }) =>
    'take' in entry && entry.take === 'money' && present(draft, 'the draft').value === 0,
  'takes an Investor in place of a fortune': ({ entry, view: { draft } }) =>
    'take' in entry && entry.take === 'investor' && present(draft?.value, 'the value named') >= FORTUNE,
  'sells the other a lasting Railroad for less than it earns in a round': ({ entry, view }) => {
    if (!('consent' in entry && entry.consent)) return false
    const { price, endedBy, income } = wantedIn(view)
    return endedBy === null && price < income
  },
}

/** All nonsense in a game, by its kinds, turn by turn. */
export function nonsenseIn(setup: Setup, moves: readonly Entry[]): string[] {
  let now = deal(setup)
  return moves.flatMap((entry) => {
    const seen = { entry, view: view(now, now, []) }
    const played = playEntry(now, entry)
    if (played.refusal) throw new Error(played.refusal.code)
    settle(played.state)
    now = played.state
    return Object.keys(KINDS).filter((kind) => KINDS[kind](seen))
  })
}

export const nonsense: Nonsense = {
  kinds: Object.keys(KINDS),
  kindsIn: (setup, _, moves) => nonsenseIn(setup as Setup, moves as Entry[]),
}
