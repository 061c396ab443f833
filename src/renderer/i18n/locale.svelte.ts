/** The language of all texts. Templates that call a message read it, so changing it re-words the page where it stands. */
import type { Language, Settings } from '../../contract/api.ts'
import { languageFor } from '../../contract/conventions/language.ts'
import { overwriteGetLocale } from '../paraglide/runtime.js'

let current = $state<Language>('en')
overwriteGetLocale(() => current)

/** The language that texts are in now. */
export const language = (): Language => current

/** The variety of the language that lists and dates are written in. */
export const languageTag = (): string => (current === 'en' ? 'en-GB' : current)

/** Follows the setting or, if it says so, the system. */
export function useLanguage(setting: Settings['language'], systemLanguages: readonly string[]) {
  current = languageFor(setting, systemLanguages)
}
