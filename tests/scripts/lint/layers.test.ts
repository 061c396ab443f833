import { describe, expect, test } from 'vitest'
import { layers } from '../../../scripts/lint/layers.js'
import { reported } from './reported.ts'

/** Reports of the rule for a file of `src` with this line in it. */
const saidOf = (file: string, line: string, root = 'src') =>
  reported(layers, `${root}/${file}`, line, { roots: ['/house/src', '/house/tests/toy'] })

const FORBIDDEN: [file: string, line: string][] = [
  ['games/go/play.ts', `import { app } from 'electron'`],
  ['games/go/play.ts', `import { readFileSync } from 'node:fs'`],
  ['games/go/play.ts', `import fs from 'fs'`],
  ['games/go/play.ts', `import { setup } from 'xstate'`],
  ['games/go/play.ts', `import { tick } from 'svelte'`],
  ['main/tables/tables.ts', `import { fsrs } from 'ts-fsrs'`],
  ['games/go/play.ts', `import Database from 'better-sqlite3'`],
  ['games/go/play.ts', `import type { TableState } from '../../contract/api.ts'`],
  ['games/go/play.ts', `import { tables } from '../../main/services.ts'`],
  ['games/go/play.ts', `export { tables } from '../../main/services.ts'`],
  ['games/go/play.ts', `export * from '../../main/services.ts'`],
  ['games/go/play.ts', `const late = import('../../main/services.ts')`],
  ['games/go/play.ts', `type Late = import('../../main/services.ts').Services`],
  ['games/go/machine.ts', `import { readFileSync } from 'node:fs'`],
  ['games/go/play.ts', `import * as v from 'valibot'`],
  ['games/go/play.ts', `import { wire } from './wire/wire.ts'`],
  ['games/go/play.ts', `import { whole } from '../building-blocks/shared-schemas.ts'`],
  ['games/go/play.ts', `import { exactly } from '../building-blocks/file-schemas.ts'`],
  ['games/go/play.ts', `import { entry } from './wire/record-schemas.ts'`],
  ['games/go/play.ts', `import { readRecord } from '../record/record.ts'`],
  ['games/tree-search/tree.ts', `import { CATALOGUE } from '../catalogue.ts'`],
  ['games/go/facets/rules.ts', `import * as v from 'valibot'`],
  ['games/go/wire/wire.ts', `import { setup } from 'xstate'`],
  ['contract/api.ts', `import { play } from '../games/go/play.ts'`],
  ['contract/api.ts', `import { COALS, type Coal } from '../games/go/components.ts'`],
  ['contract/api.ts', `import * as v from 'valibot'`],
  ['contract/api.ts', `import { createBirpc } from 'birpc'`],
  ['contract/schemas/tables.ts', `import { play } from '../../games/go/play.ts'`],
  ['contract/schemas/tables.ts', `import { COALS } from '../../games/go/components.ts'`],
  ['contract/schemas/tables.ts', `import { wire } from '../../games/go/wire/wire.ts'`],
  ['contract/schemas.ts', `import { CATALOGUE } from '../games/catalogue.ts'`],
  ['contract/schemas/tables.ts', `import { open } from '../../main/services.ts'`],
  ['main/services.ts', `import { app } from 'electron'`],
  ['main/services.ts', `import Database from 'better-sqlite3'`],
  ['main/services.ts', `import { mount } from '../renderer/main.ts'`],
  ['main/services.ts', `import type { Theme } from '../renderer/ui/theme.ts'`],
  ['main/loopback.ts', `import { windows } from './electron/windows.ts'`],
  ['main/electron/windows.ts', `import Database from 'better-sqlite3'`],
  ['main/store/store.ts', `import { app } from 'electron'`],
  ['preload/preload.ts', `import { readFileSync } from 'node:fs'`],
  ['preload/preload.ts', `import { open } from '../main/services.ts'`],
  ['preload/preload.ts', `import { isApiError } from '../contract/errors.ts'`],
  ['renderer/play/home.ts', `import { open } from '../../main/services.ts'`],
  ['renderer/play/home.ts', `import type { Services } from '../../main/services.ts'`],
  ['renderer/play/home.ts', `import { ipcRenderer } from 'electron'`],
  ['renderer/play/home.ts', `import { readFileSync } from 'node:fs'`],
  ['renderer/play/home.ts', `import lock from '../../../package-lock.json?raw'`],
  ['renderer/play/home.ts', `import { chart } from '../../games/go/machine.ts'`],
  ['renderer/play/home.ts', `import { WAITING } from '../../games/facets/playing.ts'`],
  ['renderer/play/home.ts', `import { CATALOGUE } from '../../games/catalogue.ts'`],
  ['renderer/play/home.ts', `import { callsOf } from '../../contract/schemas.ts'`],
  ['renderer/play/home.ts', `import { screens } from '../shell/screens.svelte.ts'`],
  ['renderer/archive/list.ts', `import { fileName } from '../sent-game/file-name.ts'`],
  ['renderer/play/home.ts', `import { Replay } from '../archive/replay/replay.svelte.ts'`],
  ['renderer/play/home.ts', `import { encode } from 'uqr'`],
  ['renderer/score-sheet/begin.ts', `import { encode } from 'uqr'`],
  ['contract/client.ts', `import { hkdf } from '@noble/hashes/hkdf.js'`],
  ['renderer/phone/seat.ts', `import { begin } from '../score-sheet/begin-sheet.ts'`],
  ['renderer/score-sheet/begin.ts', `import HomeScreen from '../play/home/HomeScreen.svelte'`],
  ['renderer/archive/home.ts', `import { minutesOf } from '../score-sheet/sheet-times.ts'`],
  ['renderer/settings/about.ts', `import RescueScreen from '../rescue/RescueScreen.svelte'`],
  ['renderer/another/room.ts', `import { hold } from '../ui/hold.ts'`],
  ['renderer/games/go/words.ts', `import { wire } from '../../../games/go/wire/wire.ts'`],
  ['renderer/games/go/words.ts', `import { entry } from '../../../games/go/wire/record-schemas.ts'`],
  ['renderer/archive/home.ts', `import { readRecord } from '../../games/record/record.ts'`],
  ['renderer/games/go/words.ts', `import { sheet } from '../../../games/go/facets/score-sheet.ts'`],
  ['renderer/games/go/words.ts', `import { thinking } from '../../../games/go/facets/thinking.ts'`],
  ['renderer/score-sheet/begin.ts', `import { dealOf } from '../play/new-game/deal.ts'`],
  ['renderer/games/go/words.ts', `import { chances } from '../../play/bots/chances.ts'`],
  ['renderer/games/words.ts', `import { Session } from '../score-sheet/sheet-session.svelte.ts'`],
  ['renderer/ui/player-colors.ts', `import { GAMES } from '../games/catalogue.ts'`],
  ['renderer/app/router.ts', `import type { Replay } from '../archive/replay/replay.svelte.ts'`],
]

