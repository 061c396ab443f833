/** Schemas that every game shares. All objects are strict: a key that is not named is refused, at every depth. */
import * as v from 'valibot'

/** A whole number from 0 to `most`. */
export const whole = (most = 1000) => v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(most))
/** Points and the like, which may fall below zero. */
export const signed = v.pipe(v.number(), v.safeInteger(), v.minValue(-10_000), v.maxValue(10_000))
export const seat = whole(3)
/** A list of at most `most` entries. */
export const list = <T extends v.GenericSchema>(entry: T, most = 64) => v.pipe(v.array(entry), v.maxLength(most))

/** A text of the record format: 1 to 200 characters of Unicode, no halves of them. */
export const text = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(200),
  v.check((value) => value.isWellFormed(), 'not-unicode'),
)
/** A person's name: a text that shows something. */
export const name = v.pipe(
  text,
  v.check((value) => value.trim() !== '', 'blank'),
)
export const colorWord = v.pipe(v.string(), v.regex(/^[a-z]{1,32}$/))
/** A game's id; one from elsewhere may be any text. */
export const tableId = text
/** Of files on their way in or out. */
export const transferId = v.pipe(v.string(), v.uuid())
export const time = v.pipe(v.string(), v.isoTimestamp())
export const revision = whole(Number.MAX_SAFE_INTEGER)
export const gameId = v.literal('coal-baron')

export const player = v.strictObject({
  name,
  color: colorWord,
  control: v.pipe(v.string(), v.regex(/^(human|bot:[a-z][a-z0-9-]{0,63})$/)),
})

/** An error's parameters: numbers and ids. */
export const params = v.record(v.string(), v.union([v.string(), v.number()]))
