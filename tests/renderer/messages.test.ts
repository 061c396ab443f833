/** Missing keys and parameters pass silently when the texts are compiled, so they are compared here. */
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const LANGUAGES = ['en', 'de', 'nl'] as const

interface Variants {
  declarations: string[]
  match: Record<string, string>
}
type Message = string | [Variants]

interface Settings {
  'plugin.inlang.messageFormat': { pathPattern: string[] }
}

const AREAS = readdirSync(join(root, 'messages')).sort()

const areaIn = (area: string, language: string) =>
  JSON.parse(readFileSync(join(root, 'messages', area, `${language}.json`), 'utf8')) as Record<string, Message>
const messagesOf = (language: string) =>
  Object.fromEntries(AREAS.flatMap((area) => Object.entries(areaIn(area, language))))

const messages = Object.fromEntries(LANGUAGES.map((language) => [language, messagesOf(language)]))
const keys = Object.keys(messages.en)

/** What a text needs to be told, in alphabetical order. */
function parametersOf(message: Message): string[] {
  if (typeof message === 'string') return [...new Set(placeholders(message))].sort()
  const inputs = message[0].declarations.filter((line) => line.startsWith('input '))
  return inputs.map((line) => line.slice('input '.length)).sort()
}
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1])

const variantsOf = (message: Message) => (typeof message === 'string' ? {} : message[0].match)
const selectorsOf = (message: Message) => Object.keys(variantsOf(message)).sort()
const textsOf = (message: Message) => (typeof message === 'string' ? [message] : Object.values(variantsOf(message)))

describe('the areas', () => {
  test.each(AREAS)('%s has a file for each language, and no other', (area) => {
    const files = LANGUAGES.map((language) => `${language}.json`)
    expect(readdirSync(join(root, 'messages', area)).sort()).toEqual(files.sort())
  })
  test('are the ones that are compiled: the settings list every folder', () => {
    const settings = JSON.parse(readFileSync(join(root, 'project.inlang/settings.json'), 'utf8')) as Settings
    expect(settings['plugin.inlang.messageFormat'].pathPattern).toEqual(
      AREAS.map((area) => `./messages/${area}/{locale}.json`),
    )
  })
  test('have no key in common', () => {
    const all = AREAS.flatMap((area) => Object.keys(areaIn(area, 'en')))
    expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([])
  })
})

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const texts = messages[language]
  const differing = (of: (message: Message) => string[]) =>
    keys.filter((key) => of(texts[key]).join() !== of(messages.en[key]).join())

  test.each(AREAS)('have the same keys in %s as the others', (area) => {
    expect(Object.keys(areaIn(area, language)).sort()).toEqual(Object.keys(areaIn(area, 'en')).sort())
  })
  test('take the same parameters', () => {
    expect(differing(parametersOf)).toEqual([])
  })
  test('have words for the same cases', () => {
    expect(differing(selectorsOf)).toEqual([])
  })
  test('are none of them empty', () => {
    expect(keys.filter((key) => textsOf(texts[key]).some((text) => text.trim() === ''))).toEqual([])
  })
  test('name no parameter that they are not told', () => {
    const strays = (message: Message) =>
      textsOf(message).flatMap((text) => placeholders(text).filter((name) => !parametersOf(message).includes(name)))
    expect(keys.filter((key) => strays(texts[key]).length > 0)).toEqual([])
  })
})

const sources = readdirSync(join(root, 'src/renderer'), { recursive: true, encoding: 'utf8' })
  .filter((path) => ['.ts', '.svelte'].includes(extname(path)) && !path.startsWith('paraglide'))
  .map((path) => readFileSync(join(root, 'src/renderer', path), 'utf8'))
/** The system's menu has its words among the page's. */
const menu = readFileSync(join(root, 'src/main/electron/menu-templates.ts'), 'utf8')
const used = new Set(
  [...sources.flatMap((source) => [...source.matchAll(/\bm\.(\w+)/g)]), ...menu.matchAll(/'(menu_\w+)'/g)].map(
    (match) => match[1],
  ),
)

test('every text is used', () => {
  expect(keys.filter((key) => !used.has(key))).toEqual([])
})
