/** Entry: a thread that does chores, one after the other. */
import type { Database } from 'better-sqlite3'
import { crossing } from '../../../contract/errors.ts'
import { answerInTurn } from '../../platform/side-thread.ts'
import { storageRefusal } from '../../platform/storage-errors.ts'
import { backup, backupFile, backupFiles, copyTo } from '../backups/backups.ts'
import type { Chore, Places } from './chores.ts'
import { connected } from './database.ts'
import { checkRestore, previewRestore, restoreBackup } from '../backups/restore.ts'
import type { NotCopied } from '../backups/second-folder.ts'

type Of<C extends Chore['chore']> = Chore & { chore: C }

async function backedUp(db: Database, { folder, second, at, reason }: Of<'backup'>): Promise<NotCopied> {
  const now = new Date(at)
  return copied(await backup(db, folder, now, reason), { folder, second }, now)
}

async function restored(db: Database, { folder, second, name, at }: Of<'restore'>): Promise<NotCopied> {
  const file = backupFile(name, folder, second)
  const now = new Date(at)
  // A restoration that can't be must not push out a copy that could be wanted.
  checkRestore(db, folder, file)
  // The copy before the restoration must not push out the one that is restored.
  const before = await backup(db, folder, now, 'restore', name)
  const notCopied = copied(before, { folder, second }, now, name)
  restoreBackup(db, folder, file)
  return notCopied
}

/** A backup is made where its copy isn't: that fails nothing. */
function copied(file: string | undefined, { folder, second }: Places, now: Date, keep?: string): NotCopied {
  if (file === undefined || second === null) return null
  try {
    copyTo(second, folder, file, now, keep)
    return null
  } catch (error) {
    return crossing(storageRefusal(error))
  }
}

function newestCopied({ folder, second, at }: Of<'copy'>): NotCopied {
  const now = new Date(at)
  return copied(backupFiles(folder, now).at(0)?.file, { folder, second }, now)
}

function done(db: Database, chore: Chore): unknown {
  switch (chore.chore) {
    case 'backup':
      return backedUp(db, chore)
    case 'copy':
      return newestCopied(chore)
    case 'preview':
      return previewRestore(db, chore.folder, backupFile(chore.name, chore.folder, chore.second))
    case 'restore':
      return restored(db, chore)
  }
}

answerInTurn(async (chore: Chore) => {
  const db = connected(chore.folder)
  try {
    return await done(db, chore)
  } catch (error) {
    throw storageRefusal(error)
  } finally {
    db.close()
  }
})
