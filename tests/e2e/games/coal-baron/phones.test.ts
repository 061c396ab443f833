/** A physical table of Coal Baron counted on phones, shift by shift. */
import { expect, type Page } from '@playwright/test'
import { hostForEachTest } from '../../support/hosts.ts'
import { join, newPhone, openPhones, type } from '../../support/phones.ts'
import { picture } from '../../support/picture.ts'
import { fitsAcross, fitsFingers } from '../../support/reach.ts'
import { test } from '../../support/test.ts'

test.use({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })

const host = hostForEachTest()

test('two phones count a shift, hear its points with the table, and go on with what they counted', async ({
  page,
  browser,
}) => {
  await host.open(page, '#/score/new')
  await openPhones(page, 'Coal Baron', 'Counts', ['Mike', 'Lucy'])
  const [mike, lucy] = [await newPhone(browser), await newPhone(browser)]
  await join(page, mike, 'Mike')
  await join(page, lucy, 'Lucy')
  await page.keyboard.press('Escape')

  for (const [phone, yellow] of [
    [mike, '2'],
    [lucy, '1'],
  ] as const) {
    await phone.getByRole('button', { name: 'points delivered: add 4' }).tap()
    await type(phone, 'yellow order spots', '40')
    await expect(phone.getByRole('region', { name: 'Count this again' })).toContainText('yellow order spots')
    await type(phone, 'yellow order spots', yellow)
    await expect(phone.getByRole('region', { name: 'Count this again' })).toBeHidden()
    for (const color of ['brown', 'gray', 'black']) await type(phone, `${color} order spots`, '0')
    await phone.getByRole('button', { name: 'I’m done' }).tap()
  }
  await expect(page.getByText('All phones are done.')).toBeVisible()
  await page.getByRole('button', { name: 'All at once' }).click()
  for (const phone of [mike, lucy])
    await expect(phone.getByRole('region', { name: 'Points so far' }).getByRole('listitem').first()).toHaveText(
      /Mike\s*\d+/,
    )

  await expect(mike.getByRole('group', { name: 'Shift II' })).toBeVisible()
  await mike.getByRole('button', { name: 'yellow order spots: still 2' }).tap()
  await expect(mike.getByRole('textbox', { name: 'yellow order spots' })).toHaveValue('2')
  await fitsAcross(mike)
  await fitsFingers(mike)
  await picture(mike, 'shift-2')
  for (const phone of [mike, lucy]) await phone.context().close()
})

test('a phone taps the delivered cards, and another sees that they are gone', async ({ page, browser }) => {
  await host.open(page, '#/score/new')
  await openPhones(page, 'Coal Baron', 'Cards', ['Mike', 'Lucy'])
  const [mike, lucy] = [await newPhone(browser), await newPhone(browser)]
  await join(page, mike, 'Mike')
  await join(page, lucy, 'Lucy')
  const cards = (phone: Page) => phone.getByRole('group', { name: 'Shift I: orders delivered' }).getByRole('button')
  await expect(cards(mike)).toHaveCount(44)
  await cards(mike).nth(3).tap()
  await expect(cards(lucy).nth(3)).toHaveText(/Mike has this/)
  await fitsAcross(mike)
  await fitsFingers(mike)
  await picture(mike, 'cards')
  for (const phone of [mike, lucy]) await phone.context().close()
})
