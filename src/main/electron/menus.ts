/** Keeps the system's menus as the settings and the games under way have it. */
import { isDeepStrictEqual } from 'node:util'
import { app, Menu } from 'electron'
import type { TableSummary } from '../../contract/api.ts'
import { languageFor } from '../../contract/conventions/language.ts'
import { withLine } from '../../contract/tables-list.ts'
import type { Served } from '../platform/serve.ts'
import { dockTemplate, jumpList, menuTemplate, type MenuContent } from './menu-templates.ts'
import { menuTextsIn, type MenuTexts } from './menu-texts.ts'

type Actions = Pick<MenuContent, 'go' | 'openFiles'>

/** Sets the menus, and again whenever the language or the games change. */
export function followMenus({ api, events }: Served, actions: Actions, platform: NodeJS.Platform): void {
  let games = gamesOf(api)
  const set = () => setMenus({ ...actions, ...inLanguage(api), platform, games: games.filter(isUnderWay) })
  const played = (game: TableSummary) => {
    const [first] = games
    games = withLine(games, game)
    if (!isDeepStrictEqual(first?.players, game.players) || first.id !== game.id) set()
  }
  events.subscribe((name, value) => {
    if (name === 'summary.changed') played(value as TableSummary)
    if (name === 'tables.changed') games = gamesOf(api)
    if (name === 'tables.changed' || name === 'settings.changed') set()
  })
  set()
}

/** Returns no games while the database waits to be rescued. */
function gamesOf(api: Served['api']): TableSummary[] {
  try {
    return api['tables.list']()
  } catch {
    return []
  }
}

const isUnderWay = ({ finishedAt }: TableSummary): boolean => finishedAt === null

const languageOf = (api: Served['api']) =>
  languageFor(api['settings.get']().language, app.getPreferredSystemLanguages())

/** The menus' words in the language of the settings, or of the system where they leave it to that. */
export const wordsOf = ({ api }: Served): MenuTexts => menuTextsIn(languageOf(api))

function inLanguage(api: Served['api']): Pick<MenuContent, 'words' | 'titleOf'> {
  const language = languageOf(api)
  const names = new Intl.ListFormat(language, { type: 'conjunction' })
  return { words: menuTextsIn(language), titleOf: ({ players }) => names.format(players.map(({ name }) => name)) }
}

function setMenus(content: MenuContent): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(content)))
  if (content.platform === 'darwin') app.dock?.setMenu(Menu.buildFromTemplate(dockTemplate(content)))
  // A task names the program's file, which is Electron's own until there is a package.
  if (content.platform === 'win32' && app.isPackaged) app.setJumpList(jumpList(content, process.execPath))
}
