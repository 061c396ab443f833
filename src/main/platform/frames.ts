/** The messages accepted on a channel: one call each, checked before anything else looks at it. */
import * as v from 'valibot'
import { MOST_CHARACTERS } from '../../contract/transport.ts'

/** Longer messages aren't parsed at all, not even for their id. */
const MOST_LOOKED_AT = 4 * MOST_CHARACTERS

const id = v.pipe(v.string(), v.maxLength(64))
const callFrame = v.strictObject({
  t: v.literal('q'),
  i: v.pipe(id, v.minLength(1)),
  m: v.pipe(v.string(), v.maxLength(64)),
  a: v.pipe(v.array(v.unknown()), v.maxLength(1)),
})
export type CallFrame = v.InferOutput<typeof callFrame>

/** The call in a text or, if it isn't one, the id under which somebody may wait for an answer. */
export function readFrame(text: string): { call: CallFrame } | { call: null; id: string } {
  const value = text.length > MOST_LOOKED_AT ? null : parseJson(text)
  const result = v.safeParse(callFrame, value)
  return result.success && text.length <= MOST_CHARACTERS ? { call: result.output } : { call: null, id: idOf(value) }
}

function idOf(value: unknown): string {
  const result = v.safeParse(v.object({ i: id }), value)
  return result.success ? result.output.i : ''
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
