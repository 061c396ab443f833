/** The settings, for every component below `App.svelte`. */
import { createContext } from 'svelte'
import type { Settings } from '../../contract/api.ts'

export interface SettingsHere {
  readonly current: Settings
  change: (patch: Partial<Settings>) => Promise<void>
}

export const [useSettings, provideSettings] = createContext<SettingsHere>()
