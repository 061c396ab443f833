/** A physical table scored in a real browser: by keyboard, by cards, on a tablet, through kills, on paper and as a picture. */
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { CATALOGUE } from '../../../../src/games/catalogue.ts'
import type { ScoreSheetRecord } from '../../../../src/games/coal-baron/rules/sheet.ts'
import { readRecord } from '../../../../src/games/record/record.ts'
import { seeded } from '../../../../src/games/building-blocks/random.ts'
import { playedGame, type TableGame } from '../../../games/coal-baron/score-sheet/table.ts'
import { hostForEachTest } from '../../support/hosts.ts'
import { axe } from '../../support/looks.ts'
import { test } from '../../support/test.ts'
import { ScorePage } from './score-page.ts'

test.use({ viewport: { width: 1024, height: 700 }, locale: 'en-GB' })

test.describe.configure({ mode: 'parallel' })

const host = hostForEachTest()

/** Targets too small for a finger. A radio button is as large as the label around it. */
const tooSmall = (page: Page) =>
  page.locator('.score-screen').evaluate((screen) =>
    [...screen.querySelectorAll('button, a, input')]
      .map((target) => ({ target, box: (target.closest('label') ?? target).getBoundingClientRect() }))
      .filter(({ target, box }) => target.checkVisibility() && (box.width < 43.5 || box.height < 43.5))
      .map(({ target, box }) => `${target.outerHTML.slice(0, 120)} ${box.width}x${box.height}`),
  )

async function savedPicture(page: Page): Promise<Buffer> {
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a picture' }).click()
  return readFile(await (await file).path())
}

/**
 * The numbers typed for each seat in a shift: delivered points, the counts down the column, and workers in the factory.
 */
function columns(game: TableGame, shift: number): number[][] {
  const delivered = (seat: number) =>
    game.shifts[shift].track[seat] -
    (shift === 0
      ? 0
      : game.shifts[shift - 1].track[seat] + game.result.scores[seat].shifts[shift - 1].reduce((a, b) => a + b, 0))
  const { counts, workers } = game.shifts[shift]
  return counts.map((each, seat) => [delivered(seat), ...each, ...(shift < 2 ? [workers[seat]] : [])])
}

/** CSS pixels. */
const MILLIMETRE = 96 / 25.4

const ASSETS = ['marks', 'cubes', 'outstanding', 'light', 'dark'] as const

const game = playedGame(3, 305)

test('three players by keyboard alone: the counts of three shifts in fewer than 125 keys besides the digits', async ({
  page,
}) => {
  const score = await ScorePage.begin(page, host.address, 3)
  const before = score.keys
  for (const shift of [0, 1, 2]) {
    await expect(score.field(`points-${shift}-0`)).toBeFocused()
    for (const number of columns(game, shift).flat()) await score.enter(number)
    // All at once, and on to the next page.
    await score.press('Enter')
    await expect(score.primary).toBeFocused()
    await expect(score.primary).toHaveText(/→/)
    await score.press('Enter')
  }
  expect(score.keys - before).toBeLessThan(125)
  await expect(score.field('marks-0')).toBeFocused()
  for (const assets of game.assets) for (const asset of ASSETS) await score.enter(assets[asset])
  await score.press('Enter')

  await expect(page.getByRole('heading', { level: 2 })).toContainText(/wins with|share the victory/)
  const { record } = host.storedRecord() as { record: ScoreSheetRecord }
  expect(record.result).toEqual(game.result)
  await axe(page)
  const picture = await savedPicture(page)
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 1688])
})

test('the scoring examples of the rule book', async ({ page }) => {
  const score = await ScorePage.begin(page, host.address, 3)
  await score.go('Shift II')
  await score.write({ 'count-1-0-4': '2', 'count-1-1-4': '3', 'count-1-2-4': '3' })
  await score.write({ 'count-1-0-5': '6', 'count-1-1-5': '1', 'count-1-2-5': '1' })
  await score.write({ 'count-1-0-6': '0', 'count-1-1-6': '0', 'count-1-2-6': '0', 'points-1-0': '9+10' })
  expect(await score.rewards('count-1-0-4')).toEqual(['·', '+6', '+6'])
  expect(await score.rewards('count-1-0-5')).toEqual(['+7', '+3', '+3'])
  expect(await score.rewards('count-1-0-6')).toEqual(['·', '·', '·'])
  await score.field('count-1-0-4').focus()
  await expect(page.getByText('Lucy and George are tied at 3: both get 6 points.')).toBeVisible()
  await expect(score.field('points-1-0')).toHaveValue('19')

  await score.go('Accounts')
  await score.write({ 'marks-0': '7', 'cubes-0': '4', 'outstanding-0': '1', 'light-0': '7', 'dark-0': '4' })
  expect((await score.rewards('marks-0'))[0]).toBe('+1')
  expect((await score.rewards('cubes-0'))[0]).toBe('+1')
  expect((await score.rewards('outstanding-0'))[0]).toBe('−1')
  expect((await score.rewards('dark-0'))[0]).toBe('−6')
})

