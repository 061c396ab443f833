/** The closing account of a physical table on the screen. */
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Edit } from '../../../../../src/games/railroad-barons/wire/wire.ts'
import { filledAccount } from '../../../../games/railroad-barons/score-sheet/filled-account.ts'
import { field, leadBackTo, refuses } from '../../typed-fields.ts'
import { openBarons } from './baron-session.svelte.ts'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const owner = (certificate: string, name: string) =>
  page.getByRole('group', { name: `${certificate}: owner` }).getByRole('radio', { name })

describe('entering', () => {
  test('prices and cash by keyboard, owners by their radio buttons, to the final table', async () => {
    const session = await openBarons()
    await button('Next empty field').click()
    await expect.element(field('MS&C, price')).toHaveFocus()
    await userEvent.keyboard('350{Enter}220{Enter}165{Enter}285{Enter}200{Enter}4×500+412{Enter}1098')
    await userEvent.keyboard('{Enter}')
    for (const edit of filledAccount().filter(({ type }) => type === 'owner')) {
      const { holding, percent, owner: seat } = edit as Extract<Edit, { type: 'owner' }>
      const short = { green: 'MS&C', black: 'SB', yellow: 'AVR', red: 'DPI', blue: 'MB&S' }[holding]
      if (seat !== null) await owner(`${short} ${percent}%`, ['Mike', 'Lucy'][seat]).click({ force: true })
    }
    await expect.element(page.getByText('$6,867').first()).toBeVisible()
    await expect.element(page.getByText('Mike leads by $39')).toBeVisible()
    await expect.element(page.getByText(/^Everything fits/)).toBeVisible()
    await button(/^Final table/).click()
    await expect.element(page.getByRole('heading', { name: 'Mike wins with $6,867' })).toHaveFocus()
    expect(session.sheet.pad.cash).toEqual([2412, 1098])
  })

  test('a price steps along the track by arrows and buttons', async () => {
    await openBarons([{ type: 'price', holding: 'red', price: 100 }])
    await field('DPI, price').click()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect.element(field('DPI, price')).toHaveValue('120')
    await button('Less: DPI, price').click()
    await expect.element(field('DPI, price')).toHaveValue('110')
  })

  test.each([
    ['MS&C, price', '351', 'At most $350 here.'],
    ['MS&C, price', '0', 'At least $1 here.'],
    ['Mike, Cash', '12.5', 'A number, or a sum such as 3×500+20.'],
    ['Lucy, Cash', 'much', 'A number, or a sum such as 3×500+20.'],
  ])('%s refuses %s with a reason, changes nothing and keeps the text', async (name, text, reason) => {
    await refuses(await openBarons(), name, text, reason)
  })

  test('a Holding that was never started needs no price', async () => {
    const edits = filledAccount().filter((edit) => !('holding' in edit && edit.holding === 'blue'))
    await openBarons(edits)
    await expect.element(button('Next empty field')).toBeVisible()
    await page.getByRole('row', { name: /^MB&S/ }).getByRole('checkbox', { name: 'never started' }).click()
    await expect.element(field('MB&S, price')).toBeDisabled()
    await expect.element(button(/^Final table/)).toBeVisible()
  })

  test('undo and redo lead to the field', async () => {
    const session = await openBarons(filledAccount())
    await leadBackTo(session, 'Lucy, Cash', '1098')
  })
})

describe('doubts', () => {
  test('name their place, lead there, and are accepted', async () => {
    const session = await openBarons([...filledAccount(), { type: 'price', holding: 'green', price: 315 }])
    const doubt = 'MS&C, price: no price at $350; the highest is $315.'
    await button(new RegExp(`^Unlikely ${doubt.replace(/[$.]/g, '\\$&')}`)).click()
    await expect.element(field('MS&C, price')).toHaveFocus()
    await button(`We checked this: ${doubt}`).click()
    await expect.element(button(`Look again: ${doubt}`)).toBeVisible()
    expect(session.sheet.pad.accepted).toHaveLength(1)
  })

  test('tell what can’t be from what is unlikely', async () => {
    await openBarons([...filledAccount(), { type: 'price', holding: 'green', price: 349 }])
    await expect.element(button(/^Can’t be MS&C, price: \$349 isn’t on the share value track\./)).toBeVisible()
  })
})

