import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import PlayerSheet from '../../../../../src/renderer/games/coal-baron/board/PlayerSheet.svelte'
import { delivered } from './scenes.ts'

test('shows the pit, the outstanding orders, and what the delivered cards count for', async () => {
  await render(PlayerSheet, { table: delivered().table, seat: 0 })
  await expect.element(page.getByRole('region', { name: 'Mike’s pit' })).toBeVisible()
  const orders = page.getByRole('region', { name: 'Outstanding orders' }).getByRole('listitem')
  expect(orders.elements().map((card) => card.getAttribute('aria-label'))).toEqual([
    'Carriage order, one yellow: one spot open',
    'Engine order, two gray: 2 spots open',
  ])
  const terms = [...document.querySelectorAll('dt')].map((term) => term.getAttribute('aria-label') ?? term.textContent)
  const counts = [...document.querySelectorAll('dd')].map((count) => count.textContent)
  expect(terms.map((term, at) => `${term} ${counts[at]}`)).toEqual([
    'Yellow 0',
    'Brown 0',
    'Gray 0',
    'Black 1',
    'Barrow 1',
    'Carriage 0',
    'Truck 0',
    'Engine 0',
    'Points 5',
  ])
})

test('nothing in it can be pressed', async () => {
  await render(PlayerSheet, { table: delivered().table, seat: 1 })
  expect(page.getByRole('button').elements()).toEqual([])
})
