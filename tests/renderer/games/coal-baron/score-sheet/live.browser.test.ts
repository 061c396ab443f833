/** Deliveries that are tapped as they happen: where everybody would stand, and how little is left to do when a shift ends. */
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { edited } from '../../../../../src/games/coal-baron/score-sheet/edits.ts'
import { padFor } from '../../../../games/coal-baron/score-sheet/table.ts'
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

describe('beside counts', () => {
  const field = (id: string) => document.querySelector<HTMLInputElement>(`input[data-field="${id}"]`)!
  const dialog = page.getByRole('dialog', { name: 'Delivery in shift I' })

  test('two taps tell a delivery, and the standing follows', async () => {
    const { acts } = await openSheet(padFor(3))
    await button('Lucy delivers').click()
    await expect.element(dialog.getByRole('radio', { name: /^Lucy/ })).toBeChecked()
    tap('TKKK')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(acts).toEqual([{ type: 'edit', edit: { type: 'card', order: 'TKKK', shift: 0, seat: 1, live: true } }])
    await expect.element(label('If scored now')).toBeVisible()
    await expect.element(standings.getByRole('listitem').nth(1)).toMatchTextContent(/Lucy.*17.*12 delivered · I 5/)
    expect(field('count-0-1-3').placeholder).toBe('=3')
    expect(field('points-0-1').placeholder).toBe('=12')
    await expect.element(button('Lucy delivers')).toHaveFocus()
    await expect.element(button(/^Shift I$/)).toBeVisible()
  })

  test('typed numbers grow by it, and are as before once it is undone', async () => {
    const typed = edited(padFor(3), { type: 'write', sums: { 'points-0-1': [5], 'count-0-1-3': [1] } })
    await openSheet(typed)
    await button('Lucy delivers').click()
    tap('TKKK')
    await expect.poll(() => [field('points-0-1').value, field('count-0-1-3').value]).toEqual(['17', '4'])
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(() => [field('points-0-1').value, field('count-0-1-3').value]).toEqual(['5', '1'])
  })

  test('the keyboard comes to the cards at once; a digit gives the card to another player', async () => {
    const { pad } = await openSheet(padFor(3))
    await button('Lucy delivers').click()
    await expect.poll(() => (document.activeElement as HTMLElement).dataset.order).toBe('BY')
    await userEvent.keyboard('{ArrowRight}3')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(Object.values(pad().cards)).toEqual([{ shift: 0, seat: 2 }])
  })

  test('a tap too much is taken back by another, and Escape tells nothing', async () => {
    const tapped = edited(padFor(3), { type: 'card', order: 'TKKK', shift: 0, seat: 1 })
    const { acts, pad } = await openSheet(tapped)
    await button('Lucy delivers').click()
    tap('TKKK')
    await expect.poll(() => pad().cards).toEqual({})
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(acts).toHaveLength(1)
  })
})
