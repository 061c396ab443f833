import * as v from 'valibot'
import type { Settings } from '../../contract/api.ts'
import { settings as schema, type SettingsApi } from '../../contract/schemas/settings.ts'
import type { EventHub } from '../platform/events.ts'
import type { SettingsStore } from '../store/settings/settings.ts'

const DEFAULTS: Settings = {
  language: 'system',
  theme: 'system',
  speed: 'normal',
  motion: 'system',
  thinking: '1',
  confirm: 'newcomers',
  sound: 'off',
  forecast: 'with-bots',
  guided: '',
}

export interface SettingsService {
  api: SettingsApi
  get: () => Settings
  /** Writes the given settings, leaves the others, and tells every subscriber. */
  set: (patch: Partial<Settings>) => Settings
}

export function settingsService(store: Pick<SettingsStore, 'get' | 'set'>, events: EventHub): SettingsService {
  /** The settings when they were last read, so that reading them never fails when the disk does. */
  let settings = withDefaults(store)
  const get = () => settings
  const set = (patch: Partial<Settings>): Settings => {
    store.set(withoutUndefined(patch))
    settings = withDefaults(store)
    events.emit('settings.changed', settings)
    return settings
  }
  return { get, set, api: { 'settings.get': get, 'settings.set': set } }
}

/** A value that this version doesn't know counts as not set. */
function withDefaults({ get }: Pick<SettingsStore, 'get'>): Settings {
  const stored = Object.entries(schema.entries).map(([key, entry]) => [key, get(key), entry] as const)
  const known = stored.filter(([, value, entry]) => v.is(entry, value))
  return { ...DEFAULTS, ...Object.fromEntries(known.map(([key, value]) => [key, value])) }
}

const withoutUndefined = (patch: Partial<Settings>): Record<string, string> =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
