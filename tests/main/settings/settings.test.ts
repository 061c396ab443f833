import { expect, test } from 'vitest'
import { eventHub } from '../../../src/main/platform/events.ts'
import { settingsService } from '../../../src/main/settings/settings.ts'
import { newStore } from '../tables/room.ts'

const DEFAULTS = {
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

test('settings start at their defaults and keep what is set', async () => {
  const { settings: store } = await newStore()
  const settings = settingsService(store, eventHub())
  expect(settings.get()).toEqual(DEFAULTS)
  expect(settings.set({ language: 'nl', theme: undefined })).toEqual({ ...DEFAULTS, language: 'nl' })
  expect(settings.set({ speed: 'instant' })).toEqual({ ...DEFAULTS, language: 'nl', speed: 'instant' })
})

test('a stored value that this version does not know counts as not set', async () => {
  const { settings: store } = await newStore()
  store.set({ theme: 'sepia', motion: 'reduced', later: 'yes' })
  expect(settingsService(store, eventHub()).get()).toEqual({ ...DEFAULTS, motion: 'reduced' })
})
