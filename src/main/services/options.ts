import type { AppInfo } from '../../contract/api.ts'
import type { DesktopApi } from '../../contract/schemas/desktop.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import type { Served } from '../platform/serve.ts'
import type { FindExport } from '../page/exports.ts'
import type { Log } from '../platform/program-log.ts'
import type { Limits } from '../bots/budget.ts'
import type { Store } from '../store/store.ts'
import type { TablesOptions } from '../tables/tables.ts'

export interface Services extends Served {
  catalogue: Catalogue
  exported: FindExport
  /** Whether the lock on the folder was lost while its files are there: see `whenFolderIsLost`. */
  isLost: () => boolean
  close: () => void
}

export interface ServicesOptions {
  folder: string
  host: AppInfo['host']
  version: string
  /** The host's calls for the desktop around the page; absent without one. */
  desktop?: DesktopApi
  /** The folder of the user's configuration (`configFolder`). */
  config?: string
  /** The games on offer. */
  catalogue?: Catalogue
  /** The file of a thread that thinks about them (`BotPool`). */
  thread?: string
  /** The limits of bots and hints in place of their own. */
  limits?: Limits
}

/** Dependencies of every service. */
export interface Deps extends TablesOptions {
  store: Store
  log: Log
}
