/** The fields of a search and the values that each takes. */
import type { Language } from '../conventions/language.ts'
import { fold } from '../conventions/fold.ts'

/** A part of a text. */
export const TEXT_FIELDS = ['winner', 'bot', 'level', 'place', 'notes', 'tag', 'game'] as const
/** A number, or all above, below or between. */
export const NUMBER_FIELDS = ['points', 'minutes'] as const
/** A day, a month or a year. */
export const DATE_FIELDS = ['date', 'after', 'before'] as const

export type TextField = (typeof TEXT_FIELDS)[number]
export type NumberField = (typeof NUMBER_FIELDS)[number]
export type DateField = (typeof DATE_FIELDS)[number]
/** `players` takes a number or a name, `is` a state. */
export type Field = TextField | NumberField | DateField | 'players' | 'is'

/** Names of a field or a state. English ones are known in every language; the first of each is the one that is offered. */
type Names = Readonly<Record<Language, readonly [string, ...string[]]>>

export const FIELD_NAMES: Readonly<Record<Field, Names>> = {
  winner: { en: ['winner'], de: ['gewinner', 'sieger'], nl: ['winnaar'] },
  players: { en: ['players', 'player'], de: ['spieler'], nl: ['spelers', 'speler'] },
  place: { en: ['place'], de: ['ort'], nl: ['plaats'] },
  date: { en: ['date'], de: ['datum'], nl: ['datum'] },
  after: { en: ['after', 'from'], de: ['ab', 'nach'], nl: ['vanaf', 'na'] },
  before: { en: ['before'], de: ['vor'], nl: ['voor'] },
  points: { en: ['points'], de: ['punkte'], nl: ['punten'] },
  minutes: { en: ['minutes'], de: ['minuten'], nl: ['minuten'] },
  bot: { en: ['bot'], de: ['bot'], nl: ['bot'] },
  level: { en: ['level'], de: ['stufe'], nl: ['niveau'] },
  game: { en: ['game'], de: ['spiel'], nl: ['spel'] },
  tag: { en: ['tag'], de: ['tag', 'schlagwort'], nl: ['tag', 'label'] },
  notes: { en: ['notes', 'note'], de: ['notizen', 'notiz'], nl: ['notities', 'notitie'] },
  is: { en: ['is'], de: ['ist'], nl: ['is'] },
}

/** `detailed` is a game of which more than its totals is known. */
export type State = 'starred' | 'reviewed' | 'detailed' | 'shared' | 'screen' | 'table'

export const STATE_NAMES: Readonly<Record<State, Names>> = {
  starred: { en: ['starred', 'star'], de: ['stern'], nl: ['ster'] },
  reviewed: { en: ['reviewed'], de: ['analysiert'], nl: ['geanalyseerd'] },
  detailed: { en: ['detailed'], de: ['ausführlich'], nl: ['uitgebreid'] },
  shared: { en: ['shared'], de: ['geteilt'], nl: ['gedeeld'] },
  screen: { en: ['screen'], de: ['bildschirm'], nl: ['scherm'] },
  table: { en: ['table'], de: ['tisch'], nl: ['tafel'] },
}

/** The one that is called this in any language; null if none is. */
export function named<Key extends string>(names: Readonly<Record<Key, Names>>, name: string): Key | null {
  const folded = fold(name)
  const keys = Object.keys(names) as Key[]
  return keys.find((key) => allNames(names[key]).includes(folded)) ?? null
}

const allNames = (names: Names): string[] => Object.values(names).flat()

/** The English name nearest to a misspelt one, if one is near enough to be meant. */
export function nearest<Key extends string>(names: Readonly<Record<Key, Names>>, name: string): string | null {
  const known = Object.values<Names>(names).flatMap(allNames)
  const ranked = known.map((each) => ({ each, edits: editsBetween(fold(name), each) }))
  const [best] = ranked.toSorted((a, b) => a.edits - b.edits)
  return best.edits <= 2 && best.edits < best.each.length / 2 ? best.each : null
}

/** Letters to change, add or leave out (the Levenshtein distance). */
function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...from].entries())
    row = to
      .split('')
      .reduce(
        (next, other, i) => [...next, Math.min(next[i] + 1, row[i + 1] + 1, row[i] + Number(letter !== other))],
        [at + 1],
      )
  return row[to.length]
}
