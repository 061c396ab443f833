/** In place of the `electron` module, whose runtime is not always there: what the channel to a window needs of it. */
import { EventEmitter } from 'node:events'

export const ipcMain = new EventEmitter()
export const protocol = {}
