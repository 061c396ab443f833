/** The one thing that the page gets from Electron: texts to and from the services. */
import { contextBridge, ipcRenderer } from 'electron'
import type { Bridge } from '../contract/transport.ts'

const CHANNEL = 'pithead'

const bridge: Bridge = {
  send: (text) => ipcRenderer.send(CHANNEL, text),
  onMessage: (handler) => void ipcRenderer.on(CHANNEL, (_event, text: string) => handler(text)),
}

contextBridge.exposeInMainWorld('pithead', bridge)
