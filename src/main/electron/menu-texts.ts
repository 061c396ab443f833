/** The words of the system's menu, which stand among the page's in an area of their own. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../contract/api.ts'
import { root } from '../platform/root.ts'

/** A text by its key. */
export type MenuTexts = (key: string) => string

/** Throws if a text is missing: the tests ask for every one. */
export function menuTextsIn(language: Language): MenuTexts {
  const texts = JSON.parse(readFileSync(join(root(), 'messages', 'menu', `${language}.json`), 'utf8')) as Record<
    string,
    unknown
  >
  return (key) => {
    const text = texts[key]
    if (typeof text !== 'string') throw new Error(`no text for ${key}`)
    return text
  }
}
