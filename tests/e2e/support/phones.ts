/** Phones at a table or score sheet, each a browser context of its own with a finger. */
import { expect, type Browser, type Page } from '@playwright/test'

/** Begins a sheet for these players, at least as many as a new one has, entered in this way, and opens it to phones at this machine's own address. */
export async function openPhones(page: Page, game: string, way: string, names: readonly string[]): Promise<void> {
  await page.getByRole('radio', { name: game }).check({ force: true })
  for (const [seat, name] of names.entries()) {
    const field = page.getByLabel(`Name of player ${seat + 1}`)
    if (!(await field.isVisible())) await page.getByRole('button', { name: 'Add a player' }).click()
    await field.fill(name)
  }
  await page.getByRole('radio', { name: new RegExp(`^${way}`) }).check({ force: true })
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByRole('button', { name: 'Phones' }).click()
  await openHere(page, names[0])
}

/** Opens the table on the screen to phones at this machine's own address; `first` has the first seat. */
export async function openTable(page: Page, first: string): Promise<void> {
  await page.keyboard.press('p')
  await openHere(page, first)
}

async function openHere(page: Page, first: string): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'Phones' })
  await panel.getByLabel('Network').selectOption('127.0.0.1')
  await panel.getByRole('button', { name: 'Open to phones' }).click()
  await expect(panel.getByRole('img', { name: `Code for ${first}` })).toBeVisible()
}

export async function newPhone(browser: Browser): Promise<Page> {
  const screen = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, locale: 'en-GB' }
  return (await browser.newContext(screen)).newPage()
}

/** Comes in by digits: reading the code's picture is a camera's business. */
export async function join(page: Page, phone: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `${name}, Show the code` }).click()
  await page.getByRole('button', { name: 'Can’t scan? Six digits' }).click()
  const told = await page.getByText(new RegExp(`^Open http.* on ${name}’s phone`)).textContent()
  const [, address, digits] = /Open (\S+) on .* type (\d{6})/.exec(told!)!
  await phone.goto(address)
  await phone.getByRole('textbox').fill(digits)
  await phone.getByRole('button').tap()
  await expect(phone.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Types into a phone's field, until it has arrived. */
export async function type(phone: Page, name: string, text: string): Promise<void> {
  await phone.getByRole('textbox', { name }).fill(text)
  await phone.getByRole('textbox', { name }).press('Enter')
  await expect(phone.getByText('connected, saved')).toBeVisible()
}
