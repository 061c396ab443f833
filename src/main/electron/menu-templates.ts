/** The application's menu, the dock's and the jump list's, as templates that Electron makes menus of. */
import type { JumpListCategory, MenuItemConstructorOptions } from 'electron'
import type { TableSummary } from '../../contract/api.ts'
import type { Destination } from '../../contract/schemas/desktop.ts'
import { gameArgument } from './arguments.ts'
import type { MenuTexts } from './menu-texts.ts'

type Item = MenuItemConstructorOptions

/** The menus' texts and actions. */
export interface MenuContent {
  platform: NodeJS.Platform
  words: MenuTexts
  /** Names of the players, as the language lists them. */
  titleOf: (game: TableSummary) => string
  /** Games under way, the most recent first. */
  games: readonly TableSummary[]
  go: (destination: Destination) => void
  /** Asks for files in the system's own dialog. */
  openFiles: () => void
}

const MOST_GAMES = 8
const SEPARATOR: Item = { type: 'separator' }

export const menuTemplate = (content: MenuContent): Item[] =>
  content.platform === 'darwin'
    ? [
        appMenu(content),
        fileMenu(content),
        editMenu(content),
        viewMenu(content),
        windowMenu(content),
        helpMenu(content),
      ]
    : [fileMenu(content), editMenu(content), viewMenu(content), helpMenu(content)]

/** Elsewhere than on macOS, Alt and its first letter open a menu. */
const top = ({ platform, words }: MenuContent, key: string): string => (platform === 'darwin' ? '' : '&') + words(key)

/** A menu takes `&` for a key's mark, and people's names may hold it. */
const plain = (text: string): string => text.replaceAll('&', '&&')

/** macOS's menu of the application itself. */
const appMenu = (content: MenuContent): Item => ({
  label: 'Pithead',
  submenu: [
    about(content),
    SEPARATOR,
    settings(content),
    SEPARATOR,
    ...roles(content, ['services']),
    SEPARATOR,
    ...roles(content, ['hide', 'hideOthers', 'unhide']),
    SEPARATOR,
    ...roles(content, ['quit']),
  ],
})

const fileMenu = (content: MenuContent): Item => ({
  label: top(content, 'menu_file'),
  submenu: [
    newGame(content),
    score(content),
    { label: content.words('menu_continue'), enabled: content.games.length > 0, submenu: recentGames(content) },
    SEPARATOR,
    { label: content.words('menu_import'), accelerator: 'CmdOrCtrl+O', click: content.openFiles },
    SEPARATOR,
    ...(content.platform === 'darwin'
      ? roles(content, ['close'])
      : [settings(content), SEPARATOR, ...roles(content, ['quit'])]),
  ],
})

const editMenu = (content: MenuContent): Item => ({
  label: top(content, 'menu_edit'),
  submenu: [...roles(content, ['undo', 'redo']), SEPARATOR, ...roles(content, ['cut', 'copy', 'paste', 'selectAll'])],
})

const viewMenu = (content: MenuContent): Item => ({
  label: top(content, 'menu_view'),
  submenu: [
    goes(content, 'menu_home', { to: 'home' }, 'CmdOrCtrl+1'),
    goes(content, 'menu_archive', { to: 'archive' }, 'CmdOrCtrl+2'),
    SEPARATOR,
    ...roles(content, ['resetZoom', 'zoomIn', 'zoomOut']),
    SEPARATOR,
    ...roles(content, ['togglefullscreen']),
  ],
})

const windowMenu = (content: MenuContent): Item => ({
  label: top(content, 'menu_window'),
  role: 'windowMenu',
  submenu: roles(content, ['minimize', 'zoom', 'front']),
})

const helpMenu = (content: MenuContent): Item => ({
  label: top(content, 'menu_help'),
  role: 'help',
  submenu: [
    goes(content, 'menu_keys', { to: 'keys' }),
    ...(content.platform === 'darwin' ? [] : [SEPARATOR, about(content)]),
  ],
})

const goes = ({ words, go }: MenuContent, key: string, to: Destination, accelerator?: string): Item => ({
  label: words(key),
  accelerator,
  click: () => go(to),
})

const newGame = (content: MenuContent): Item => goes(content, 'menu_new_game', { to: 'new' }, 'CmdOrCtrl+N')
const score = (content: MenuContent): Item => goes(content, 'menu_score', { to: 'score' }, 'CmdOrCtrl+Shift+N')
const settings = (content: MenuContent): Item => goes(content, 'menu_settings', { to: 'settings' }, 'CmdOrCtrl+,')
const about = (content: MenuContent): Item => goes(content, 'menu_about', { to: 'about' })

/** Electron knows what each role does and its usual key; its words would be English. */
const ROLES = {
  services: 'menu_services',
  hide: 'menu_hide',
  hideOthers: 'menu_hide_others',
  unhide: 'menu_unhide',
  quit: 'menu_quit',
  close: 'menu_close',
  undo: 'menu_undo',
  redo: 'menu_redo',
  cut: 'menu_cut',
  copy: 'menu_copy',
  paste: 'menu_paste',
  selectAll: 'menu_select_all',
  resetZoom: 'menu_zoom_reset',
  zoomIn: 'menu_zoom_in',
  zoomOut: 'menu_zoom_out',
  togglefullscreen: 'menu_full_screen',
  minimize: 'menu_minimize',
  zoom: 'menu_zoom',
  front: 'menu_front',
} as const

export const roles = ({ words }: Pick<MenuContent, 'words'>, names: readonly (keyof typeof ROLES)[]): Item[] =>
  names.map((role) => ({ role, label: words(ROLES[role]) }))

const recentGames = ({ games, titleOf, go }: MenuContent): Item[] =>
  games
    .slice(0, MOST_GAMES)
    .map((game) => ({ label: plain(titleOf(game)), click: () => go({ to: 'game', id: game.id, mode: game.mode }) }))

/** On macOS, a click of the other button on the dock's picture. */
export const dockTemplate = (content: MenuContent): Item[] => [
  ...recentGames(content),
  SEPARATOR,
  { ...newGame(content), accelerator: undefined },
  { ...score(content), accelerator: undefined },
]

/** On Windows, the same for the task bar: it starts the program again, which hands over to the first one. */
export function jumpList({ words, games, titleOf }: MenuContent, program: string): JumpListCategory[] {
  const task = (title: string, args: string) => ({ type: 'task' as const, title, description: title, program, args })
  return [
    {
      type: 'custom',
      name: words('menu_continue'),
      items: games.slice(0, MOST_GAMES).map((game) => task(titleOf(game), gameArgument(game.id))),
    },
    { type: 'tasks', items: [task(words('menu_new_game'), '--new-game'), task(words('menu_score'), '--score')] },
  ]
}
