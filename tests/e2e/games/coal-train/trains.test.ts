/** Whole games of Coal Train as people play them: with nothing but a mouse, or nothing but the keyboard. */
import { expect, type Page } from '@playwright/test'
import { isCity } from '../../../../src/games/coal-train/state/components.ts'
import { controlsAreInSight, controlsAreSound } from '../../support/controls.ts'
import { hostForEachTest } from '../../support/hosts.ts'
import { axe, isForEverybody } from '../../support/looks.ts'
import { rememberClicks, underLastClick } from '../../support/pointer.ts'
import { test } from '../../support/test.ts'
import { positionBefore, positionsOf, storePositions, type Position } from './positions.ts'
import { TrainPage } from './train-page.ts'
import { byMouse } from './train-player.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ viewport: { width: 1024, height: 700 }, locale: 'en-GB' })

const host = hostForEachTest()

/** The table of a game that stands at this position. */
async function at(page: Page, position: Position, players = 3): Promise<TrainPage> {
  await host.stop()
  await storePositions(host, `${players}-players`, new Map([['position', position]]))
  await host.start()
  await host.open(page, '#/table/position')
  const table = new TrainPage(page)
  await expect(table.board()).toBeVisible()
  return table
}

async function showsStoredTotals(page: Page) {
  for (const total of host.storedTotals())
    await expect(page.getByRole('cell', { name: String(total), exact: true }).first()).toBeVisible()
}

const ALL_STEPS = ['starting', 'acting', 'bill', 'card', 'loco', 'replenishing', 'ceremony']
/** Plays to the end, which shows what the record says; every step is asked on the way, or was `before`. */
async function wholeGame(table: TrainPage, longestTurn: number, before: ReadonlySet<string> = new Set()) {
  const asked = new Set([...before, ...(await byMouse(table, { longestTurn }))])
  for (const step of ALL_STEPS) expect(asked).toContain(step)
  await expect(table.page.locator('#final-title')).toContainText(/wins|share/)
  await showsStoredTotals(table.page)
}

test('a whole game of five by mouse ends with the result that its record has', async ({ page }) => {
  await rememberClicks(page)
  await wholeGame(await TrainPage.begin(page, host.address, 5), 7)
  expect(await underLastClick(page)).toBe('')
  await axe(page)
})

test('a whole game of three by keyboard alone', async ({ page }) =>
  wholeGame(await TrainPage.beginByKeys(page, host.address), 10))

test('with five by mouse from the last tile drawn to the end: the lamps, the scoring, the record', async ({ page }) => {
  const table = await at(
    page,
    positionBefore('5-players', (_, { ending }) => ending === 'triggered'),
    5,
  )
  await expect(page.getByText('Last tile drawn: one more round')).toBeVisible()
  const asked = await byMouse(table, { longestTurn: 7 })
  expect(asked).toContain('ceremony')
  await expect(page.locator('#final-title')).toContainText(/wins|share/)
  await showsStoredTotals(page)
})

test('the start subsidies and a turn by keyboard alone', async ({ page }) => {
  const table = await TrainPage.begin(page, host.address)
  const hints = page.locator('#hints-title')
  await table.press('h')
  await expect(hints).toBeVisible()
  await table.press('Escape')
  await expect(hints).toBeHidden()
  await table.press('1')
  await table.press('6')
  await expect(table.board()).toHaveAttribute('data-asked', 'acting')
  await page.keyboard.press('y')
  await expect(page.locator('[data-space]:focus')).toHaveAttribute('data-bright')
  await table.press('Enter')
  await expect(page.locator('[data-under-agent]')).toBeFocused()
  await table.press('b')
  await expect(page.locator('[data-tile-held]')).toHaveCount(1)
  await table.press('x')
  await page.getByRole('button', { name: 'Give coal' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Take iron' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Trade', exact: true }).focus()
  await table.press('Enter')
  await expect(page.getByText(/exchanges 1 coal for 1 iron/).first()).toBeVisible()
  await table.press('z')
  await table.press('c')
  await page.keyboard.press('m')
  await expect(page.locator('[data-place]:focus')).toHaveCount(1)
  const before = await page.locator('[data-place]:focus').getAttribute('data-place')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[data-place]:focus')).not.toHaveAttribute('data-place', before!)
  await table.press('e')
  if ((await table.asked()) === 'acting') await table.press('e')
  await expect(table.board()).toHaveAttribute('data-asked', 'replenishing')
  await page.keyboard.press('y')
  await table.press('Enter')
  await expect(table.board()).toHaveAttribute('data-asked', 'acting')
})

