import { app, type Event, type WebContents } from 'electron'

const prevent = (event: Event): void => event.preventDefault()

/**
 * Pages stay where they were loaded: no navigation but loading the same page anew, no new window but those that
 * `offerTelevision` lets through, no web view.
 */
export function holdContents(): void {
  app.on('web-contents-created', (_event, contents) => hold(contents))
}

type Navigation = Event<{ url: string; isMainFrame: boolean }>

function hold(contents: WebContents): void {
  // Electron reports `location.reload()` as a navigation.
  const isReload = ({ url, isMainFrame }: Navigation): boolean =>
    isMainFrame && withoutHash(url) === withoutHash(contents.getURL())
  const stay = (navigation: Navigation): void => {
    if (!isReload(navigation)) navigation.preventDefault()
  }
  contents.on('will-navigate', stay)
  contents.on('will-frame-navigate', stay)
  contents.on('will-redirect', prevent)
  contents.on('will-attach-webview', prevent)
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}

const withoutHash = (url: string): string => url.split('#')[0]
