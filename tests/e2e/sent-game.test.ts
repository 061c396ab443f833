/** A game to send: saved from its page in the archive, opened from the disk by a browser alone, and brought back in. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { CATALOGUE } from '../../src/games/catalogue.ts'
import type { GameRecord } from '../../src/games/record/record.ts'
import { golden, goldenNames } from '../support/golden.ts'
import { hostForAllTests, keepGame } from './support/hosts.ts'
import { axeInBoth, fits } from './support/looks.ts'
import { picture } from './support/picture.ts'
import { test } from './support/test.ts'

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1024, height: 700 }, locale: 'en-GB' })

const HOSTILE = '</script><img src=x onerror="document.title=1">'
const finished = (game: string) =>
  goldenNames(game)
    .map((name) => golden(name, game))
    .filter(({ finishedAt }) => finishedAt)
const lengthOf = ({ moves }: GameRecord) => moves?.length ?? 0
/** The longest game of each title, with a name and notes that would be more than texts if they could. */
function longest(game: string): GameRecord {
  const record = finished(game).sort((a, b) => lengthOf(b) - lengthOf(a))[0]
  const [first, ...others] = record.players
  return { ...record, players: [{ ...first, name: HOSTILE.slice(0, 30) }, ...others], notes: HOSTILE }
}
const sheet = (game: string) => finished(game).find(({ mode }) => mode === 'companion')!

const host = hostForAllTests((store) => {
  for (const game of CATALOGUE.keys()) for (const record of [longest(game), sheet(game)]) keepGame(store, record)
})

/** The file of a game as its page in the archive saves it. */
async function saved(page: Page, id: string, folder: string): Promise<string> {
  await host.open(page, `#/archive/${id}`)
  await page.getByRole('button', { name: 'Export…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Page for any browser' }).check({ force: true })
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save file' }).click()
  const file = join(folder, (await download).suggestedFilename())
  await (await download).saveAs(file)
  expect(file).toMatch(/\.html$/)
  return file
}

/** Opens the file by itself; whatever the page asks of anybody is kept. */
async function openAlone(page: Page, file: string): Promise<{ asked: string[]; said: string[] }> {
  const asked: string[] = []
  const said: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('pageerror', ({ message }) => said.push(message))
  page.on('console', (message) => said.push(message.text()))
  await page.goto(`file://${encodeURI(file)}`)
  await expect(page.getByRole('heading').first()).toBeVisible()
  return { asked, said }
}

for (const game of CATALOGUE.keys()) {
  test(`${game}: its file plays without Pithead, in three languages, and gives its record back`, async ({
    page,
  }, info) => {
    const record = longest(game)
    const file = await saved(page, record.id, info.outputPath())
    const { asked, said } = await openAlone(page, file)
    await page.getByRole('button', { name: 'Board', exact: true }).click()
    const where = page.getByRole('group', { name: 'Replay' }).locator('output')
    const moves = lengthOf(record)
    await expect(where).toContainText(`${moves} of ${moves}`)
    await page.keyboard.press('ArrowLeft')
    await expect(where).toContainText(`${moves - 1} of ${moves}`)
    await page.keyboard.press('Home')
    await expect(where).toContainText(`0 of ${moves}`)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('[aria-current="step"]')).toHaveText(/^\s*2/)
    await fits(page)
    await axeInBoth(page)
    await picture(page, `${game}-board`)
    await page.getByRole('button', { name: 'Overview', exact: true }).click()
    await expect(page.getByText(HOSTILE)).toBeVisible()
    await axeInBoth(page)
    await picture(page, `${game}-overview`)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Home')
    await page.keyboard.press('Escape')
    for (const [language, board] of [
      ['de', 'Spielplan'],
      ['nl', 'Speelbord'],
      ['en', 'Board'],
    ]) {
      await page.getByRole('combobox').first().selectOption(language)
      await expect(page.getByRole('button', { name: board, exact: true })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    }
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save the record' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.pithead$/)
    const back = readFileSync(await (await download).path(), 'utf8')
    expect(JSON.parse(back)).toEqual(record)
    expect(asked.filter((url) => !url.startsWith('data:') && !url.startsWith('blob:'))).toHaveLength(1)
    expect(said).toEqual([])
  })

  test(`${game}: a game that was scored at a table has its account, and no board`, async ({ page }, info) => {
    const { said } = await openAlone(page, await saved(page, sheet(game).id, info.outputPath()))
    await expect(page.getByRole('button', { name: 'Board', exact: true })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Save the record' })).toBeVisible()
    await axeInBoth(page)
    expect(said).toEqual([])
  })
}

test('the file itself is imported, and is the game that the archive has', async ({ page }, info) => {
  const [game] = CATALOGUE.keys()
  const file = await saved(page, longest(game).id, info.outputPath())
  await host.open(page, '#/archive')
  await page.getByRole('button', { name: 'Import' }).click()
  await page.getByRole('dialog').locator('input[type="file"]').setInputFiles(file)
  await expect(page.getByRole('dialog').getByText('already there').first()).toBeVisible()
})
