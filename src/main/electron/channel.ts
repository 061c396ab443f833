import { ipcMain, type BrowserWindow, type IpcMainEvent } from 'electron'
import type { Channel } from '../platform/serve.ts'
import { ORIGIN } from './scheme.ts'

const CHANNEL = 'pithead'

/** The channel of a window's page. Messages of any other sender are not heard: not of frames in it, not of other pages. */
export function windowChannel(window: BrowserWindow): Channel {
  const { webContents } = window
  const isPage = ({ sender, senderFrame }: IpcMainEvent): boolean =>
    sender === webContents && senderFrame !== null && senderFrame.parent === null && senderFrame.origin === ORIGIN
  return {
    send(text) {
      if (!webContents.isDestroyed()) webContents.send(CHANNEL, text)
    },
    onMessage(handler) {
      const listener = (event: IpcMainEvent, text: unknown) => {
        if (isPage(event)) handler(typeof text === 'string' ? text : '')
      }
      ipcMain.on(CHANNEL, listener)
      window.once('closed', () => ipcMain.off(CHANNEL, listener))
    },
    onClose: (handler) => void window.once('closed', handler),
  }
}
