import { nativeTheme } from 'electron'
import type { Settings } from '../../contract/api.ts'
import type { Served } from '../platform/serve.ts'

/** The window's frame, menus and dialogs, and what the page takes for the system's theme, follow the setting. */
export function followTheme({ api, events }: Served): void {
  nativeTheme.themeSource = api['settings.get']().theme
  events.subscribe((name, value) => {
    if (name === 'settings.changed') nativeTheme.themeSource = (value as Settings).theme
  })
}