test.describe('under a finger', () => {
  test.use({ hasTouch: true })

  test('a whole game of three by touch, with every control in sight', async ({ page }) => {
    const table = await TrainPage.begin(page, host.address, 3, 'tap')
    let asked = new Set<string>()
    for (let look = 0; look < 12; look++) {
      asked = new Set([...asked, ...(await byMouse(table, { steps: 11 }))])
      await controlsAreInSight(page)
    }
    await wholeGame(table, 10, asked)
  })
})

test('a station in a city, stop by stop, by keyboard alone', async ({ page }) => {
  const before = positionBefore('3-players', (entry) => 'build' in entry && isCity(entry.build))
  const table = await at(page, before)
  await page.keyboard.press('m')
  await expect(page.locator('[data-place]:focus')).toHaveAttribute('data-bright')
  await page.keyboard.press('t')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-order]')).toBeVisible()
  await page.keyboard.press('v')
  await expect(page.locator('[data-order]')).toHaveCount(0)
  await page.keyboard.press('v')
  await page.keyboard.press('m')
  for (let move = 0; move < 40 && !(await isOnCity(page)); move++) await page.keyboard.press('ArrowRight')
  await table.press('Enter')
  while (['acting', 'bill', 'card', 'raise', 'town', 'loco'].includes(await table.asked())) {
    const [asked, isOpen] = [await table.asked(), await page.locator('[data-order]').count()]
    if (asked === 'acting' && isOpen === 0) break
    await table.press(asked === 'bill' ? 'Enter' : '1')
  }
  await expect(page.getByText(/ builds in /).first()).toBeVisible()
})

const isOnCity = (page: Page) =>
  page.evaluate(() => document.activeElement?.matches('[data-place][data-bright].city') ?? false)

/** Everything that a table may ask for, and the panels that lie over it. */
const OVER: Readonly<Record<string, [key: string, shows: string]>> = {
  trade: ['x', '[data-do="confirm"]'],
  hints: ['h', '#hints-title'],
  cards: ['i', '[role="dialog"]'],
}

/** Ends the last turn, and shows a part of the scoring. */
async function scored(page: Page) {
  await page.keyboard.press('e')
  await expect(page.locator('#ceremony-title')).toBeVisible()
  await page.getByRole('button', { name: /^Next/ }).click()
}

const ALWAYS = ['starting', 'acting', 'replenishing', 'bill', 'card', 'loco']

for (const [players, more] of [
  [3, ['town', 'raise']],
  [5, ['room', 'gain']],
] as const)
  test(`every step of ${players} fits from 1024 x 700 to 3840 x 2160, and axe finds nothing by day and by night`, async ({
    page,
  }) => {
    const steps = [...ALWAYS, ...more]
    const positions = positionsOf(`${players}-players`, steps)
    expect([...positions.keys()].toSorted()).toEqual([...steps, 'end'].toSorted())
    await host.stop()
    await storePositions(host, `${players}-players`, positions)
    await host.start()
    await page.goto(host.address)
    const looks = async (name: string) => {
      await isForEverybody(page, `${name}`)
      await controlsAreSound(page)
    }
    for (const step of positions.keys()) {
      await page.evaluate((id) => (location.hash = `#/table/${id}`), step)
      await expect(page.locator(step === 'end' ? '[data-do="end"]' : `[data-asked="${step}"]`)).toBeVisible()
      if (step === 'end') await scored(page)
      await looks(step)
      if (step !== 'acting') continue
      for (const [name, [key, shows]] of Object.entries(OVER)) {
        await page.keyboard.press(key)
        await expect(page.locator(shows).first()).toBeVisible()
        await looks(name)
        await page.keyboard.press('Escape')
      }
    }
  })
