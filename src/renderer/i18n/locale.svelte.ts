/** The language of all texts. Templates that call a message read it, so changing it re-words the page where it stands. */
import type { Language, Settings } from '../../contract/api.ts'
import { overwriteGetLocale } from '../paraglide/runtime.js'

export const LANGUAGES: readonly Language[] = ['en', 'de', 'nl']

let current = $state<Language>('en')
overwriteGetLocale(() => current)

/** The language that texts are in now. */
export function language(): Language {
  return current
}

/** The variety of the language that lists and dates are written in. */
export function languageTag(): string {
  return current === 'en' ? 'en-GB' : current
}

/** Follows the setting; `system` takes the first of the system's languages that Pithead speaks, else English. */
export function useLanguage(setting: Settings['language'], systemLanguages: readonly string[]) {
  current = setting === 'system' ? firstSpoken(systemLanguages) : setting
}

function firstSpoken(tags: readonly string[]): Language {
  const spoken = tags.map((tag) => tag.slice(0, 2).toLowerCase()).filter((tag) => LANGUAGES.includes(tag as Language))
  return (spoken[0] as Language | undefined) ?? 'en'
}
