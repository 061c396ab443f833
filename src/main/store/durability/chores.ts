/** Work that SQLite can't do in slices: done in a thread with a connection of its own, one after the other. */
import type { BackupReason, RestorePreview } from '../../../contract/archive.ts'
import { SideThread, threadFile } from '../../platform/side-thread.ts'
import type { ChosenFolder, NotCopied } from '../backups/second-folder.ts'

/** The reason for a backup, other than a migration. */
export type Reason = Exclude<BackupReason, 'migration'>

/** The data folder, and the second folder that copies go to if there is one. */
export interface Places {
  folder: string
  second: ChosenFolder | null
}

export type Chore = Places &
  (
    | { chore: 'backup'; at: string; reason: Reason }
    | { chore: 'copy'; at: string }
    | { chore: 'preview'; name: string }
    | { chore: 'restore'; at: string; name: string }
  )

export interface Chores {
  backup: (reason: Reason) => Promise<NotCopied>
  /** Copies the newest backup to a folder. */
  copy: (second: ChosenFolder) => Promise<NotCopied>
  preview: (name: string) => Promise<RestorePreview>
  /** After a backup. */
  restore: (name: string) => Promise<NotCopied>
  end: () => void
}

/** Milliseconds; a gibibyte that goes to a slow stick takes some minutes. */
const LIMIT = 60 * 60_000

const THREAD = threadFile(import.meta.dirname, 'chore-thread')

export function choresIn(folder: string, second: () => ChosenFolder | null, now: () => Date): Chores {
  const thread = new SideThread(THREAD, LIMIT)
  const at = () => now().toISOString()
  const places = (): Places => ({ folder, second: second() })
  const done = <T>(chore: Chore): Promise<T> => thread.ask<T>(chore)
  return {
    backup: (reason) => done({ chore: 'backup', ...places(), at: at(), reason }),
    copy: (second) => done({ chore: 'copy', folder, second, at: at() }),
    preview: (name) => done({ chore: 'preview', ...places(), name }),
    restore: (name) => done({ chore: 'restore', ...places(), at: at(), name }),
    end: () => thread.end(),
  }
}
