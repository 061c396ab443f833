import type { BackupsApi } from '../../contract/archive.ts'
import type { DesktopApi } from '../../contract/schemas/desktop.ts'
import type { EventHub } from '../platform/events.ts'
import type { Safety } from '../store/store.ts'

type FolderCall = Pick<DesktopApi, 'desktop.folder'>

export interface BackupsOptions {
  desktop: FolderCall
  store: Safety
  events: EventHub
  /** Tells the tables that no game is as they know it any more. */
  forgetAll: () => void
}

/** Backups, and the system's own dialog: only a folder chosen there may be on a network. */
export function backupsService({ desktop, store, events, forgetAll }: BackupsOptions): BackupsApi & FolderCall {
  const chosen = new Set<string>()
  return {
    async 'desktop.folder'() {
      const folder = await desktop['desktop.folder']()
      if (folder !== null) chosen.add(folder)
      return folder
    },
    'backups.second': store.secondFolder,
    'backups.choose': (folder) => store.chooseSecondFolder(folder, folder !== null && chosen.has(folder)),
    'backups.list': store.backups,
    'backups.preview': store.previewRestore,
    async 'backups.restore'(name) {
      await store.restoreBackup(name)
      forgetAll()
      events.emit('tables.changed', null)
    },
  }
}
