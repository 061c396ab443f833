/** Names of exported files, without their extension. */
import { localDay } from '../../../contract/conventions/local-day.ts'
import { nameFrom, nameKey } from '../../../games/building-blocks/forms.ts'
import type { GameRecord } from '../../../games/record/record.ts'

/** In UTF-8, with room for a number and an extension below the 255 that file systems allow. */
const MOST_BYTES = 180
/** The most letters of one player's name. */
const MOST_LETTERS = 30

/** Characters that some file system doesn't take in a name. */
const NOT_IN_A_FILE_NAME = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}<>:"/\\|?*.]/gu

/** Text in which every character is a letter by itself. */
const ASCII = /^[ -~]*$/

/** Letters as readers count them: an emoji of several characters is one. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The day, the game and the players, `2026-11-20 checkers Mike, Lucy`; long names are cut alike until all fit. */
export function fileNameOf({ startedAt, game, players }: Pick<GameRecord, 'startedAt' | 'game' | 'players'>): string {
  const names = players.map(({ name }) => lettersOf(nameFrom(name).replaceAll(NOT_IN_A_FILE_NAME, '_')))
  const start = `${localDay(startedAt)} ${game}`
  for (let most = MOST_LETTERS; most > 0; most--) {
    const name = `${start} ${names.map((each) => each.slice(0, most).join('').trim()).join(', ')}`
    if (Buffer.byteLength(name) <= MOST_BYTES) return name
  }
  return start
}

const lettersOf = (text: string): string[] =>
  ASCII.test(text) ? [...text] : Array.from(letters.segment(text), ({ segment }) => segment)

/** Numbers the names that another one before is like, also on a disk that doesn't tell capitals from small letters. */
export function unlikeNames(): (name: string) => string {
  const seen = new Set<string>()
  return (name) => {
    let unlike = name
    let key = nameKey(unlike)
    for (let number = 2; seen.has(key); number++) {
      unlike = `${name} ${number}`
      key = nameKey(unlike)
    }
    seen.add(key)
    return unlike
  }
}
