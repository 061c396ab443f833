import { powerSaveBlocker, type BrowserWindow } from 'electron'

/** Keeps the screen on while it is asked to, at most until `release`. */
export interface ScreenKeeper {
  awake: (on: boolean) => void
  release: () => void
}

export function screenKeeper(): ScreenKeeper {
  let id: number | null = null
  const release = (): void => {
    if (id !== null) powerSaveBlocker.stop(id)
    id = null
  }
  return {
    release,
    awake(on) {
      if (!on) release()
      else id ??= powerSaveBlocker.start('prevent-display-sleep')
    },
  }
}

/** A page that is gone, or loaded anew, can't take its word back. */
export function releaseWith(window: BrowserWindow, { release }: ScreenKeeper): void {
  window.once('closed', release)
  window.webContents.on('did-start-loading', release)
}