test('what can not be meant is refused where it is typed, what can not be right only named', async ({ page }) => {
  const score = await ScorePage.begin(page, host.address, 2)
  const field = score.field('count-0-0-0')
  for (const [typed, answer] of [
    ['-3', 'Less than nothing'],
    ['1.5', 'Whole numbers only'],
    ['many', 'A number, or a sum'],
    ['100', 'At most 99'],
  ]) {
    await field.fill(typed)
    await expect(page.getByRole('alert')).toContainText(answer)
    await field.press('Enter')
    await expect(field).toBeFocused()
  }
  await field.press('Escape')
  await expect(field).toHaveValue('')
  await score.write({ 'count-0-0-0': '20', 'count-0-1-0': '3' })
  const warning = page.getByRole('button', { name: /^Can’t be.* yellow order spots: 23 together; the box has 22/ })
  await expect(warning).toBeVisible()
  await warning.click()
  await expect(field).toBeFocused()
  await axe(page)
})

test('cards: taps, digits and the way back to counts; a shift of seven deliveries in ten actions', async ({ page }) => {
  const score = await ScorePage.begin(page, host.address, 3, 'Cards')
  let actions = 0
  const click = async (locator: ReturnType<Page['locator']>) => {
    actions++
    await locator.click()
  }
  const deliveries = [
    ['BY', 'TKKK', 'CYBGK'],
    ['EGG', 'BB'],
    ['TYY', 'CK'],
  ]
  for (const [seat, orders] of deliveries.entries()) {
    if (seat > 0)
      await click(page.getByRole('radio', { name: new RegExp(['Mike', 'Lucy', 'George'][seat]) }).locator('..'))
    for (const order of orders) await click(score.card(order))
  }
  await click(score.primary)
  expect(actions).toBeLessThanOrEqual(10)
  await expect(page.getByRole('list', { name: 'Standings' })).toContainText('24 delivered')
  await axe(page)

  await score.go('Shift I')
  await score.card('TYYY').focus()
  await page.keyboard.press('2')
  await expect(score.card('TYYY')).toHaveAccessibleName(/delivered by Lucy in shift I/)
  await page.keyboard.press('Control+z')
  await expect(score.card('TYYY')).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Enter counts instead' }).click()
  await expect(score.field('count-0-0-3')).toHaveAttribute('placeholder', '=4')
  await page.getByRole('button', { name: 'Enter cards instead' }).click()
  await expect(score.card('TKKK')).toHaveAttribute('aria-pressed', 'true')
})

test('killed and started again at random moments, it continues with the last entry', async ({ page }) => {
  const score = await ScorePage.begin(page, host.address, 3)
  const random = seeded(1)
  const numbers = columns(game, 0).flat()
  let kills = 0
  for (const [at, number] of numbers.entries()) {
    await score.enter(number)
    if (random.below(5) > 0 && at < numbers.length - 1) continue
    await expect(page.getByText('saved', { exact: true })).toBeVisible()
    await host.kill()
    await host.start()
    kills++
    await score.continue(host.address)
    for (const [n, written] of numbers.slice(0, at + 1).entries())
      await expect(score.nth(n)).toHaveValue(String(written))
    if (at < numbers.length - 1) await score.nth(at + 1).focus()
  }
  expect(kills).toBeGreaterThan(0)
  await page.keyboard.press('Control+z')
  await expect(score.nth(numbers.length - 1)).toHaveValue('')
  await page.keyboard.press('Control+Shift+z')
  await expect(score.nth(numbers.length - 1)).toHaveValue(String(numbers.at(-1)))
})

