/** The ways into the two hosts, as their pages have them. */
import { EventEmitter } from 'node:events'
import type { BrowserWindow } from 'electron'
import { ipcMain } from 'electron'
import WebSocket from 'ws'
import { SOCKET_PATH } from '../../../src/contract/transport.ts'
import { windowChannel } from '../../../src/main/electron/channel.ts'
import { ORIGIN } from '../../../src/main/electron/scheme.ts'
import { startLoopback } from '../../../src/main/loopback/server.ts'
import { serve } from '../../../src/main/platform/serve.ts'
import type { Services } from '../../../src/main/services/services.ts'
import type { Wire } from './fuzz.ts'

/** Through a real WebSocket of the loopback host. */
export async function loopbackWire(services: Services, folder: string): Promise<Wire> {
  const loopback = await startLoopback(services, { page: folder, data: folder, port: 0 })
  const { host, origin, href } = new URL(loopback.address())
  const { headers } = await fetch(href, { redirect: 'manual' })
  const Cookie = headers.getSetCookie()[0].split(';')[0]
  const socket = new WebSocket(`ws://${host}${SOCKET_PATH}`, { headers: { Cookie, Origin: origin } })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  return {
    send: (sent) => socket.send(sent as string | Buffer),
    onText: (handler) => socket.on('message', (data: Buffer) => handler(data.toString())),
    close() {
      socket.terminate()
      loopback.close()
    },
  }
}

/** Through Electron's messages between processes; `electron` is a stand-in here, the entry behind it the real one. */
export function electronWire(services: Services): Wire {
  let hear: (text: string) => void = () => {}
  const mainFrame = { parent: null, origin: ORIGIN }
  const webContents = {
    mainFrame,
    isDestroyed: () => false,
    send: (_channel: string, text: string) => hear(text),
  }
  const window = Object.assign(new EventEmitter(), { webContents })
  serve(windowChannel(window as unknown as BrowserWindow), services)
  return {
    send: (sent) => void ipcMain.emit('pithead', { sender: webContents, senderFrame: mainFrame }, sent),
    onText: (handler) => void (hear = handler),
    close: () => void window.emit('closed'),
  }
}