describe('aids', () => {
  test('the ledger keeps each Holding by itself, and its turn moves price and cash', async () => {
    const session = await openBarons(filledAccount())
    const ledger = page.getByRole('region', { name: 'Ledger' })
    await ledger.getByRole('button', { name: 'DPI', exact: true }).click()
    for (const card of ['C, level 3', 'D, level 4', 'F, level 4', 'G, level 5'])
      await ledger.getByRole('button', { name: new RegExp(`Add ${card}$`) }).click()
    await ledger.getByRole('button', { name: 'More: Network' }).click()
    await ledger.getByRole('button', { name: 'Traffic Manager' }).click()
    await expect.element(ledger.getByRole('status')).toHaveTextContent('Revenue$500 Mike 30% $150 Lucy 70% $350')
    await ledger.getByRole('button', { name: 'Take G, level 5 away' }).click()
    await expect.element(ledger.getByRole('status')).toHaveTextContent('Revenue$320 Mike 30% $96 Lucy 70% $224')
    await ledger.getByRole('button', { name: 'Pay' }).click()
    await expect.element(field('DPI, price')).toHaveValue('315')
    expect(session.sheet.pad.cash).toEqual([2412 + 96, 1098 + 224])
    await expect.element(ledger.getByText('paid: Stock round 1')).toBeVisible()
    await ledger.getByRole('button', { name: 'SB', exact: true }).click()
    await expect.element(ledger.getByText('Without a Railroad there is no revenue.')).toBeVisible()
    await expect.element(ledger.getByRole('button', { name: 'Pay' })).toBeDisabled()
  })

  test('no more Railroads than the box has', async () => {
    await openBarons()
    const add = page.getByRole('button', { name: 'D3: Add D, level 3' })
    await add.click()
    await add.click()
    await expect.element(add).toBeDisabled()
    await expect.element(page.getByRole('button', { name: 'D4: Add D, level 4' })).toBeDisabled()
  })

  test('buy and sell at any price, with the capital of a start price', async () => {
    await openBarons()
    const trade = page.getByRole('region', { name: 'Buy and sell' })
    await expect.element(trade.getByText('$1,000')).toBeVisible()
    await trade.getByRole('button', { name: 'More: 10% costs' }).click()
    await expect.element(trade.getByRole('row', { name: 'buy, sell 110 220 330 440' })).toBeVisible()
    await expect.element(trade.getByRole('row', { name: 'for a 20 110 – 110 220' })).toBeVisible()
  })

  test('levels, round and Priority Deal are kept on the sheet', async () => {
    const session = await openBarons()
    const notes = page.getByRole('region', { name: 'Out of date' })
    await notes.getByRole('button', { name: 'Level 4' }).click()
    await expect.element(notes.getByText(/Level 2 has left: all A, and B at 2/)).toBeVisible()
    await notes.getByRole('button', { name: 'Next round' }).click()
    await expect.element(notes.getByText('Operating round 1.1')).toBeVisible()
    await notes.getByRole('radio', { name: 'Lucy' }).click({ force: true })
    expect(session.sheet.pad).toMatchObject({ appeared: [4], round: { stock: 1, operating: 1, priority: 1 } })
  })
})

describe('the final table', () => {
  test('tells every part of both scores, and each number leads back', async () => {
    await openBarons(filledAccount(), 'finished')
    await expect.element(page.getByRole('row', { name: /^DPI shares .*\$855.*\$1,995/ })).toBeVisible()
    await button('$2,412: go to Mike, Cash').click()
    await expect.element(field('Mike, Cash')).toHaveFocus()
  })

  test('is saved as a picture', async () => {
    const session = await openBarons(filledAccount(), 'finished')
    await button('Save as a picture').click()
    await expect.poll(() => session.saved.map(({ ending }) => ending)).toEqual(['png'])
    const image = await createImageBitmap(session.saved[0].file)
    expect(image.width).toBe(1200)
  })

  test('of totals alone has no parts', async () => {
    await openBarons(
      [
        { type: 'total', seat: 0, dollars: 5000 },
        { type: 'total', seat: 1, dollars: 5200 },
      ],
      'finished',
      true,
    )
    await expect.element(page.getByRole('heading', { name: 'Lucy wins with $5,200' })).toBeVisible()
    await button('$5,000: go to Mike, Worth').click()
    await expect.element(field('Mike, Worth')).toHaveFocus()
  })
})
