/** Tables of plays from Pithead and from other programs: which column is which. */
import type { DateOrder, TableColumns, TablePreview } from '../../../contract/archive.ts'
import { fold } from '../../../contract/conventions/fold.ts'
import { shown } from '../../../games/building-blocks/problem.ts'
import type { Catalogue } from '../../../games/facets/facets.ts'
import { csvRows, separatorOf } from './csv-rows.ts'
import { OWN_COLUMNS } from './csv.ts'
import { keyedBy, keysOf } from '../../../games/building-blocks/keyed.ts'

/** Columns that only Pithead's own table has, beside those that others have, too. */
export interface OwnColumns extends TableColumns {
  own: { finished: number; colour: number; control: number; starting: number; notes: number }
}

type Field = 'player' | 'total' | 'date' | 'title' | 'play' | 'winner' | 'place' | 'minutes'

/** Headings in English, German and Dutch, folded and without signs. The first that a table has counts. */
const NAMES: Readonly<Record<Field, readonly string[]>> = {
  player: [
    ...['player', 'playername', 'players', 'name', 'who'],
    ...[
      'spieler',
      'spielerin',
      'spielername',
      'mitspieler',
      'speler',
      'spelernaam',
      'spelersnaam',
      'naam',
      'wer',
      'wie',
    ],
  ],
  total: [
    ...['total', 'totalscore', 'finalscore', 'score', 'points', 'totalpoints', 'vp', 'result'],
    ...['gesamt', 'gesamtpunkte', 'summe', 'punkte', 'punktzahl', 'ergebnis'],
    ...['totaal', 'totaalscore', 'eindscore', 'punten', 'uitslag'],
  ],
  date: [
    ...['date', 'playdate', 'started', 'start', 'playedon', 'played', 'when', 'day'],
    ...['datum', 'spieldatum', 'gespieltam', 'beginn', 'tag', 'speeldatum', 'gespeeldop', 'begin', 'dag'],
  ],
  title: [
    ...['game', 'gamename', 'title', 'boardgame'],
    ...['spiel', 'spielname', 'titel', 'brettspiel', 'spel', 'spelnaam', 'bordspel'],
  ],
  play: [
    ...['playid', 'play', 'session', 'sessionid', 'match', 'matchid', 'gameid', 'id', 'nr', 'no', 'number'],
    ...['partie', 'partieid', 'partienummer', 'nummer', 'partij', 'potje', 'partijnummer'],
  ],
  winner: ['winner', 'won', 'win', 'iswinner', 'gewinner', 'sieger', 'gewonnen', 'sieg', 'winnaar', 'winst'],
  place: ['place', 'location', 'where', 'ort', 'spielort', 'wo', 'plaats', 'locatie', 'speelplek', 'waar'],
  minutes: [
    ...['minutes', 'duration', 'durationmin', 'length', 'playtime', 'min'],
    ...['minuten', 'dauer', 'spieldauer', 'spielzeit', 'duur', 'speelduur', 'speeltijd'],
  ],
}

const plain = (heading: string): string => fold(heading).replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Whether a text begins as a table that Pithead wrote. */
export const isOwnTable = (text: string): boolean =>
  [',', ';'].some((separator) => text.startsWith(OWN_COLUMNS.join(separator) + separator))

/** The columns of a table that Pithead wrote; null for another one. */
export function ownColumnsOf(text: string): OwnColumns | null {
  if (!isOwnTable(text)) return null
  const [header = []] = firstRows(text)
  const at = (name: string) => header.indexOf(name)
  const [finished, colour, control, starting] = ['finished', 'colour', 'control', 'starting player'].map(at)
  const columns = {
    ...{ player: at('name'), total: at('total'), date: at('started'), title: at('game'), play: at('record id') },
    ...{ winner: at('winner'), place: at('place'), minutes: at('minutes') },
    own: { finished, colour, control, starting, notes: at('notes') },
  }
  return Object.values({ ...columns, ...columns.own }).includes(-1) ? null : { ...columns, game: null, order: 'ymd' }
}

/** Rows that are shown, and that are looked at for the order of a date's numbers. */
const SHOWN = 5
const LOOKED_AT = 1000
const MOST_COLUMNS = 100

/** The beginning of a table from elsewhere, and what its columns seem to be. */
export function previewOf(name: string, text: string, catalogue: Catalogue): TablePreview {
  const [header = [], ...rows] = [...firstRows(text)]
  const guess = guessOf(header)
  const dates = guess.date === null ? [] : rows.map((cells) => cells[guess.date!] ?? '')
  const short = (cells: readonly string[]) => cells.slice(0, MOST_COLUMNS).map(shown)
  return {
    name,
    header: short(header),
    rows: rows.slice(0, SHOWN).map(short),
    guess: { ...guess, game: guess.title === null ? [...catalogue.keys()][0] : null, order: orderOf(dates) },
  }
}

function* firstRows(text: string): Generator<string[]> {
  for (const row of csvRows(text, separatorOf(text))) {
    if (row.problem || row.at > LOOKED_AT) return
    yield row.cells
  }
}

function guessOf(header: readonly string[]): Record<Field, number | null> {
  const headings = header.slice(0, MOST_COLUMNS).map(plain)
  const taken = new Set<number>()
  const columnOf = (field: Field): number | null => {
    const found = NAMES[field].map((name) => headings.indexOf(name)).find((at) => at >= 0 && !taken.has(at))
    if (found !== undefined) taken.add(found)
    return found ?? null
  }
  return keyedBy(keysOf(NAMES), columnOf)
}

const YEAR_FIRST = /^\s*\d{4}\D/
const YEAR_LAST = /^\s*(\d{1,2})\D(\d{1,2})\D\d{4}/

/** How days are written: with a number beyond 12 in one place it can't be otherwise, else as in most countries. */
function orderOf(dates: readonly string[]): DateOrder {
  if (dates.some((date) => YEAR_FIRST.test(date))) return 'ymd'
  return dates.some((date) => Number(YEAR_LAST.exec(date)?.[2]) > 12) ? 'mdy' : 'dmy'
}
