/** The menus as templates: their words, their keys, what they do. */
import type { MenuItemConstructorOptions } from 'electron'
import { describe, expect, test, vi } from 'vitest'
import { dockTemplate, jumpList, menuTemplate, type MenuContent } from '../../../src/main/electron/menu-templates.ts'
import { languageFor } from '../../../src/contract/conventions/language.ts'
import { menuTextsIn } from '../../../src/main/electron/menu-texts.ts'
import { summary } from '../store/stored.ts'

type Item = MenuItemConstructorOptions

const content = (more: Partial<MenuContent> = {}): MenuContent => ({
  platform: 'linux',
  words: menuTextsIn('en'),
  titleOf: ({ players }) => players.map(({ name }) => name).join(' & '),
  games: [summary('a'), summary('b', { mode: 'companion' })],
  go: vi.fn(),
  openFiles: vi.fn(),
  ...more,
})

const inside = (item: Item): Item[] => item.submenu as Item[]
/** All items, menus in menus too. */
const all = (items: Item[]): Item[] =>
  items.flatMap((item) => [item, ...all(Array.isArray(item.submenu) ? item.submenu : [])])
const item = (template: Item[], label: string): Item => all(template).find((one) => one.label === label)!
const click = (one: Item) => (one.click as () => void)()

describe.each(['darwin', 'win32', 'linux'] as const)('on %s', (platform) => {
  test.each(['en', 'de', 'nl'] as const)('every entry has its words in %s', (language) => {
    for (const one of all(menuTemplate(content({ platform, words: menuTextsIn(language) }))))
      if (one.type !== 'separator') expect(one.label, JSON.stringify(one)).toBeTruthy()
  })

  test('no key is taken twice', () => {
    const keys = all(menuTemplate(content({ platform }))).flatMap(({ accelerator }) => accelerator ?? [])
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('the usual is where the platform has it', () => {
    const template = menuTemplate(content({ platform }))
    const [first, second] = template.map((menu) => all(inside(menu)).map(({ role, label }) => role ?? label))
    if (platform === 'darwin') {
      expect(first).toEqual(expect.arrayContaining(['About Pithead', 'Settings…', 'services', 'hide', 'quit']))
      expect(second).toContain('close')
    } else {
      expect(first).toEqual(expect.arrayContaining(['Settings…', 'quit']))
      expect(inside(template.at(-1)!).map(({ label }) => label)).toContain('About Pithead')
    }
    const roles = all(template).map(({ role }) => role)
    for (const role of ['undo', 'copy', 'paste', 'zoomIn', 'zoomOut', 'resetZoom', 'togglefullscreen', 'help'])
      expect(roles).toContain(role)
  })

  test('nothing reloads the page or opens the developer tools', () => {
    const roles = all(menuTemplate(content({ platform }))).map(({ role }) => role)
    for (const role of ['reload', 'forceReload', 'toggleDevTools']) expect(roles).not.toContain(role)
  })
})

test('entries go where they say', () => {
  const go = vi.fn<MenuContent['go']>()
  const openFiles = vi.fn()
  const template = menuTemplate(content({ go, openFiles }))
  for (const label of ['New game', 'Score a table', 'Home', 'Archive', 'Settings…', 'Keys', 'About Pithead'])
    click(item(template, label))
  expect(go.mock.calls.map(([destination]) => destination.to)).toEqual([
    'new',
    'score',
    'home',
    'archive',
    'settings',
    'keys',
    'about',
  ])
  click(item(template, 'Import…'))
  expect(openFiles).toHaveBeenCalledOnce()
})

test('games under way are continued, at most eight; a name’s & is shown', () => {
  const go = vi.fn()
  const games = Array.from({ length: 10 }, (_, at) => summary(`${at}`, { mode: at === 1 ? 'companion' : 'digital' }))
  const recent = inside(item(menuTemplate(content({ go, games })), 'Continue a game'))
  expect(recent).toHaveLength(8)
  expect(recent[0].label).toBe('Mike && Lucy')
  click(recent[1])
  expect(go).toHaveBeenCalledWith({ to: 'game', id: '1', mode: 'companion' })
})

test('without a game under way there is nothing to continue', () => {
  expect(item(menuTemplate(content({ games: [] })), 'Continue a game').enabled).toBe(false)
})

test('the dock has the games and what can be begun', () => {
  expect(dockTemplate(content()).map(({ label, type }) => label ?? type)).toEqual([
    'Mike && Lucy',
    'Mike && Lucy',
    'separator',
    'New game',
    'Score a table',
  ])
})

test('the task bar starts the program with arguments that it understands', () => {
  const [recent, tasks] = jumpList(content(), 'C:\\Pithead.exe')
  expect(recent.items?.map(({ title, args, program }) => [title, args, program])).toEqual([
    ['Mike & Lucy', '--game=a', 'C:\\Pithead.exe'],
    ['Mike & Lucy', '--game=b', 'C:\\Pithead.exe'],
  ])
  expect(tasks.items?.map(({ args }) => args)).toEqual(['--new-game', '--score'])
})

describe('the language', () => {
  test('is the one that is set', () => expect(languageFor('nl', ['de-DE'])).toBe('nl'))
  test('is else the first of the system’s that Pithead speaks', () => {
    expect(languageFor('system', ['fr-FR', 'de-AT', 'nl'])).toBe('de')
    expect(languageFor('system', ['fr-FR'])).toBe('en')
  })
})

test('a text that is missing is no empty entry', () => {
  expect(() => menuTextsIn('en')('menu_nothing')).toThrow('no text for menu_nothing')
})
