/** A game of the toy with its own screens: begun, played and weighed by mouse, and looked at in the archive. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { NewTable } from '../../../../src/contract/api.ts'
import { seeded } from '../../../../src/games/building-blocks/random.ts'
import { afterAction } from '../../../../src/main/tables/table-action.ts'
import { tableState } from '../../../../src/main/tables/table-state.ts'
import { recordOf, tableAt, type Table } from '../../../../src/main/tables/table.ts'
import { GAMES } from '../../../../src/renderer/games/catalogue.ts'
import { offerGames } from '../../../../src/renderer/games/offered-games.svelte.ts'
import App from '../../../../src/renderer/shell/App.svelte'
import { toy } from '../../../toy/games/toy/game.ts'
import type { Position } from '../../../toy/games/toy/rules/rules.ts'
import { TOY } from '../../../toy/renderer/games/catalogue.ts'
import { fakeServices } from '../../fake-services.ts'
import { goTo } from '../../page.ts'
import { toyRecord } from '../../toy-data.ts'

beforeAll(() => offerGames([TOY]))
afterAll(() => offerGames(GAMES))
beforeEach(() => page.viewport(1440, 900))

/** A table as the services keep it, in memory. */
function tableHere() {
  let table: Table
  const { format, version, id, mode, startedAt } = toyRecord()
  const fake = fakeServices({
    'tables.create': ({ game, players, options }: NewTable) => {
      const setup = toy.playing.draw(players.length, options, seeded(3))
      table = tableAt(toy, { format, version, game, id, mode, startedAt, players, setup }, [], [])
      return tableState(table)
    },
    'tables.open': () => tableState(table),
    'tables.act': ({ action, revision }) => {
      const changed = { ...table, ...afterAction(table, action), revision: revision + 1 }
      table = { ...changed, result: toy.playing.result(changed.course), overAt: startedAt }
      fake.emit('table.changed', tableState(table))
      return table.revision
    },
    'bots.attend': () => ({ id: table.head.id, mode: 'play', stuck: false, shown: null }),
    'bots.leave': () => {},
    'archive.open': () => JSON.stringify(recordOf(table)),
    'archive.tags': () => [],
    'reviews.hints': () => [],
  })
  return { services: fake.services, row: () => (tableState(table).view as Position).row }
}

const press = (name: string | RegExp) => page.getByRole('button', { name }).click()

test('two people play the toy to its end', async () => {
  const { services, row } = tableHere()
  await goTo('#/new')
  await render(App, { services })
  await page.getByLabelText('Name of player 1').fill('Anna')
  await page.getByLabelText('Name of player 2').fill('Bert')
  await page.getByRole('combobox', { name: 'Player or bot for Bert' }).selectOptions('Person')
  await press(/^Start/)
  await expect.element(page.getByText(/takes from 10$/).first()).toBeVisible()

  const before = row()
  await press('Turn the row round')
  await expect.element(page.getByText(`The row: ${before.toReversed().join(' ')}`)).toBeVisible()
  expect(page.getByRole('button', { name: 'Turn the row round' }).query()).toBeNull()
  for (const left of [7, 4, 1]) {
    await press('Take 3')
    await expect.element(page.getByRole('banner').getByText(`${left} lumps left`)).toBeVisible()
  }
  expect(page.getByRole('button', { name: 'Take 2' }).query()).toBeNull()
  await press('Take 1')

  await press('Weigh the next')
  await expect.element(page.getByText(/^Anna has/)).toBeVisible()
  await press('Weigh all')
  await expect.element(page.getByRole('heading', { name: /has most$/ })).toBeVisible()

  await goTo('#/archive/a')
  await expect.element(page.getByText(/^Bert took/).first()).toBeVisible()
})
