/**
 * A user's choice that makes the program act outside a data folder: the second folder for copies. A database and even a
 * whole data folder can be anybody's, so the choice is kept in the user's own configuration, bound to the data folder's
 * path.
 */
import { randomBytes } from 'node:crypto'
import { realpathSync } from 'node:fs'
import * as v from 'valibot'
import { readUserFile, userFile, writeUserFile } from './user-file.ts'

const schema = v.strictObject({
  /** The real path of the data folder that this is about. */
  dataFolder: v.string(),
  /** The name, in any second folder, of the folder for copies of this data folder. */
  copies: v.pipe(v.string(), v.regex(/^pithead-[0-9a-f]{8}$/)),
  /** The real path of the second folder; null if there is none. */
  folder: v.nullable(v.string()),
  /** Whether it was chosen in the system's own dialog: nothing else leads to a network. */
  byDialog: v.boolean(),
  /** The code of the refusal that the last copy met with; null if it arrived. */
  problem: v.nullable(v.string()),
  /** The kind of unsafe drive that the user was warned of. */
  warned: v.nullable(v.string()),
})

export type UserChoice = v.InferOutput<typeof schema>

export interface UserChoices {
  read: () => UserChoice
  /** Throws Node's error if it can't be kept. */
  write: (choice: UserChoice) => void
}

/** The user's choices for a data folder, kept in the folder `config`; without one as long as the program runs. */
export function userChoices(dataFolder: string, config: string | undefined): UserChoices {
  const own = realpathSync(dataFolder)
  const file = config === undefined ? null : userFile(own, config)
  let choice = (file === null ? null : kept(file, own)) ?? newChoice(own)
  return {
    read: () => choice,
    write(next) {
      if (file) writeUserFile(config!, file, next)
      choice = next
    },
  }
}

const newChoice = (dataFolder: string): UserChoice => ({
  dataFolder,
  copies: `pithead-${randomBytes(4).toString('hex')}`,
  folder: null,
  byDialog: false,
  problem: null,
  warned: null,
})

/** Null if there is none, if it isn't this user's or about another folder, and if it can't be read. */
function kept(file: string, dataFolder: string): UserChoice | null {
  try {
    const choice = v.parse(schema, readUserFile(file))
    return choice.dataFolder === dataFolder ? choice : null
  } catch {
    return null
  }
}
