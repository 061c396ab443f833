import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { decisions, showBoard } from './host.ts'
import { Game } from './game.ts'

const CARDS = ['BK', 'CY', 'CKK', 'TBB', 'TGG', 'EYY', 'EYBGK']

test('a card on offer is taken, and what everybody has taken is in sight', async () => {
  const { actions } = await showBoard(new Game({ players: 2, orders: CARDS }).play({ draft: 'BK' }))
  await page.getByRole('button', { name: /^Carriage order, two black/ }).click()
  expect(decisions(actions)).toEqual([{ draft: 'CKK' }])
  const taken = page.getByRole('region', { name: 'Orders on offer' }).getByRole('listitem')
  expect(taken.elements().flatMap((card) => card.getAttribute('aria-label') ?? [])).toEqual([
    'carriage order, two black',
    'barrow order, one black',
  ])
})

test('the keys begin at the first card and stay among the cards, the yard being covered', async () => {
  const { actions } = await showBoard(new Game({ players: 2, orders: CARDS }))
  const onCard = () => document.activeElement?.getAttribute('data-card')
  await userEvent.keyboard('{Enter}')
  await expect.poll(onCard).toBe('CY')
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.poll(onCard).not.toBeNull()
  expect(decisions(actions)).toEqual([{ draft: 'BK' }, { draft: 'CKK' }])
})

test('the four players’ thirteen cards all fit', async () => {
  await showBoard(new Game({ players: 4 }))
  const desk = document.querySelector('[data-area="desk"]')!.getBoundingClientRect()
  const cards = [...document.querySelectorAll('[data-card]')].map((card) => card.getBoundingClientRect())
  expect(cards).toHaveLength(13)
  for (const { top, bottom, left, right } of cards) {
    expect(top).toBeGreaterThan(desk.top)
    expect(bottom).toBeLessThan(desk.bottom)
    expect(left).toBeGreaterThan(desk.left)
    expect(right).toBeLessThan(desk.right)
  }
})

test.each([1024, 1440])('no bot’s name is broken in the midst of a word, %i pixels wide', async (width) => {
  const { table } = new Game({ players: 2 })
  const players = table.players.map((player) => ({ ...player, name: 'Apprentice' }))
  await showBoard({ table: { ...table, players }, act: () => {} })
  await page.viewport(width, width === 1024 ? 700 : 900)
  const names = [...document.querySelectorAll('.seats bdi')]
  expect(names).toHaveLength(2)
  for (const name of names) {
    const range = document.createRange()
    range.selectNodeContents(name)
    expect(range.getClientRects()).toHaveLength(1)
  }
})
