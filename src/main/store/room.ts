import { statfsSync } from 'node:fs'
import { refusal } from '../../contract/errors.ts'

/** Bytes that are left for the user on the disk that a folder is on; infinitely many where the system can't say. */
export function roomIn(folder: string): number {
  try {
    const { bavail, bsize, blocks } = statfsSync(folder)
    return blocks > 0 ? bavail * bsize : Infinity
  } catch {
    return Infinity
  }
}

/** Throws `storage-full` where fewer bytes are left. */
export function checkRoom(folder: string, bytes: number): void {
  if (roomIn(folder) < bytes) throw refusal('storage-full')
}