test('what is typed while it is away outlives a reload of the page', async ({ page }) => {
  const score = await ScorePage.begin(page, host.address, 2)
  await score.enter(12)
  await expect(page.getByText('saved', { exact: true })).toBeVisible()
  await host.kill()
  await score.enter(20)
  await expect(score.nth(1)).toHaveValue('20')
  await host.start()
  await page.reload()
  await expect(score.nth(1)).toHaveValue('20')
  await expect(page.getByText('saved', { exact: true })).toBeVisible()
  // Now it is on disk, and no longer in the page's storage.
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('unsent')))).toEqual([])
  await page.reload()
  await expect(score.nth(1)).toHaveValue('20')
})

test('the final table leads back to every entry; record and picture are saved', async ({ page }) => {
  const score = await ScorePage.begin(page, host.address, 2, 'Points only')
  await score.write({ 'total-0': '98', 'total-1': '104' })
  await score.primary.click()
  await expect(page.getByRole('heading', { name: 'Lucy wins with 104 points' })).toBeVisible()
  await axe(page)
  expect(await tooSmall(page)).toEqual([])

  const recordFile = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the record' }).click()
  const text = await readFile(await (await recordFile).path(), 'utf8')
  expect(readRecord(text, CATALOGUE)).toMatchObject({ record: { mode: 'companion' }, verdict: { totals: [98, 104] } })

  const picture = await savedPicture(page)
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect(picture.readUInt32BE(16)).toBe(1200)

  await page.getByRole('button', { name: '98: go to Mike, Total' }).click()
  await expect(score.field('total-0')).toBeFocused()
})

test('sheets print on one page of A4 and Letter, with rows of 6 mm, and on both sides of A5', async ({ page }) => {
  await page.goto(host.address)
  await expect(page.getByRole('heading').first()).toBeVisible()
  const pages = async (options: Parameters<Page['pdf']>[0]) =>
    (await page.pdf(options)).toString('latin1').match(/\/Type\s*\/Page\b/g)!.length
  for (const players of [2, 3, 4]) {
    await page.goto(`${new URL(page.url()).origin}/#/score/empty/coal-baron/${players}`)
    await expect(page.getByRole('table')).toBeVisible()
    for (const format of ['A4', 'Letter']) expect(await pages({ format }), `${players} on ${format}`).toBe(1)
    for (const paper of ['A5', 'Two on A4']) {
      await page.getByRole('radio', { name: paper, exact: true }).check({ force: true })
      expect(await pages({ preferCSSPageSize: true }), `${players}, ${paper}`).toBe(2)
    }
    await page.getByRole('radio', { name: 'A4', exact: true }).check({ force: true })
  }
  // As Letter has it, without its margins.
  await page.setViewportSize({ width: Math.round(191.9 * MILLIMETRE), height: Math.round(263.4 * MILLIMETRE) })
  await page.emulateMedia({ media: 'print' })
  const rows = page.locator('.paper tbody tr:not(.head)')
  const heights = await rows.evaluateAll((each) => each.map((row) => row.getBoundingClientRect().height))
  // A page is laid out in 64ths of a pixel.
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(6 * MILLIMETRE - 1 / 64)
})

test('a game of four with long names prints on one page of Letter', async ({ page }) => {
  const score = await ScorePage.begin(page, host.address, 4)
  await score.go('Set-up')
  for (const seat of [1, 2, 3, 4])
    await page.getByLabel(`Name of player ${seat}`).fill(`Maximiliane von Hohenstein-Lauterbach ${seat}`)
  await page.goto(`${page.url()}/print`)
  await expect(page.getByRole('table')).toContainText('Hohenstein-Lauterbach 4')
  const pdf = await page.pdf({ format: 'Letter' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

for (const [width, height] of [
  [1024, 700],
  [1280, 800],
  [800, 1280],
]) {
  test(`every page is for fingers and for everybody at ${width}x${height}, in both themes`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: width === 1024 ? 'dark' : 'light' })
    const score = await ScorePage.begin(page, host.address, 4)
    for (const stage of ['Set-up', 'Shift I', 'Shift III', 'Accounts']) {
      await score.go(stage)
      expect(await tooSmall(page), stage).toEqual([])
      await axe(page)
    }
    await score.go('Shift II')
    await page.getByRole('button', { name: 'Enter cards instead' }).click()
    await expect(score.card('TKKK')).toBeVisible()
    expect(await tooSmall(page)).toEqual([])
    await axe(page)
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
    await page.goto(`${page.url()}/big`)
    await expect(page.getByRole('list', { name: 'Standings' })).toBeVisible()
    await axe(page)
  })
}
