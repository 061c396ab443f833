/** Around the table: who joins and leaves, the keypad under a finger, and the end told part by part. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { edited } from '../../../../../src/games/coal-baron/score-sheet/edits.ts'
import { seatPointsOf } from '../../../../../src/games/coal-baron/score-sheet/tally.ts'
import { ORDERS, type OrderId } from '../../../../../src/games/coal-baron/state/components.ts'
import type { Edit } from '../../../../../src/games/coal-baron/wire/wire.ts'
import { countEdits, padFor, playedGame } from '../../../../games/coal-baron/score-sheet/table.ts'
import { button, openSheet } from './opened.ts'

beforeEach(() => page.viewport(1280, 800))

const write = (field: string, number: number): Edit => ({ type: 'write', sums: { [field]: [number] } })
const whole = countEdits(playedGame(3, 302)).reduce(edited, padFor(3))

describe('who plays', () => {
  test('one joins with the first free number for a name, and leaves again at once', async () => {
    const { pad } = await openSheet(padFor(3), { stage: 'setup' })
    await button('Add a player').click()
    await expect.element(page.getByLabelText('Name of player 4')).toHaveValue('Player 1')
    expect(pad().players).toHaveLength(4)
    await expect.element(button('Add a player')).toBeDisabled()
    await button('Remove Player 1').click()
    await expect.poll(() => pad().players).toHaveLength(3)
  })

  test('whoever has entries leaves once that is confirmed, and an undo brings both back', async () => {
    const counted = edited(padFor(3), write('count-0-1-0', 3))
    const { pad } = await openSheet(counted, { stage: 'setup' })
    const leave = button(/^Remove Lucy/)
    await leave.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click()
    expect(pad()).toEqual(counted)
    await leave.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove Lucy' }).click()
    await expect.poll(() => pad().players.map(({ name }) => name)).toEqual(['Mike', 'George'])
    expect(pad().written).toEqual({})
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(pad).toEqual(counted)
  })
})

describe('the keypad', () => {
  const asked = window.matchMedia.bind(window)
  beforeEach(() => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query === '(pointer: coarse)' ? ({ matches: true } as MediaQueryList) : asked(query),
    )
  })
  afterEach(() => vi.restoreAllMocks())

  const keypad = page.getByRole('group', { name: 'Numbers' })
  const key = (name: string) => keypad.getByRole('button', { name, exact: true })

  test('stays after the last number, where its Next goes on', async () => {
    const open = edited(whole, { type: 'write', sums: { 'dark-2': null } })
    const { pad, state } = await openSheet(open, { stage: 'accounts', closed: 3 })
    await expect.element(keypad).toBeVisible()
    await key('20').click()
    expect(pad().written['dark-2']).toEqual([20])
    await expect.element(key('3')).toBeDisabled()
    await key('Next').click()
    await expect.poll(() => (state().at as { stage: string }).stage).toBe('finished')
  })

  test('types numbers above 20 digit by digit', async () => {
    const { pad } = await openSheet(padFor(3), { stage: 'accounts' })
    await expect.element(keypad).toBeVisible()
    await key('Type digits, for a number above 20').click()
    for (const name of ['3', '4', 'Next']) await key(name).click()
    await expect.poll(() => pad().written['marks-0']).toEqual([34])
    await expect.element(key('20')).toBeVisible()
  })

  test('closes after a tap elsewhere', async () => {
    await openSheet(padFor(3), { stage: 'accounts' })
    await expect.element(keypad).toBeVisible()
    await page.getByRole('heading', { name: 'Accounts' }).click()
    await expect.element(keypad).not.toBeInTheDocument()
  })
})

test('the end is told part by part in big type, up to the totals', async () => {
  await openSheet(whole, { stage: 'finished', closed: 3 }, '/big')
  await button('Part by part').click()
  await expect.element(page.getByRole('heading', { name: 'Deliveries in shift I', exact: true })).toBeVisible()
  const totals = whole.players.map((_, seat) => seatPointsOf(whole, seat).total)
  const shown = () => [...document.querySelectorAll('li > b')].map((each) => Number(each.textContent.replace('−', '-')))
  for (let part = 1; part < 10; part++) await userEvent.keyboard('{Enter}')
  await expect.poll(shown).toEqual(totals)
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Part by part')).toBeVisible()
})

test('tapped orders go to whose turn it is by the timer, until somebody else is chosen', async () => {
  const { state, emit, pad } = await openSheet(padFor(3, 'cards'))
  const whose = page.getByRole('group', { name: 'Whose delivered orders' })
  const turnOf = (seat: number) =>
    emit('sheet.changed', { ...state(), timer: { limit: null, seat, used: [0, 0, 0], turn: 0, since: null } })
  const deliver = async (order: OrderId) => {
    const card = document.querySelector<HTMLElement>(`[data-order="${order}"]`)!
    await page.elementLocator(card).click()
    await expect.poll(() => pad().cards[order]).toBeDefined()
    return pad().cards[order].seat
  }
  turnOf(1)
  await expect.element(whose.getByRole('radio', { name: /Lucy/ })).toBeChecked()
  expect(await deliver(ORDERS[1])).toBe(1)
  turnOf(1)
  await whose.getByRole('radio', { name: /Mike/ }).click({ force: true })
  expect(await deliver(ORDERS[0])).toBe(0)
  turnOf(2)
  await expect.element(whose.getByRole('radio', { name: /George/ })).toBeChecked()
})