const ALLOWED: [file: string, line: string][] = [
  ['games/go/play.ts', `import { copy } from './state.ts'`],
  ['games/go/machine.ts', `import { setup } from 'xstate'`],
  ['games/building-blocks/shared-schemas.ts', `import * as v from 'valibot'`],
  ['games/building-blocks/file-schemas.ts', `import * as v from 'valibot'`],
  ['games/go/wire/record-schemas.ts', `import * as v from 'valibot'`],
  ['games/record/record.ts', `import * as v from 'valibot'`],
  ['games/go/play.ts', `import type { Entry } from './wire/record-schemas.ts'`],
  ['main/archive/formats/plays.ts', `import * as v from 'valibot'`],
  ['games/facets/ideas.ts', `import * as v from 'valibot'`],
  ['games/go/wire/wire.ts', `import * as v from 'valibot'`],
  ['games/go/wire/fields.ts', `import { COALS } from '../state/components.ts'`],
  ['renderer/play/home.ts', `import { gameIn } from '../../games/facets/facets.ts'`],
  ['games/go/facets/playing.ts', `import { chart } from '../machine.ts'`],
  ['games/go/game.ts', `import { wire } from './wire/wire.ts'`],
  ['games/go/play.ts', `import type { Move } from './wire/wire.ts'`],
  ['games/record/record.ts', `import { gameIn } from '../facets/facets.ts'`],
  ['contract/api.ts', `import type { View } from '../games/go/types.ts'`],
  ['contract/api.ts', `import { type View } from '../games/go/types.ts'`],
  ['contract/schemas/tables.ts', `import * as v from 'valibot'`],
  ['contract/schemas/tables.ts', `import { whole } from '../../games/building-blocks/shared-schemas.ts'`],
  ['contract/schemas/tables.ts', `import { ideaOf } from '../../games/facets/ideas.ts'`],
  ['contract/client.ts', `import { createBirpc } from 'birpc'`],
  ['contract/phones/sealed.ts', `import { hkdf } from '@noble/hashes/hkdf.js'`],
  ['renderer/phone/seat.ts', `import { hkdf } from '../../contract/phones/sealed.ts'`],
  ['main/services.ts', `import { chart } from '../games/go/machine.ts'`],
  ['main/electron.ts', `import { windows } from './electron/windows.ts'`],
  ['main/electron/windows.ts', `import { BrowserWindow } from 'electron'`],
  ['main/store/store.ts', `import Database from 'better-sqlite3'`],
  ['main/statistics/statistics.ts', `import type { Database } from 'better-sqlite3'`],
  ['preload/preload.ts', `import { ipcRenderer } from 'electron'`],
  ['preload/preload.ts', `import type { Api } from '../contract/api.ts'`],
  ['renderer/settings/about.ts', `import text from '../../../LICENSE?raw'`],
  ['renderer/rescue/found.ts', `import GameLines from '../games/GameLines.svelte'`],
  ['renderer/main.ts', `import App from './shell/App.svelte'`],
  ['renderer/play/home.ts', `import { games } from '../games/offered-games.svelte.ts'`],
  ['renderer/archive/home.ts', `import type { GameRecord } from '../../games/record/record.ts'`],
  ['renderer/play/home.ts', `import type { Wire } from '../../games/facets/wire.ts'`],
  ['renderer/archive/review.ts', `import { DEPTHS } from '../../games/facets/review-depth.ts'`],
  ['renderer/games/catalogue.ts', `import { identity } from '../../games/go/facets/identity.ts'`],
  ['renderer/games/go/words.ts', `import type { Words } from '../words.ts'`],
  ['renderer/games/go/words.ts', `import type { View } from '../../../games/go/wire/wire.ts'`],
  ['renderer/games/go/words.ts', `import { COALS } from '../../../games/go/components.ts'`],
  ['renderer/ui/player-colors.ts', `import type { Player } from '../../games/building-blocks/players.ts'`],
  ['renderer/play/home.ts', `import icon from '../ui/icon.svg?raw'`],
]

describe('the layers', () => {
  test.each(FORBIDDEN)('%s may not say %s', (file, line) => {
    expect(saidOf(file, line)).toEqual([expect.stringContaining(`src/${file} may not import`)])
  })

  test.each(ALLOWED)('%s may say %s', (file, line) => {
    expect(saidOf(file, line)).toEqual([])
  })

  test('hold for a game that stands among the tests, as for one of src', () => {
    const toy = 'tests/toy'
    const rules = `import type { Rules } from '../../../../../src/games/facets/rules.ts'`
    expect(saidOf('games/toy/rules/rules.ts', rules, toy)).toEqual([])
    const wire = `import { wire } from '../wire/wire.ts'`
    expect(saidOf('games/toy/rules/rules.ts', wire, toy)).toHaveLength(1)
    const store = `import { openStore } from '../../../../src/main/store/store.ts'`
    expect(saidOf('games/toy/game.ts', store, toy)).toHaveLength(1)
    const page = `import { wire } from '../../../games/toy/wire/wire.ts'`
    expect(saidOf('renderer/games/toy/words.ts', page, toy)).toHaveLength(1)
  })
})
