/** Work that SQLite can't do in slices: done in a thread with a connection of its own, one after the other. */
import type { BackupReason, RestorePreview } from '../../contract/archive.ts'
import { sideThread, threadFile } from '../base/side-thread.ts'

/** The reason for a backup, other than a migration. */
export type Reason = Exclude<BackupReason, 'migration'>

export type Chore =
  | { chore: 'backup'; folder: string; at: string; reason: Reason }
  | { chore: 'preview'; folder: string; name: string }
  | { chore: 'restore'; folder: string; at: string; name: string }

export interface Chores {
  backup: (reason: Reason) => Promise<void>
  preview: (name: string) => Promise<RestorePreview>
  restore: (name: string) => Promise<void>
  end: () => void
}

const THREAD = threadFile(import.meta.dirname, 'chore-thread')

export function choresIn(folder: string, now: () => Date): Chores {
  const { ask, end } = sideThread(THREAD)
  const at = () => now().toISOString()
  const done = <T>(chore: Chore): Promise<T> => ask<T>(chore)
  return {
    backup: (reason) => done({ chore: 'backup', folder, at: at(), reason }),
    preview: (name) => done({ chore: 'preview', folder, name }),
    restore: (name) => done({ chore: 'restore', folder, at: at(), name }),
    end,
  }
}
