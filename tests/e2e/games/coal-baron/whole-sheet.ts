/**
 * Whole physical games entered from the home screen to the final table, in each way, with every tap or key that it takes.
 * The players are known: the page has been at a table of theirs before (`seatPlayers`).
 */
import type { Locator, Page } from 'playwright'
import { ASSETS } from '../../../../src/games/coal-baron/wire/fields.ts'
import type { RealTable, TableAtEnd } from '../../../games/coal-baron/score-sheet/real-table.ts'

const PLAYERS = ['Mike', 'Lucy', 'George']

/** A table of three, so that the next one has their names. */
export async function seatPlayers(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Score a table/ }).click()
  await page.getByRole('button', { name: 'Add a player' }).click()
  for (const [seat, name] of PLAYERS.entries()) await page.getByLabel(`Name of player ${seat + 1}`).fill(name)
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.locator('input[data-field]').first().waitFor()
  await page.evaluate(() => (location.hash = '#/'))
}

/** Waits until the focus is in the field for the next number. */
const at = (page: Page, field: string) => page.locator(`input[data-field="${field}"]:focus`).waitFor()
const primary = (page: Page) => page.locator('[data-primary]')

// Touch

/** Counts what it taps. The page must have touch. */
class Finger {
  taps = 0
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async tap(target: Locator): Promise<void> {
    this.taps++
    await target.tap()
  }

  key(name: string | number): Promise<void> {
    const keypad = this.page.getByRole('group', { name: 'Numbers' })
    return this.tap(keypad.getByRole('button', { name: String(name), exact: true }))
  }

  async number(field: string, number: number): Promise<void> {
    await at(this.page, field)
    if (!/^(points|track|total)/.test(field)) return this.key(number)
    for (const digit of String(number)) await this.key(digit)
    await this.key('Next')
  }

  tapField(field: string): Promise<void> {
    return this.tap(this.page.locator(`input[data-field="${field}"]`))
  }

  /** Beside counts, as it happens. */
  async deliver(name: string, order: string): Promise<void> {
    await this.tap(this.page.getByRole('button', { name: `${name} delivers` }))
    const dialog = this.page.getByRole('dialog')
    await this.tap(dialog.locator(`[data-order="${order}"]`))
    await dialog.waitFor({ state: 'detached' })
  }

  /** The shift's points all at once, and to the next page. */
  async closeShift(): Promise<void> {
    await this.tap(primary(this.page).filter({ hasText: 'All at once' }))
    const onward = primary(this.page).filter({ hasText: '→' })
    await this.tap(onward)
    // A tap on the page that is just leaving would open nothing.
    await onward.waitFor({ state: 'detached' })
  }

  async accounts({ assets }: RealTable): Promise<void> {
    for (const [seat, each] of assets.entries())
      for (const asset of ASSETS) await this.number(`${asset}-${seat}`, each[asset])
    await this.tap(primary(this.page).filter({ hasText: 'Final table' }))
  }
}

/** Set-up and begin: the names are those of the last table. */
async function begun(page: Page, way?: string): Promise<Finger> {
  const finger = new Finger(page)
  await finger.tap(page.getByRole('button', { name: /Score a table/ }))
  if (way) await finger.tap(page.locator('label', { hasText: way }))
  await finger.tap(page.getByRole('button', { name: 'Begin' }))
  return finger
}

/** How many taps a game takes whose spots are counted. */
export async function tapsInCounts(page: Page, table: RealTable): Promise<number> {
  const finger = await begun(page, 'Counts')
  for (const [shift, { delivered, counts, workers }] of table.shifts.entries()) {
    for (const [seat, each] of counts.entries()) {
      await finger.number(`points-${shift}-${seat}`, delivered[seat])
      for (const [element, count] of each.entries()) await finger.number(`count-${shift}-${seat}-${element}`, count)
      if (workers.length > 0) await finger.number(`workers-${shift}-${seat}`, workers[seat])
    }
    await finger.closeShift()
  }
  await finger.accounts(table)
  return finger.taps
}

/** How many taps a game takes whose delivered cards are tapped. */
export async function tapsWithCards(page: Page, table: RealTable): Promise<number> {
  const finger = await begun(page)
  for (const [shift, end] of table.shifts.entries()) {
    await deliveries(finger, end)
    await besideCards(finger, shift, end)
    await finger.closeShift()
  }
  await finger.accounts(table)
  return finger.taps
}

async function deliveries(finger: Finger, { cards }: TableAtEnd): Promise<void> {
  for (const [seat, orders] of cards.entries()) {
    if (seat > 0 && orders.length > 0) await finger.tap(finger.page.locator('label', { hasText: PLAYERS[seat] }))
    for (const order of orders) await finger.tap(finger.page.locator(`[data-order="${order}"]`))
  }
}

