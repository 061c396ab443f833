import { expect, test } from 'vitest'
import { dataFolder, type Machine } from '../../../src/main/store/data-folder.ts'

const unix = (env: Machine['env'], platform: Machine['platform'] = 'linux') =>
  dataFolder({ platform, env, home: '/home/mike' })
const windows = (env: Machine['env']) => dataFolder({ platform: 'win32', env, home: 'C:\\Users\\Mike' })

test('follows each platform', () => {
  expect(unix({})).toBe('/home/mike/.local/share/pithead')
  expect(unix({ XDG_DATA_HOME: '/data' })).toBe('/data/pithead')
  expect(unix({ XDG_DATA_HOME: 'relative' })).toBe('/home/mike/.local/share/pithead')
  expect(unix({ XDG_DATA_HOME: '/data' }, 'darwin')).toBe('/home/mike/Library/Application Support/Pithead')
  expect(windows({ APPDATA: 'D:\\Roaming' })).toBe('D:\\Roaming\\Pithead')
  expect(windows({})).toBe('C:\\Users\\Mike\\AppData\\Roaming\\Pithead')
})

test('PITHEAD_DATA overrides them all', () => {
  expect(unix({ PITHEAD_DATA: '/elsewhere/games', XDG_DATA_HOME: '/data' })).toBe('/elsewhere/games')
  expect(windows({ PITHEAD_DATA: 'E:\\games', APPDATA: 'D:\\Roaming' })).toBe('E:\\games')
})
