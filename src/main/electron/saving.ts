/** Files that the page saves. Electron asks where, under a title that is the file's internal address, and tells no failure. */
import { dialog, type BrowserWindow, type Session } from 'electron'
import type { MenuTexts } from './menu-texts.ts'

/** Gives the system's dialog a title in words, and says where a file could not be written. */
export function followSaving(session: Session, window: BrowserWindow, words: () => MenuTexts): void {
  session.on('will-download', (_event, item) => {
    item.setSaveDialogOptions({ title: words()('menu_save_file') })
    item.once('done', (_done, state) => {
      if (state !== 'interrupted' || window.isDestroyed()) return
      const message = words()('menu_save_failed')
      void dialog.showMessageBox(window, { type: 'error', message, detail: item.getSavePath() })
    })
  })
}
