/**
 * Entry: `player.ts FOLDER` plays a table of the toy over and over, one decision after the other, and writes a line for each
 * revision as soon as it is acknowledged: the table's id, and how many lumps are left.
 */
import { catalogueOf } from '../../../src/games/facets/facets.ts'
import { openServices } from '../../../src/main/services/services.ts'
import { toy } from '../games/toy/game.ts'
import type { Position } from '../games/toy/rules/rules.ts'

const catalogue = catalogueOf(toy)
const { api } = await openServices({ folder: process.argv[2], host: 'loopback', version: 'test', catalogue })

const [violet, red] = toy.identity.colors
const players = [
  { name: 'Anna', color: violet, control: 'human' },
  { name: 'Bert', color: red, control: 'human' },
]

for (;;) {
  const { id, game } = api['tables.create']({ game: 'toy', players, options: toy.identity.options })
  for (;;) {
    const { revision, waiting, view } = api['tables.open'](id)
    process.stdout.write(`${id} ${(view as Position).row.length}\n`)
    if (waiting === 'finished') break
    const action =
      waiting === 'ceremony' ? { type: 'skip' as const } : { type: 'decide' as const, decision: { take: 1 } }
    api['tables.act']({ game, id, revision, action })
  }
}
