/** The words of the system's menu, from the same files as the page's. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language, Settings } from '../../contract/api.ts'
import { root } from '../root.ts'

const LANGUAGES: readonly Language[] = ['en', 'de', 'nl']

/** The language that the page is in, too: as set, else the system's first that Pithead speaks, else English. */
export const languageOf = (setting: Settings['language'], system: readonly string[]): Language => {
  if (setting !== 'system') return setting
  const spoken = system.map((tag) => tag.slice(0, 2).toLowerCase())
  return LANGUAGES.find((language) => language === spoken.find((tag) => LANGUAGES.includes(tag as Language))) ?? 'en'
}

/** A text by its key. */
export type Words = (key: string) => string

/** Throws where a text is missing: the tests ask for every one. */
export const wordsIn = (language: Language): Words => {
  const texts = JSON.parse(readFileSync(join(root(), 'messages', `${language}.json`), 'utf8')) as Record<
    string,
    unknown
  >
  return (key) => {
    const text = texts[key]
    if (typeof text !== 'string') throw new Error(`no text for ${key}`)
    return text
  }
}
