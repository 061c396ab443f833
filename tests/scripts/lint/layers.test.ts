import { Linter } from 'eslint'
import { parser } from 'typescript-eslint'
import { describe, expect, test } from 'vitest'
import { layers } from '../../../scripts/lint/layers.js'

const ROOT = '/house/src'

/** What the rule says about a file of `src` with this line in it. */
function reported(file: string, line: string): string[] {
  const linter = new Linter({ cwd: '/house' })
  const config: Linter.Config = {
    files: ['**/*.ts'],
    plugins: { pithead: { rules: { layers: layers as never } } },
    rules: { 'pithead/layers': ['error', { root: ROOT }] },
    languageOptions: { parser },
  }
  return linter.verify(line, config, `${ROOT}/${file}`).map((message) => message.message)
}

const FORBIDDEN: [file: string, line: string][] = [
  ['games/coal-baron/play.ts', `import { app } from 'electron'`],
  ['games/coal-baron/play.ts', `import { readFileSync } from 'node:fs'`],
  ['games/coal-baron/play.ts', `import fs from 'fs'`],
  ['games/coal-baron/play.ts', `import { setup } from 'xstate'`],
  ['games/coal-baron/play.ts', `import { tick } from 'svelte'`],
  ['games/coal-baron/play.ts', `import Database from 'better-sqlite3'`],
  ['games/coal-baron/play.ts', `import type { TableState } from '../../contract/api.ts'`],
  ['games/coal-baron/play.ts', `import { tables } from '../../main/services.ts'`],
  ['games/coal-baron/play.ts', `export { tables } from '../../main/services.ts'`],
  ['games/coal-baron/play.ts', `export * from '../../main/services.ts'`],
  ['games/coal-baron/play.ts', `const late = import('../../main/services.ts')`],
  ['games/coal-baron/play.ts', `type Late = import('../../main/services.ts').Services`],
  ['games/coal-baron/machine.ts', `import { readFileSync } from 'node:fs'`],
  ['contract/api.ts', `import { play } from '../games/coal-baron/play.ts'`],
  ['contract/api.ts', `import { COALS, type Coal } from '../games/coal-baron/components.ts'`],
  ['contract/api.ts', `import * as v from 'valibot'`],
  ['contract/api.ts', `import { createBirpc } from 'birpc'`],
  ['contract/schemas/tables.ts', `import { play } from '../../games/coal-baron/play.ts'`],
  ['contract/schemas/tables.ts', `import { open } from '../../main/services.ts'`],
  ['main/services.ts', `import { app } from 'electron'`],
  ['main/services.ts', `import Database from 'better-sqlite3'`],
  ['main/services.ts', `import { mount } from '../renderer/main.ts'`],
  ['main/services.ts', `import type { Theme } from '../renderer/ui/theme.ts'`],
  ['main/loopback.ts', `import { windows } from './electron/windows.ts'`],
  ['main/electron/windows.ts', `import Database from 'better-sqlite3'`],
  ['main/records/store.ts', `import { app } from 'electron'`],
  ['preload/preload.ts', `import { readFileSync } from 'node:fs'`],
  ['preload/preload.ts', `import { open } from '../main/services.ts'`],
  ['preload/preload.ts', `import { isApiError } from '../contract/errors.ts'`],
  ['renderer/app/home.ts', `import { open } from '../../main/services.ts'`],
  ['renderer/app/home.ts', `import type { Services } from '../../main/services.ts'`],
  ['renderer/app/home.ts', `import { ipcRenderer } from 'electron'`],
  ['renderer/app/home.ts', `import { readFileSync } from 'node:fs'`],
  ['renderer/app/home.ts', `import lock from '../../../package-lock.json?raw'`],
  ['renderer/app/home.ts', `import { chart } from '../../games/coal-baron/machine.ts'`],
]

const ALLOWED: [file: string, line: string][] = [
  ['games/coal-baron/play.ts', `import { copy } from './state.ts'`],
  ['games/coal-baron/machine.ts', `import { setup } from 'xstate'`],
  ['contract/api.ts', `import type { View } from '../games/coal-baron/types.ts'`],
  ['contract/api.ts', `import { type View } from '../games/coal-baron/types.ts'`],
  ['contract/schemas/tables.ts', `import * as v from 'valibot'`],
  ['contract/schemas/tables.ts', `import { COALS } from '../../games/coal-baron/components.ts'`],
  ['contract/client.ts', `import { createBirpc } from 'birpc'`],
  ['main/services.ts', `import { chart } from '../games/coal-baron/machine.ts'`],
  ['main/electron.ts', `import { windows } from './electron/windows.ts'`],
  ['main/electron/windows.ts', `import { BrowserWindow } from 'electron'`],
  ['main/records/store.ts', `import Database from 'better-sqlite3'`],
  ['preload/preload.ts', `import { ipcRenderer } from 'electron'`],
  ['preload/preload.ts', `import type { Api } from '../contract/api.ts'`],
  ['renderer/settings/about.ts', `import text from '../../../LICENSE?raw'`],
  ['renderer/app/home.ts', `import { COALS } from '../../games/coal-baron/components.ts'`],
  ['renderer/app/home.ts', `import icon from '../ui/icon.svg?raw'`],
]

describe('the layers', () => {
  test.each(FORBIDDEN)('%s may not say %s', (file, line) => {
    expect(reported(file, line)).toEqual([expect.stringContaining(`src/${file} may not import`)])
  })

  test.each(ALLOWED)('%s may say %s', (file, line) => {
    expect(reported(file, line)).toEqual([])
  })
})
