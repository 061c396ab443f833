import { app } from 'electron'

/** Whether the program was started without Chromium's sandbox, as an AppImage does by itself where it finds no user namespaces. */
export const isSandboxOff = (): boolean =>
  app.commandLine.hasSwitch('no-sandbox') || Boolean(process.env.ELECTRON_DISABLE_SANDBOX)
