/** Files on their way in and out, in the data folder: none is needed once it has arrived, or once the program has ended. */
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolders } from '../../platform/make-folders.ts'

const transfers = (folder: string): string => join(folder, 'transfers')

/** The path of a file that isn't there yet. Throws Node's error if its folder can't be made. */
export function newTransfer(folder: string): string {
  makeFolders(transfers(folder), 0o700)
  return join(transfers(folder), randomUUID())
}

/** Nobody else may be at work in the data folder. */
export const dropTransfers = (folder: string): void => rmSync(transfers(folder), { recursive: true, force: true })
