/** Schemas of the program itself and of the people it knows. */
import * as v from 'valibot'
import { colorWord, name } from '../../games/schemas.ts'

export const appInfo = v.strictObject({
  name: v.literal('Pithead'),
  version: v.string(),
  host: v.picklist(['electron', 'loopback']),
  dataFolder: v.string(),
  /** Whether the database is damaged and waits for a rescue. */
  damaged: v.boolean(),
})

export const person = v.strictObject({ name, color: colorWord })

export type AppInfo = v.InferOutput<typeof appInfo>
export type Person = v.InferOutput<typeof person>