/** The counts that no card shows, one field led to by the other. */
async function besideCards(finger: Finger, shift: number, end: TableAtEnd): Promise<void> {
  const fields = uncarded(shift, end).flat()
  await finger.tapField(fields[0][0])
  for (const [field, number] of fields) await finger.number(field, number)
}

/** For each seat, the fields that no card fills: minecarts, and workers in the factory. */
const uncarded = (shift: number, { counts, workers }: TableAtEnd): [field: string, number: number][][] =>
  counts.map((each, seat) => [
    ...each.slice(8).map((count, i): [string, number] => [`count-${shift}-${seat}-${8 + i}`, count]),
    ...workers.slice(seat, seat + 1).map((count): [string, number] => [`workers-${shift}-${seat}`, count]),
  ])

/** How many taps a game takes whose deliveries are told as they happen, and how many of them each shift scoring. */
export async function tapsAsTheyHappen(page: Page, table: RealTable): Promise<{ all: number; scorings: number[] }> {
  const finger = await begun(page, 'Counts')
  const scorings: number[] = []
  for (const [shift, end] of table.shifts.entries()) {
    for (const [seat, orders] of end.cards.entries())
      for (const order of orders) await finger.deliver(PLAYERS[seat], order)
    const before = finger.taps
    for (const column of uncarded(shift, end)) {
      await finger.tapField(column[0][0])
      for (const [field, number] of column) await finger.number(field, number)
    }
    await finger.closeShift()
    scorings.push(finger.taps - before)
  }
  await finger.accounts(table)
  return { all: finger.taps, scorings }
}

// Keyboard

/** Counts what it presses. */
class Keyboard {
  keys = 0
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async press(key: string): Promise<void> {
    this.keys++
    await this.page.keyboard.press(key)
  }

  async onward(text: string): Promise<void> {
    await this.page.locator('[data-primary]:focus', { hasText: text }).waitFor()
    await this.press('Enter')
  }

  /** The digits, and Enter where the field waits for more of them. */
  async number(field: string, number: number): Promise<void> {
    await at(this.page, field)
    for (const digit of String(number)) await this.press(digit)
    if (await this.page.locator(`input[data-field="${field}"]:focus`).isVisible()) await this.press('Enter')
  }

  /** A key a number; what is more than nine is added up. Larger ones are typed. */
  async numberByKey(field: string, number: number): Promise<void> {
    if (field.startsWith('points')) return this.number(field, number)
    await at(this.page, field)
    for (const key of number > 9 ? ['9', '+', String(number - 9)] : [String(number)]) await this.press(key)
  }
}

/** How many keys a game takes whose spots are counted: digits and Enter. */
export async function keysInCounts(page: Page, table: RealTable): Promise<number> {
  const keyboard = await typing(page)
  return typed(keyboard, table, (field, number) => keyboard.number(field, number))
}

/** How many it takes once each number has a key. */
export async function keysOneANumber(page: Page, table: RealTable): Promise<number> {
  const keyboard = await typing(page)
  await keyboard.press('*')
  return typed(keyboard, table, (field, number) => keyboard.numberByKey(field, number))
}

async function typing(page: Page): Promise<Keyboard> {
  const keyboard = new Keyboard(page)
  await page.getByRole('button', { name: /Score a table/ }).waitFor()
  await keyboard.press('s')
  const begin = page.getByRole('button', { name: 'Begin' })
  await begin.waitFor()
  await page.getByRole('radio', { name: /^Cards/ }).focus()
  await keyboard.press('ArrowDown')
  await begin.focus()
  await keyboard.press('Enter')
  await at(page, 'points-0-0')
  return keyboard
}

async function typed(
  keyboard: Keyboard,
  table: RealTable,
  enter: (field: string, number: number) => Promise<void>,
): Promise<number> {
  for (const [shift, { delivered, counts, workers }] of table.shifts.entries()) {
    for (const [seat, each] of counts.entries()) {
      await enter(`points-${shift}-${seat}`, delivered[seat])
      for (const [element, count] of each.entries()) await enter(`count-${shift}-${seat}-${element}`, count)
      if (workers.length > 0) await enter(`workers-${shift}-${seat}`, workers[seat])
    }
    await keyboard.onward('All at once')
    await keyboard.onward('→')
  }
  for (const [seat, each] of table.assets.entries())
    for (const asset of ASSETS) await enter(`${asset}-${seat}`, each[asset])
  await keyboard.onward('Final table')
  return keyboard.keys
}
