/** Entry: a thread that does chores, one after the other. */
import type { Database } from 'better-sqlite3'
import { answerInTurn } from '../base/side-thread.ts'
import { storageRefusal } from '../base/storage-errors.ts'
import { backup } from './backups.ts'
import type { Chore } from './chores.ts'
import { connected } from './database.ts'
import { checkRestore, previewRestore, restoreBackup } from './restore.ts'

async function restored(db: Database, { folder, name, at }: Chore & { chore: 'restore' }): Promise<void> {
  // A restoration that can't be must not push out a copy that could be wanted.
  checkRestore(db, folder, name)
  // The copy before the restoration must not push out the one that is restored.
  await backup(db, folder, new Date(at), 'restore', name)
  restoreBackup(db, folder, name)
}

async function done(db: Database, chore: Chore): Promise<unknown> {
  const { folder } = chore
  if (chore.chore === 'preview') return previewRestore(db, folder, chore.name)
  if (chore.chore === 'restore') return restored(db, chore)
  await backup(db, folder, new Date(chore.at), chore.reason)
  return undefined
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
