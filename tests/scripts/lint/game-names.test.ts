import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { gameNames, gamesIn } from '../../../scripts/lint/game-names.js'
import { newFolder } from '../../main/folder.ts'
import { reported } from './reported.ts'

const games = ['old-maid', 'go']
const saidOf = (file: string, code: string) => reported(gameNames, file, code, { root: '/house', games })

const FORBIDDEN: [file: string, line: string, game: string][] = [
  ['src/main/services.ts', `import { rules } from '../games/old-maid/facets/rules.ts'`, 'old-maid'],
  ['src/main/services.ts', `import type { Card } from '../games/old-maid/types.ts'`, 'old-maid'],
  ['src/main/services.ts', `export * from '../games/old-maid/types.ts'`, 'old-maid'],
  ['src/main/services.ts', `const later = import('../games/old-maid/game.ts')`, 'old-maid'],
  ['src/main/services.ts', `type Later = import('../games/old-maid/game.ts').Rules`, 'old-maid'],
  ['src/main/services.ts', `const game = 'go'`, 'go'],
  ['src/main/services.ts', 'const file = `${folder}/go/${name}`', 'go'],
  ['src/main/services.ts', `type Named = 'go'`, 'go'],
  ['src/main/services.ts', `const texts = '../messages/old-maid/en.json'`, 'old-maid'],
  ['src/games/tree-search/tree.ts', `import { play } from '../old-maid/play.ts'`, 'old-maid'],
  ['src/games/record.ts', `import { play } from './go/play.ts'`, 'go'],
  ['src/games/go/play.ts', `import { draw } from '../old-maid/play.ts'`, 'old-maid'],
  ['src/renderer/games/words.ts', `const known = ['old-maid']`, 'old-maid'],
  ['src/renderer/games/go/Board.svelte', `<script>\nimport Card from '../old-maid/Card.svelte'\n</script>`, 'old-maid'],
  ['src/renderer/play/Home.svelte', `<p class="go">{name}</p>`, 'go'],
  ['src/renderer/play/Home.svelte', `{#if game === 'go'}<p>{name}</p>{/if}`, 'go'],
  ['src/main/store/migrations/0009-go.ts', `import { play } from '../../../games/go/play.ts'`, 'go'],
  ['tests/main/tables.test.ts', `import { dealt } from '../games/go/dealt.ts'`, 'go'],
  ['tests/main/tables.test.ts', `create({ game: 'go' })`, 'go'],
  ['tests/games/go/play.test.ts', `const other = 'old-maid'`, 'old-maid'],
]

const ALLOWED: [file: string, line: string][] = [
  ['src/games/catalogue.ts', `import { game } from './go/game.ts'`],
  ['src/renderer/games/catalogue.ts', `const table = () => import('./old-maid/table/screens.ts')`],
  ['tests/games/fixtures.ts', `import { game } from './go/fixture.ts'`],
  ['src/games/go/facets/identity.ts', `const id = 'go'`],
  ['src/games/go/play.ts', `import { shuffled } from '../random.ts'`],
  ['src/renderer/games/go/words.ts', `import { stones } from '../../../games/go/play.ts'`],
  ['tests/games/go/play.test.ts', `import { play } from '../../../src/games/go/play.ts'`],
  ['tests/e2e/support/first-game.ts', `export { byMouse } from '../games/go/mouse-player.ts'`],
  ['tests/e2e/games/go/play.test.ts', `import { play } from '../../../../src/games/go/play.ts'`],
  ['tests/renderer/games/go/board.test.ts', `import { play } from '../../../../src/games/go/play.ts'`],
  ['src/main/store/migrations/0009-go.ts', `const id = 'go'`],
  ['src/main/services.ts', `const text = 'good games go2 on ergo'`],
  ['src/main/services.ts', `const go = 1 // as in "go"`],
]

describe('games by name', () => {
  test.each(FORBIDDEN)('%s may not say %s', (file, line, game) => {
    expect(saidOf(file, line)).toEqual([`${file} may not name ${game}: ask the catalogue.`])
  })

  test.each(ALLOWED)('%s may say %s', (file, line) => {
    expect(saidOf(file, line)).toEqual([])
  })
})

test('the games are the folders that hold one', () => {
  const folder = newFolder()
  for (const name of ['go', 'facets', 'old-maid']) mkdirSync(join(folder, name))
  for (const name of ['go/game.ts', 'game.ts', 'old-maid/game.ts']) writeFileSync(join(folder, name), '')
  expect(gamesIn(folder).sort()).toEqual(['go', 'old-maid'])
})
