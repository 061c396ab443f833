import { app } from 'electron'
import { languageFor } from '../../contract/conventions/language.ts'

/**
 * Must run before Electron is ready. `navigator.languages` begins with Chromium's own language, which is English wherever it
 * lacks the system's first one. So that the page speaks the same language as the menus, Chromium is given the first of the
 * system's languages that Pithead speaks. (macOS ignores it and asks the system itself.)
 */
export function speakAsTheSystem(): void {
  const preferred = app.getPreferredSystemLanguages()
  const spoken = languageFor('system', preferred)
  const speaks = (tag: string): boolean => tag.slice(0, 2).toLowerCase() === spoken
  const tag = preferred.find(speaks)
  if (tag !== undefined && tag !== preferred[0]) app.commandLine.appendSwitch('lang', tag)
}
