/** Points of Electron's checklist that are best read in the sources. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const electronSources = [
  'electron.ts',
  ...readdirSync(join(root, 'src/main/electron')).map((file) => `electron/${file}`),
]
  .map((file) => read(`src/main/${file}`))
  .join('\n')

test('nothing is handed to the system to open, and nothing is fetched', () => {
  const imported = [...electronSources.matchAll(/import (?:type )?\{([^}]*)\} from 'electron'/g)].flatMap(([, names]) =>
    names.split(',').map((name) => name.replace('type ', '').trim()),
  )
  expect(imported).toContain('BrowserWindow')
  for (const part of ['shell', 'net', 'autoUpdater', 'utilityProcess', 'desktopCapturer'])
    expect(imported).not.toContain(part)
  expect(electronSources).not.toMatch(/openExternal|executeJavaScript/)
})

test('Electron is pinned to one version, which every package contains', () => {
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> }
  expect(devDependencies.electron).toMatch(/^\d+\.\d+\.\d+$/)
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { version: string }> }
  expect(packages['node_modules/electron'].version).toBe(devDependencies.electron)
})
