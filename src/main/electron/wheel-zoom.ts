import type { BrowserWindow } from 'electron'

/** Zooms by the mouse wheel with Ctrl, as browsers do: by as much as a step of the menu, within Chromium's own bounds. */
export function zoomByWheel({ webContents }: BrowserWindow): void {
  webContents.on('zoom-changed', (_event, direction) => {
    webContents.zoomLevel += direction === 'in' ? 0.5 : -0.5
  })
}
