import { Menu } from 'electron'

/** macOS needs a menu for its keys (its texts are the system's); elsewhere the interface has everything. */
export const setMenu = (platform: NodeJS.Platform): void =>
  Menu.setApplicationMenu(
    platform === 'darwin'
      ? Menu.buildFromTemplate([{ role: 'appMenu' }, { role: 'editMenu' }, { role: 'windowMenu' }])
      : null,
  )
