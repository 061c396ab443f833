import { app, type Event, type WebContents } from 'electron'

const prevent = (event: Event): void => event.preventDefault()

/** Pages stay where they were loaded: no navigation, no new window, no web view, whatever they ask for. */
export function holdContents(): void {
  app.on('web-contents-created', (_event, contents) => hold(contents))
}

function hold(contents: WebContents): void {
  contents.on('will-navigate', prevent)
  contents.on('will-frame-navigate', prevent)
  contents.on('will-redirect', prevent)
  contents.on('will-attach-webview', prevent)
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}
