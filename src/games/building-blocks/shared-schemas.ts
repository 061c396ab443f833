/** Schemas that games and contract share. All objects are strict: a key that is not named is refused, at every depth. */
import * as v from 'valibot'
import { DEAL_CODE } from './deal-code.ts'
import {
  COLOR,
  CONTROL,
  isName,
  isNotes,
  isPlayedAt,
  isTime,
  nameFrom,
  nameKey,
  MOST_CHARACTERS,
  MOST_KEPT,
  MOST_MOVES,
  MOST_NOTES,
  MOST_TAGS,
} from './forms.ts'

/** A number or a range as a message writes it: `3` or `1..200`. */
export const span = (least: number, most: number): string => (least === most ? `${least}` : `${least}..${most}`)

/** A whole number within these. */
export const within = ({ least, most }: { least: number; most: number }) =>
  v.pipe(v.number(), v.integer(), v.minValue(least, span(least, most)), v.maxValue(most, span(least, most)))
/** A whole number from 0 to `most`. */
export const whole = (most = 1000) => within({ least: 0, most })
/** The number of a seat at a table of `seats`. */
export const seatOf = (seats: number) => whole(seats - 1)
/** A list of at most `most` entries. */
export const list = <T extends v.GenericSchema>(entry: T, most = 64) => v.pipe(v.array(entry), v.maxLength(most))

const unicode = (most: number) =>
  v.pipe(
    v.string(),
    v.check((value) => value.isWellFormed(), 'not-unicode'),
    v.minLength(1, span(1, most)),
    v.maxLength(2 * most, span(1, most)),
    v.rawCheck(({ dataset, addIssue }) => {
      if (dataset.typed && [...dataset.value].length > most)
        addIssue({ message: 'wrong-length', expected: span(1, most) })
    }),
  )

/** A text of a record (docs/record-format.md#the-envelope): 1 to 200 characters of Unicode, no halves of them. */
export const text = unicode(MOST_CHARACTERS)
/** The name of something stored, as it was stored. */
export const storedName = v.pipe(text, v.check(isName, 'no-name'))
/** A person's name, a place's or a tag that comes in: its output is the form in which it is kept (`nameFrom`). */
export const name = v.pipe(storedName, v.transform(nameFrom))
export const notes = v.pipe(unicode(MOST_NOTES), v.check(isNotes, 'no-notes'))
/** Tags of a game; each once. */
export const tags = v.pipe(
  list(name, MOST_TAGS),
  v.check((given) => new Set(given).size === given.length, 'twice'),
)
export const colorWord = v.pipe(text, v.regex(COLOR, 'a lower-case word'))
/** The code of a deal. */
export const dealCode = v.pipe(text, v.regex(DEAL_CODE, 'LETTERS-AND-DIGITS'))
export const control = v.pipe(text, v.regex(CONTROL, 'human or bot:NAME'))
/** A seat of a stored game; no two have the same colour. */
export const player = v.strictObject({ name, color: colorWord, control })
export type Player = v.InferOutput<typeof player>
/** A point in time that there is, ISO 8601 in UTC. */
export const time = v.pipe(text, v.check(isTime, 'no-time'))
/** One at which somebody says that a game was played. */
export const playedAt = v.pipe(time, v.check(isPlayedAt, 'out-of-range'))

/** An error's parameters: numbers and ids. */
export const params = v.record(v.string(), v.union([v.string(), v.number()]))

export { MOST_KEPT, MOST_MOVES, MOST_TAGS }
export const moveNumber = whole(MOST_MOVES)

/** Players as a game that is about to begin needs them: from the fewest to the most, with different names and colours. */
export const differentPlayers = <T extends v.GenericSchema<{ name: string; color: string }>>(
  player: T,
  { fewest, most }: { fewest: number; most: number },
) =>
  v.pipe(
    v.array(player),
    v.minLength(fewest),
    v.maxLength(most),
    v.check((players) => areDifferent(players.map(({ name }) => nameKey(name))), 'same-name'),
    v.check((players) => areDifferent(players.map(({ color }) => color)), 'same-color'),
  )

const areDifferent = (values: readonly string[]) => new Set(values).size === values.length
