/** The preview of a restore tells of reviews. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { RestorePreview } from '../../../src/contract/archive.ts'
import { offerGames } from '../../../src/renderer/games/offered-games.svelte.ts'
import RestoreLook from '../../../src/renderer/settings/RestoreLook.svelte'
import { TOY } from '../../toy/renderer/games/catalogue.ts'
import { toyRecord } from '../toy-data.ts'

const none = { count: 0, games: [] }
const { id, game, mode, players, startedAt, finishedAt } = toyRecord()
const line = { id, game, mode, players, startedAt, finishedAt }

async function shown(preview: RestorePreview) {
  offerGames([TOY])
  await render(RestoreLook, { preview, content: 'A day', busy: false, onrestore: () => {}, onback: () => {} })
}

test('says nothing of reviews where there are none', async () => {
  await shown({ gone: none, back: { count: 1, games: [line] }, other: none, reviews: { gone: none, kept: 0 } })
  await expect.element(page.getByText('A day')).toBeVisible()
  expect(page.getByText(/review/).query()).toBeNull()
})

test('says which games would lose their reviews, and how many reviews stay', async () => {
  const other = { count: 2, games: [line] }
  await shown({ gone: none, back: none, other, reviews: { gone: { count: 2, games: [line] }, kept: 3 } })
  await expect.element(page.getByText(/^2 games would lose their reviews/)).toBeVisible()
  await expect.element(page.getByText('3 reviews stay.')).toBeVisible()
  await expect.element(page.getByText(players[0].name, { exact: false }).last()).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Restore/ })).toBeEnabled()
})

test('says nothing of reviews that stay where nothing would change', async () => {
  await shown({ gone: none, back: none, other: none, reviews: { gone: none, kept: 3 } })
  await expect.element(page.getByText('A day')).toBeVisible()
  expect(page.getByText('3 reviews stay.').query()).toBeNull()
})
