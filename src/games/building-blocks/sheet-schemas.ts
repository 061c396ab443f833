/** Schemas of a score sheet besides its edits. */
import * as v from 'valibot'
import { whole } from './shared-schemas.ts'

/** The pad before the first edit, how many of the edits are made, and where the sheet is open. */
export const keptSheet = <Pad extends v.GenericSchema, At extends v.ObjectEntries>(
  pad: Pad,
  at: v.StrictObjectSchema<At, undefined>,
) => v.strictObject({ base: pad, done: whole(Number.MAX_SAFE_INTEGER), ...at.entries })

/** A sheet that is entered page by page. */
export function pagedSheet<Pad extends v.GenericSchema, Stage extends v.GenericSchema>(pad: Pad, stage: Stage) {
  const at = v.strictObject({ stage })
  const act = v.variant('type', [
    /** To another page; to the end only once everything is entered. */
    v.strictObject({ type: v.literal('go'), stage }),
    /** To the next page. */
    v.strictObject({ type: v.literal('next') }),
  ])
  return { pad, act, at, kept: keptSheet(pad, at) }
}
