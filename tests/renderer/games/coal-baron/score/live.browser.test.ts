/** Deliveries that are tapped as they happen: where everybody would stand, and how little is left to do when a shift ends. */
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { edited } from '../../../../../src/games/coal-baron/companion/edits.ts'
import { padFor } from '../../../../games/coal-baron/companion/table.ts'
import { button, openSheet } from './opened.ts'

beforeEach(() => page.viewport(1280, 800))

const standings = page.getByRole('list', { name: 'Standings' })
const label = (text: string) => page.getByText(text, { exact: true })
const tap = (order: string) => document.querySelector<HTMLElement>(`[data-order="${order}"]`)!.click()

test('a standing follows each card, and two taps score the shift', async () => {
  const { acts } = await openSheet(padFor(3, 'cards'))
  await expect.element(label('If scored now')).toBeVisible()
  tap('TKKK')
  await expect.element(standings.getByRole('listitem').nth(0)).toMatchTextContent(/Mike.*17.*12 delivered · I 5/)
  await button('All at once').click()
  await expect.element(button(/Shift II →|→/)).toBeVisible()
  await expect.element(label('If scored now')).not.toBeInTheDocument()
  expect(acts.map(({ type }) => type)).toEqual(['edit', 'skip'])
})

test('it stays where numbers are entered instead, with the same two taps', async () => {
  const tapped = edited(padFor(3, 'cards'), { type: 'card', order: 'TKKK', shift: 0, seat: 0 })
  await openSheet(edited(tapped, { type: 'way', shift: 0, way: 'counts' }))
  await expect.element(label('If scored now')).toBeVisible()
  await expect.element(standings.getByRole('listitem').nth(0)).toMatchTextContent(/12 delivered · I 5/)
  await expect.element(page.getByText(/=: as last time, or as the cards say/)).toBeVisible()
  await expect.element(button('All at once')).toBeVisible()
})

test('what is not counted is not told', async () => {
  await openSheet(padFor(3))
  await expect.element(label('If scored now, as far as counted')).toBeVisible()
})
