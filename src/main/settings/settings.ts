import * as v from 'valibot'
import type { Settings } from '../../contract/api.ts'
import { settings as schema } from '../../contract/schemas/settings.ts'
import type { EventHub } from '../base/events.ts'
import type { SettingsStore } from '../store/settings.ts'

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
  get: () => Settings
  /** Writes the given settings, leaves the others, and tells every subscriber. */
  set: (patch: Partial<Settings>) => Settings
}

export function settingsService(store: Pick<SettingsStore, 'all' | 'set'>, events: EventHub): SettingsService {
  /** As they were last read: nobody who only asks for them must fail where the disk does. */
  let settings = withDefaults(store.all())
  return {
    get: () => settings,
    set(patch) {
      store.set(withoutUndefined(patch))
      settings = withDefaults(store.all())
      events.emit('settings.changed', settings)
      return settings
    },
  }
}

/** A value that this version doesn't know counts as not set. */
function withDefaults(stored: Readonly<Record<string, string>>): Settings {
  const known = Object.entries(schema.entries).filter(([key, entry]) => v.is(entry, stored[key]))
  return { ...DEFAULTS, ...Object.fromEntries(known.map(([key]) => [key, stored[key]])) }
}

const withoutUndefined = (patch: Partial<Settings>): Record<string, string> =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
