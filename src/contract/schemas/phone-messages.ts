/** Schemas of what a phone sends. The page sends nothing else, but another program with a seat's key may send anything. */
import * as v from 'valibot'
import { list, whole } from '../../games/building-blocks/shared-schemas.ts'
import { revision } from './shared.ts'

const call = whole(Number.MAX_SAFE_INTEGER)
const number = whole(Number.MAX_SAFE_INTEGER)
const value = v.nullable(v.union([v.boolean(), number, list(number)]))
const fieldId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'a field'))

const action = v.variant('type', [
  v.strictObject({ type: v.literal('decide'), decision: v.looseObject({}) }),
  v.strictObject({ type: v.literal('reveal') }),
  v.strictObject({ type: v.literal('take-back') }),
])

export const phoneMessage = v.variant('type', [
  /** Asks for the seat. It comes first and shows that the phone has the key. */
  v.strictObject({ type: v.literal('see') }),
  v.strictObject({ type: v.literal('ping') }),
  /** Writes a field of the own seat, on the sheet of this revision. */
  v.strictObject({ type: v.literal('write'), call, revision, field: fieldId, value }),
  /**
   * Acts for the own seat at the table of this revision: its decision, whose form its game's wire says, a look at what lies face
   * down, or the last decision taken back.
   */
  v.strictObject({ type: v.literal('act'), call, revision, action }),
  /** Says that a thing which another seat has is the own. */
  v.strictObject({ type: v.literal('claim'), call, field: fieldId }),
  /** Gives a thing to the seat that claimed it, or keeps it. */
  v.strictObject({ type: v.literal('give'), call, field: fieldId, to: number, give: v.boolean() }),
  /** Says that the own count is done, or not yet after all. */
  v.strictObject({ type: v.literal('done'), call, done: v.boolean() }),
])
export type PhoneMessage = v.InferOutput<typeof phoneMessage>
