/** A physical table of Coal Train counted on phones: points by part, and the own map with its cards. */
import { expect, type Browser, type Page } from '@playwright/test'
import { hostForEachTest } from '../../support/hosts.ts'
import { join, newPhone, openPhones, type } from '../../support/phones.ts'
import { picture } from '../../support/picture.ts'
import { fitsAcross, fitsFingers } from '../../support/reach.ts'
import { test } from '../../support/test.ts'

test.use({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })

const host = hostForEachTest()
const NAMES = ['Mike', 'Lucy', 'Ruth', 'Anna', 'George']

async function phonesAt(page: Page, browser: Browser, way: string, names: readonly string[]): Promise<Page[]> {
  await host.open(page, '#/score/new')
  await openPhones(page, 'Coal Train', way, names)
  const phones: Page[] = []
  for (const name of names) {
    const phone = await newPhone(browser)
    await join(page, phone, name)
    phones.push(phone)
  }
  await page.keyboard.press('Escape')
  return phones
}

async function fits(phone: Page, name: string): Promise<void> {
  await fitsAcross(phone)
  await fitsFingers(phone)
  await picture(phone, name)
}

test('five phones count points by part at once, and are told who wins', async ({ page, browser }) => {
  const phones = await phonesAt(page, browser, 'Points by part', NAMES)
  await Promise.all(phones.map(countParts))
  await expect(page.getByText('All phones are done.')).toBeVisible()
  await page.getByRole('button', { name: 'Final table →' }).click()
  for (const phone of phones)
    await expect(phone.getByRole('region', { name: 'Result' }).getByRole('listitem').nth(4)).toHaveText(
      /George.*wins.*9/,
    )
  for (const phone of phones) await phone.context().close()
})

async function countParts(phone: Page, seat: number): Promise<void> {
  await phone.getByRole('button', { name: 'Towns: add 2' }).tap()
  await phone.getByRole('button', { name: 'Towns: add 3' }).tap()
  await expect(phone.getByRole('textbox', { name: 'Towns' })).toHaveValue('5')
  for (const part of ['Cities', 'Cards at once', 'Contracts']) await type(phone, part, '0')
  await type(phone, 'Scoring cards', `${seat}`)
  await fits(phone, `parts-${seat}`)
  await phone.getByRole('button', { name: 'I’m done' }).tap()
}

test('stations and cards are tapped, and a card that is gone says who has it', async ({ page, browser }) => {
  const [mike, lucy, ruth] = await phonesAt(page, browser, 'Stations and cards', NAMES.slice(0, 3))
  await mike.getByRole('button', { name: 'Wilkes-Barre' }).tap()
  await expect(mike.getByRole('button', { name: 'Wilkes-Barre' })).toHaveAttribute('aria-pressed', 'true')

  const scoring = (phone: Page) => phone.getByRole('group', { name: 'Scoring cards' }).getByRole('button')
  await scoring(mike).nth(2).tap()
  await expect(scoring(lucy).nth(2)).toHaveText(/Mike has this/)
  await expect(mike.getByRole('textbox', { name: 'Tiles used for an income' })).toBeVisible()

  const contracts = (phone: Page) => phone.getByRole('group', { name: 'Contracts' }).getByRole('button')
  for (const phone of [lucy, ruth]) {
    await contracts(phone).first().tap()
    await expect(contracts(phone).nth(1)).toHaveText(/paid/)
  }
  await expect(contracts(mike).first()).toHaveText(/(Lucy|Ruth) has this/)
  await fits(mike, 'places')
  for (const phone of [mike, lucy, ruth]) await phone.context().close()
})
