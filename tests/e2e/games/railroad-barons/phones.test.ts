/** A physical table that two phones count, each a browser context of its own with a finger. */
import { expect, type Page } from '@playwright/test'
import { hostForEachTest } from '../../support/hosts.ts'
import { join, newPhone, openPhones, type } from '../../support/phones.ts'
import { picture } from '../../support/picture.ts'
import { fitsAcross, fitsFingers } from '../../support/reach.ts'
import { test } from '../../support/test.ts'

test.use({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })

const host = hostForEachTest()
const NAMES = ['Mike', 'Lucy'] as const

async function begin(page: Page): Promise<void> {
  await host.open(page, '#/score/new')
  await openPhones(page, 'Railroad Barons', 'Certificates and cash', NAMES)
}

test('two phones count a whole table, and the sheet on the big screen fills by itself', async ({ page, browser }) => {
  await begin(page)
  const [mike, lucy] = [await newPhone(browser), await newPhone(browser)]
  await join(page, mike, 'Mike')
  await join(page, lucy, 'Lucy')
  await picture(page, 'panel')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Waiting for')).toHaveText('Waiting for Mike: 0 of 1 and Lucy: 0 of 1')

  const certificate = (phone: Page, percent: string, holding: number) =>
    phone.getByRole('button', { name: `${percent}%` }).nth(holding)
  await certificate(mike, '40', 0).tap()
  await certificate(mike, '30', 0).tap()
  await type(mike, 'Price', '350')
  await expect(certificate(lucy, '40', 0)).toHaveText(/Mike has this/)
  await certificate(lucy, '40', 1).tap()
  await certificate(lucy, '20', 1).tap()
  await type(lucy, 'Price', '100')
  await type(mike, 'Cash', '3×500+20')
  await type(lucy, 'Cash', '80')
  await expect(page.getByText('Waiting for')).toHaveText('Waiting for Mike: 2 of 2 and Lucy: 2 of 2')

  await page.getByRole('button', { name: 'Closing account' }).click()
  for (const holding of [2, 3, 4]) await page.getByRole('checkbox', { name: 'never started' }).nth(holding).check()
  await expect(page.getByRole('textbox', { name: 'Mike, Cash' })).toHaveValue('1520')
  for (const phone of [mike, lucy]) {
    await expect(phone.getByRole('button', { name: '40%' })).toHaveCount(2)
    await fitsAcross(phone)
    await fitsFingers(phone)
    await picture(phone, `counted-${phone === mike ? 'mike' : 'lucy'}`)
    await phone.getByRole('button', { name: 'I’m done' }).tap()
    await expect(phone.getByText('You are done.')).toBeVisible()
  }
  await expect(page.getByText('All phones are done.')).toBeVisible()

  await page.getByRole('button', { name: 'Final table →' }).click()
  for (const phone of [mike, lucy]) {
    const result = phone.getByRole('region', { name: 'Result' })
    await expect(result).toContainText('$3,970')
    await expect(result).toContainText('$680')
  }
  expect(host.storedTotals()).toEqual([3970, 680])
  for (const phone of [mike, lucy]) await phone.context().close()
})

test('a certificate that two phones claim stays where it is until its owner gives it', async ({ page, browser }) => {
  await begin(page)
  const [mike, lucy] = [await newPhone(browser), await newPhone(browser)]
  await join(page, mike, 'Mike')
  await join(page, lucy, 'Lucy')
  const certificate = (phone: Page) => phone.getByRole('button', { name: '40%' }).first()
  await certificate(mike).tap()
  await expect(certificate(lucy)).toHaveText(/Mike has this/)

  await certificate(lucy).tap()
  await lucy.getByRole('button', { name: 'It’s mine' }).tap()
  await expect(lucy.getByRole('alert')).toHaveText(/Mike has been asked/)
  await picture(mike, 'claimed')
  await picture(lucy, 'claims')
  await mike.getByRole('button', { name: 'Keep it' }).tap()
  await expect(lucy.getByRole('alert')).toHaveText(/Mike says that it stays there/)

  await lucy.getByRole('button', { name: 'Ask again' }).tap()
  await mike.getByRole('button', { name: 'Give it to Lucy' }).tap()
  await expect(certificate(lucy)).toHaveAttribute('aria-pressed', 'true')
  await expect(certificate(mike)).toHaveText(/Lucy has this/)
  for (const phone of [mike, lucy]) await phone.context().close()
})

test('a phone is back where it was, is told what the table changed, and is sent away', async ({ page, browser }) => {
  await begin(page)
  const phone = await newPhone(browser)
  await join(page, phone, 'Mike')
  await type(phone, 'Cash', '30')
  await phone.reload()
  await expect(phone.getByRole('textbox', { name: 'Cash' })).toHaveValue('30')
  await type(phone, 'Cash', '40')

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Closing account' }).click()
  const cash = page.getByRole('textbox', { name: 'Mike, Cash' })
  await cash.fill('50')
  await cash.press('Enter')
  await expect(phone.getByRole('alert')).toContainText('Cash: at the table $50 was made of your $40.')
  await phone.getByRole('button', { name: 'Put mine back' }).tap()
  await expect(cash).toHaveValue('40')

  await page.getByRole('button', { name: 'Phones' }).click()
  await page.getByRole('button', { name: 'Send Mike’s phone away' }).click()
  await expect(phone.getByRole('heading', { name: 'This phone was sent away from the table' })).toBeVisible()
  await page.getByRole('button', { name: 'Close to phones' }).click()
  await expect(page.getByRole('button', { name: 'Open to phones' })).toBeVisible()
  await phone.context().close()
})
