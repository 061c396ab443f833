/** Missing keys and parameters pass silently when the texts are compiled, so they are compared here. */
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, resolve, sep } from 'node:path'
import { describe, expect, test } from 'vitest'
import { gamesIn } from '../../scripts/lint/game-names.js'

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

const GAMES = gamesIn(join(root, 'src/games'))
/** The initials of a game's id. */
const prefixOf = (game: string) => `${[...game.matchAll(/\b\w/g)].join('')}_`

const areaIn = (area: string, language: string) =>
  JSON.parse(readFileSync(join(root, 'messages', area, `${language}.json`), 'utf8')) as Record<string, Message>
const messagesOf = (language: string) =>
  Object.fromEntries(AREAS.flatMap((area) => Object.entries(areaIn(area, language))))

const messages = Object.fromEntries(LANGUAGES.map((language) => [language, messagesOf(language)]))
const keys = Object.keys(messages.en)

/** The parameters of a message, in alphabetical order. */
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
  test.each(GAMES)("%s has its game's prefix", (game) => {
    expect(Object.keys(areaIn(game, 'en')).filter((key) => !key.startsWith(prefixOf(game)))).toEqual([])
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
  .map((path) => ({ path, source: readFileSync(join(root, 'src/renderer', path), 'utf8') }))
const keysIn = (source: string) => [...source.matchAll(/\bm\.(\w+)/g)].map((match) => match[1])
/** The system's menus and dialogs have their words among the page's. */
const menuKeys = ['menu-templates.ts', 'saving.ts']
  .map((file) => readFileSync(join(root, 'src/main/electron', file), 'utf8'))
  .flatMap((source) => [...source.matchAll(/'(menu_\w+)'/g)].map((match) => match[1]))

test('every text is used', () => {
  const used = new Set([...sources.flatMap(({ source }) => keysIn(source)), ...menuKeys])
  expect(keys.filter((key) => !used.has(key))).toEqual([])
})

/** The area of each room of the renderer that isn't named after it; a room with null uses only common texts. */
const AREA_OF_ROOM: Record<string, string | null> = {
  'ui/sheet': 'score-sheet',
  'score-sheet/phones': 'phones',
  'ui/phones': 'phones',
  phone: 'phones',
  'games/screens': null,
  'games/GameLines.svelte': null,
  ui: 'app',
  shell: 'app',
  'sent-game': 'app',
  plots: 'app',
  base: 'app',
  i18n: 'errors',
}

function areaOfPath(path: string): string | null {
  const [room, inner] = path.split(sep)
  const listed = [`${room}/${inner}`, room].find((name) => name in AREA_OF_ROOM)
  if (listed) return AREA_OF_ROOM[listed]
  return room === 'games' ? inner : room
}

/** The areas whose rooms use a text. The catalogue names every game, so it doesn't count. */
function areasUsing(): Map<string, Set<string | null>> {
  const using = new Map<string, Set<string | null>>()
  for (const { path, source } of sources.filter((each) => each.path !== join('games', 'catalogue.ts')))
    for (const key of keysIn(source)) using.set(key, (using.get(key) ?? new Set()).add(areaOfPath(path)))
  return using
}

/** Texts that are equal in every language by chance: they mean different things. */
const APART = [
  'archive_glance_new_short',
  'review_played',
  'statistics_level',
  'archive_batch_do',
  'ct_swap',
  'cb_log_no_coal',
  'ct_free',
]

describe('the rooms', () => {
  const using = areasUsing()
  const areaOfKey = new Map(AREAS.flatMap((area) => Object.keys(areaIn(area, 'en')).map((key) => [key, area])))

  test('use texts of their own area and common ones', () => {
    const strays = [...using].flatMap(([key, areas]) =>
      [...areas]
        .filter((area) => ![area, 'common'].includes(areaOfKey.get(key) ?? ''))
        .map((area) => `${area}: ${key}`),
    )
    expect(strays).toEqual([])
  })
  test('share every common text', () => {
    const common = keys.filter((key) => areaOfKey.get(key) === 'common')
    expect(common.filter((key) => using.get(key)?.size === 1 && !using.get(key)?.has(null))).toEqual([])
  })
  test('say the same in one text', () => {
    const textsOfKey = (key: string) => LANGUAGES.map((language) => JSON.stringify(messages[language][key])).join()
    const shared = Object.entries(
      Object.groupBy(
        keys.filter((key) => !menuKeys.includes(key)),
        textsOfKey,
      ),
    )
      .map(([, same]) => same ?? [])
      .filter((same) => same.length > 1 && !same.some((key) => APART.includes(key)))
    expect(shared).toEqual([])
  })
})
