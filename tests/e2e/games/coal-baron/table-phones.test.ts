/** A table of Coal Baron with a phone for each of two players: what one draws is on that phone alone. */
import { expect, type Page } from '@playwright/test'
import { dealAlike } from '../../support/deal.ts'
import { hostForEachTest } from '../../support/hosts.ts'
import { join, newPhone, openTable } from '../../support/phones.ts'
import { picture } from '../../support/picture.ts'
import { fitsAcross, fitsFingers } from '../../support/reach.ts'
import { test } from '../../support/test.ts'
import { seatTwoPeople } from '../../support/two-people.ts'

test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })

const host = hostForEachTest()

async function begin(page: Page, browser: Parameters<typeof newPhone>[0]) {
  await page.goto(host.address)
  await page.getByRole('button', { name: 'Play' }).click()
  await seatTwoPeople(page)
  await dealAlike(page)
  await page.getByLabel('Name of player 1').fill('Mike')
  await page.getByLabel('Name of player 2').fill('Lucy')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.getByRole('heading', { name: 'Coal Baron' })).toBeVisible()
  await openTable(page, 'Mike')
  const phones = [await newPhone(browser), await newPhone(browser)]
  await join(page, phones[0], 'Mike')
  await join(page, phones[1], 'Lucy')
  await page.keyboard.press('Escape')
  return phones
}

const ownTurn = (phone: Page) => phone.getByRole('group', { name: 'Your turn' })

/** The phone whose turn it is, and the other. */
async function turnOf(phones: readonly Page[]): Promise<[Page, Page]> {
  const asked = () => Promise.all(phones.map((phone) => ownTurn(phone).isVisible()))
  await expect.poll(async () => (await asked()).filter(Boolean).length).toBe(1)
  const [mike, lucy] = phones
  return (await asked())[0] ? [mike, lucy] : [lucy, mike]
}

/** Taps a choice, twice where that is asked, until the turn has gone on. */
async function choose(phone: Page, name: string | RegExp) {
  await ownTurn(phone).getByRole('button', { name, disabled: false }).first().tap()
}

test('two phones draft and play, and the five are seen on the owner’s phone alone', async ({ page, browser }) => {
  const phones = await begin(page, browser)
  for (let taken = 0; taken < 6; taken++) {
    const [own, other] = await turnOf(phones)
    await choose(own, /order/)
    await expect(own.getByRole('list', { name: 'Outstanding orders' }).getByRole('listitem')).toHaveCount(
      1 + Math.floor(taken / 2),
    )
    await expect(
      other.getByRole('region', { name: 'Since your last turn' }).getByRole('listitem').first(),
    ).toBeVisible()
  }

  const [own, other] = await turnOf(phones)
  await expect(ownTurn(own).getByRole('region', { name: 'Mining' })).toBeVisible()
  await fitsAcross(own)
  await fitsFingers(own)
  await picture(own, 'turn')
  await choose(own, /^Order office, best of five/)
  await expect(ownTurn(own).getByRole('alert')).toContainText('Tap again')
  await choose(own, /^Order office, best of five/)

  const keep = ownTurn(own).getByRole('region', { name: 'Keep one order, or none' })
  await expect(keep.getByRole('button')).toHaveCount(6)
  await picture(own, 'drawn')
  await expect(page.getByText(/sees this on the phone/)).toBeVisible()
  await expect(page.locator('[data-card]')).toHaveCount(0)
  await expect(ownTurn(other)).toBeHidden()
  await expect(other.getByText('Keep one order, or none')).toHaveCount(0)

  await keep.getByRole('button', { name: 'Keep none' }).tap()
  const back = ownTurn(own).getByRole('region', { name: 'In which order do the cards go back?' })
  await expect(back.getByRole('button', { name: /one place up/ })).toHaveCount(4)
  await expect(page.getByText(/sees this on the phone/)).toBeVisible()
  await back
    .getByRole('button', { name: /one place up/ })
    .first()
    .tap()
  await back.getByRole('button', { name: 'Under the stack' }).tap()
  await back.getByRole('button', { name: 'Under the stack' }).tap()

  await expect(ownTurn(other)).toBeVisible()
  await choose(other, /^Mining, \d+ work steps/)
  await choose(other, /^Cage to the/)
  await expect(other.getByRole('button', { name: 'Take back' })).toBeVisible()
  await other.getByRole('button', { name: 'Take back' }).tap()
  await choose(other, 'End mining')
  await expect(ownTurn(own)).toBeVisible()
  for (const phone of phones) await phone.context().close()
})
