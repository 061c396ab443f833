import type { Migration } from './migration.ts'

/**
 * Folds the searched columns to plain letters: "ß" as "ss", "ø" as "o" and so on. They were folded before without that;
 * folding them once more gives what a record would give today.
 */
export const plainLetters: Migration = {
  version: 15,
  sql: '',
  fill(db) {
    db.function('plain', { deterministic: true }, (text) => plain(String(text)))
    const columns = ['winner', 'words', 'person_words', 'level_words', 'bot_words']
    const changed = columns.map((column) => `${column} = plain(${column})`).join(', ')
    db.exec(`
      UPDATE shelf SET ${changed} WHERE plain(words || bot_words) <> words || bot_words;
      UPDATE tags SET word = plain(word) WHERE plain(word) <> word`)
  },
}

const LETTERS = 'ß ss æ ae œ oe ø o ł l đ d ð d ħ h ŧ t þ th ı i'.split(' ')
const PLAIN = new Map(LETTERS.flatMap((letter, at) => (at % 2 === 0 ? [[letter, LETTERS[at + 1]] as const] : [])))

const plain = (text: string): string =>
  text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').replace(/[ßæœøłđðħŧþı]/g, (letter) => PLAIN.get(letter)!)
