import type { ServicesApi } from '../../contract/api.ts'
import type { DesktopApi } from '../../contract/desktop.ts'
import type { Safety } from '../store/store.ts'

type Calls = Pick<ServicesApi, 'desktop.folder' | 'backups.second' | 'backups.choose'>

/** The second folder's calls, which know what the person has chosen in the system's own dialog: only that may be on a network. */
export function chosenFolders(desktop: Pick<DesktopApi, 'desktop.folder'>, store: Safety): Calls {
  const chosen = new Set<string>()
  return {
    async 'desktop.folder'() {
      const folder = await desktop['desktop.folder']()
      if (folder !== null) chosen.add(folder)
      return folder
    },
    'backups.second': store.secondFolder,
    'backups.choose': (folder) => store.chooseSecondFolder(folder, folder !== null && chosen.has(folder)),
  }
}
