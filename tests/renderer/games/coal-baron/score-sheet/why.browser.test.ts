/** Who got what and why can be asked at any time; the big view is whole in every state. */
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { edited } from '../../../../../src/games/coal-baron/score-sheet/edits.ts'
import type { Pad } from '../../../../../src/games/coal-baron/score-sheet/pad.ts'
import type { Edit } from '../../../../../src/games/coal-baron/wire/wire.ts'
import { cardEdits, countEdits, padFor, playedGame } from '../../../../games/coal-baron/score-sheet/table.ts'
import { button, openSheet } from './opened.ts'

beforeEach(() => page.viewport(1280, 800))

const game = playedGame(3, 302)
const made = (pad: Pad, edits: readonly Edit[]) => edits.reduce(edited, pad)
const counted = made(padFor(3), countEdits(game))
const tapped = made(padFor(3, 'cards'), cardEdits(game))
const told = { stage: 'shift-2', told: 8, closed: 2 } as const
const clock = page.getByRole('region', { name: 'Shift clock' })
const heading = (name: string | RegExp) => clock.getByRole('heading', { name })
const hour = (element: number) => document.querySelector<SVGGElement>(`[data-hour="${element}"]`)!

describe('after all was told at once', () => {
  test('the shift is summed up, and a field, a badge, a row or an hour says who got what and why', async () => {
    await openSheet(counted, told)
    await expect.element(heading('Shift II pays')).toBeVisible()
    hour(6).dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(heading(/truck orders/)).toBeVisible()
    await expect.element(clock.getByText(/Lucy has the most, 2, and gets 8 points/)).toBeVisible()
    await expect.element(page.getByRole('row', { name: /on trucks/i })).toHaveClass(/now/)
    document.querySelector<HTMLElement>('[data-field="count-1-0-4"]')!.focus()
    await expect.element(heading(/barrow orders/)).toBeVisible()
    await button(/^gray spots/i).click()
    await expect.element(heading(/gray order spots/)).toBeVisible()
    await page
      .getByRole('row', { name: /on carriages/i })
      .getByText('+7')
      .click()
    await expect.element(heading(/carriage orders/)).toBeVisible()
    await button('Shift II pays').click()
    await expect.element(heading('Shift II pays')).toBeVisible()
  })

  test('so it is where cards were tapped', async () => {
    await openSheet(tapped, told)
    await button(/^gray spots/i).click()
    await expect.element(heading(/gray order spots/)).toBeVisible()
    await expect.element(page.getByRole('row', { name: /gray spots/i })).toHaveClass(/now/)
  })
})

test('what elements pay stands under 1st and 2nd; two players have no second place', async () => {
  const ranks = page.getByText('1st/2nd')
  const two = await openSheet(padFor(2))
  await expect.element(page.getByText('1st')).toBeVisible()
  await expect.element(ranks).not.toBeInTheDocument()
  expect(two.acts).toEqual([])
})

describe('the big view', () => {
  /** Texts that are cut off at the edge of the window or of their section. */
  const cutOff = () =>
    [...document.querySelectorAll('main h1, main h2, main p, main button, main li, main [role=timer]')]
      .filter((part) => {
        const { top, bottom, left, right } = part.getBoundingClientRect()
        const box = part.closest('section')?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight }
        return (
          top < Math.max(0, box.top) - 1 ||
          bottom > Math.min(innerHeight, box.bottom) + 1 ||
          left < -1 ||
          right > innerWidth + 1
        )
      })
      .map((part) => part.textContent)

  const timer = { limit: 60, seat: 0, used: [1000, 2000, 3000], turn: 5000, since: null }
  const states = [
    ['while it is counted', padFor(3), { stage: 'shift-1' }, /15 fields are still empty/],
    ['before it is told', counted, { stage: 'shift-2', closed: 1 }, /8 elements of the shift clock/],
    ['while it is told', counted, { stage: 'shift-2', told: 7, closed: 1 }, /truck orders/],
    ['at the end', counted, { stage: 'finished', closed: 3 }, /wins with \d+ points/],
  ] as const

  describe.each([
    [1024, 700],
    [1280, 800],
    [800, 1280],
  ])('at %dx%d', (width, height) => {
    test.each(states)('is whole %s', async (_, pad, at, title) => {
      await page.viewport(width, height)
      const sheet = await openSheet(pad, at, '/big')
      await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
      expect(cutOff()).toEqual([])
      sheet.emit('sheet.changed', { ...sheet.state(), revision: 9, timer })
      if (!('told' in at)) await expect.element(page.getByRole('timer')).toBeVisible()
      expect(cutOff()).toEqual([])
      for (const each of document.querySelectorAll('main > footer button'))
        expect(each.getBoundingClientRect().height).toBeLessThan(120)
    })
  })
})
