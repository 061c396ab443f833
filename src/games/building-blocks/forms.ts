/** Forms of single values, the same for records and for the contract. */

/** The greatest length of a text, in characters of Unicode; notes are longer. */
export const MOST_CHARACTERS = 200
export const MOST_NOTES = 4000
/** The most tags of a game. */
export const MOST_TAGS = 20
/** The most positions kept with a game, and the most moves of a variation. */
export const MOST_KEPT = 100
export const MOST_TRIED = 200
/** The lines of an analysis, at most. */
export const MOST_LINES = 5
/** The most moves or edits of a game. */
export const MOST_MOVES = 100_000

/** Control characters, line ends, and marks that turn the direction of writing. */
const NOT_IN_A_NAME = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu
const SHOWS = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}]/u

/** A person's name or a place's: one line that shows something. */
export const isName = (text: string): boolean => text.search(NOT_IN_A_NAME) < 0 && SHOWS.test(text)

/** Characters that nobody sees, but for those inside an emoji and joiners that shape the letters beside them. */
const UNSEEN =
  /(\p{RGI_Emoji}|(?<=[\p{sc=Arab}\p{sc=Beng}\p{sc=Deva}\p{sc=Gujr}\p{sc=Guru}\p{sc=Knda}\p{sc=Mlym}\p{sc=Orya}\p{sc=Sinh}\p{sc=Syrc}\p{sc=Taml}\p{sc=Telu}])[\u200c\u200d](?=\p{L}))|\p{Default_Ignorable_Code_Point}/gv

/**
 * The one form in which names of people, places and tags are kept, whatever was typed, pasted or read from a file: composed
 * (NFC), on one line, with single spaces, without unseen characters, at most 200 characters. Empty if nothing of it shows.
 */
export function nameFrom(typed: string): string {
  const seen = typed.replaceAll(UNSEEN, '$1').replaceAll(NOT_IN_A_NAME, ' ').replaceAll(/\s+/g, ' ')
  const name = [...seen.normalize('NFC').trim()].slice(0, MOST_CHARACTERS).join('').trimEnd()
  return SHOWS.test(name) ? name : ''
}

/** Equal for names that nobody could tell apart at a table: in another spelling, or in capitals. The same in every locale. */
export const nameKey = (name: string): string =>
  nameFrom(name)
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()

const NOT_IN_NOTES = /[^\P{Cc}\t\n\r]/gu

/** Notes may have several lines, but none of the characters that only programs read. */
export const isNotes = (text: string): boolean => text.search(NOT_IN_NOTES) < 0

/** Notes as meant, from text that was typed or pasted. */
export const notesFrom = (typed: string): string => typed.replaceAll(NOT_IN_NOTES, '').trim()

/** A lower-case word. */
export const COLOR = /^[a-z]{1,32}$/
/** The control of a seat; a level of bots that this version doesn't know has the form of one that it could. */
export const CONTROL = /^(human|bot:[a-z][a-z0-9-]{0,63})$/

const TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.\d{1,9})?Z$/

/** A point in time that there is, ISO 8601 in UTC: years 0000 to 9999, no leap seconds. */
export function isTime(text: string): boolean {
  const found = TIME.exec(text)
  if (!found) return false
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found.slice(1).map(Number)
  return day >= 1 && day <= daysIn(year, month) && hour < 24 && minute < 60 && second < 60
}

/** Days of a month counted from 1; 0 if there is no such month. */
function daysIn(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
}

/** The years in which a game may have been played; any other is a slip of the keyboard or of a machine's clock. */
export const YEARS = { first: 1970, last: 2199 }

/** Whether a game may have been played at this point in time. */
export function isPlayedAt(time: string): boolean {
  const year = Number(time.slice(0, 4))
  return isTime(time) && year >= YEARS.first && year <= YEARS.last
}
