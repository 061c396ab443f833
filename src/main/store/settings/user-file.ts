/**
 * A small file about one data folder, in the user's own configuration. The data folder itself may come from somebody else, so
 * what makes the program act outside it is not kept there.
 */
import { createHash } from 'node:crypto'
import { readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolders } from '../../platform/make-folders.ts'
import { replaceFile } from '../../platform/replace-file.ts'

/** The file's path in the folder `config`. `kind` tells files about the same data folder apart. */
export const userFile = (dataFolder: string, config: string, kind = ''): string =>
  join(config, `${digestOf(realpathSync(dataFolder))}${kind}.json`)

const digestOf = (path: string): string => createHash('sha256').update(path).digest('hex').slice(0, 32)

/** Writes JSON into the file in the folder `config`, for the user alone. Throws Node's error. */
export function writeUserFile(config: string, file: string, value: unknown): void {
  makeFolders(config, 0o700)
  replaceFile(file, JSON.stringify(value))
}

/** The JSON in the file; null if it is another user's. Throws if it can't be read. */
export const readUserFile = (file: string): unknown => (isOwn(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

/** Windows has no such numbers; the list of the user's own folder decides there. */
const isOwn = (file: string): boolean => process.getuid === undefined || statSync(file).uid === process.getuid()
