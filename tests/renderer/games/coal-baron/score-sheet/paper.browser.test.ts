/** The score sheet on paper: filled in with all that is told of a game, empty with room to write. */
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import { edited } from '../../../../../src/games/coal-baron/score-sheet/edits.ts'
import App from '../../../../../src/renderer/shell/App.svelte'
import { countEdits, padFor, playedGame } from '../../../../games/coal-baron/score-sheet/table.ts'
import { fakeServices } from '../../../fake-services.ts'
import { chosen, goTo } from '../../../page.ts'
import { openSheet } from './opened.ts'

beforeEach(() => page.viewport(1280, 900))

/** CSS pixels. */
const MILLIMETRE = 96 / 25.4
const whole = countEdits(playedGame(3, 302)).reduce(edited, padFor(3))

test('a filled sheet says who won, who began, where, how long, and what is doubtful', async () => {
  const doubtful = edited(whole, { type: 'write', sums: { 'outstanding-1': [13] } })
  const sheet = await openSheet(doubtful, { stage: 'finished', closed: 3 }, '/print')
  sheet.emit('sheet.changed', { ...sheet.state(), revision: 9, place: 'At José’s', notes: 'Rain' })
  const paper = page.getByRole('article')
  await expect.element(paper).toMatchTextContent(/20 November 2026 · 90 min · At José’s/)
  await expect.element(paper).toMatchTextContent(/\w+ wins with \d+ points\./)
  await expect.element(paper).toMatchTextContent(/Starting player: Mike \(I\), \w+ \(II\), \w+ \(III\)/)
  await expect.element(paper).toMatchTextContent(/1 thing to look at again.*Rain/)
  expect(document.querySelectorAll('.paper thead svg')).toHaveLength(3)
})

test('an empty sheet has rows of 6 mm on one page, on both sides of A5, and goes twice on one', async () => {
  await goTo('#/')
  await goTo('#/score/empty/coal-baron/4')
  await render(App, { services: fakeServices().services })
  await expect.element(page.getByRole('article')).toBeVisible()
  const papers = () => [...document.querySelectorAll('.paper')].map((paper) => paper.getBoundingClientRect())
  expect(lowestField()).toBeGreaterThanOrEqual(6)
  expect(papers()[0].height).toBeLessThanOrEqual((297 - 16) * MILLIMETRE)
  await chosen(page.getByRole('radio', { name: 'Two on A4' }))
  await expect.poll(() => papers().length).toBe(2)
  expect(lowestField()).toBeGreaterThanOrEqual(6)
  const [left, right] = papers()
  expect(right.left).toBeGreaterThan(left.right)
  expect(right.right - left.left).toBeLessThanOrEqual((297 - 16) * MILLIMETRE)
  // The second side has the names once more.
  const turn = document.querySelector('.paper .turn')!.getBoundingClientRect().top
  const names = document.querySelector('.paper thead')!.getBoundingClientRect().height
  const side = (210 - 16) * MILLIMETRE
  expect(turn - left.top).toBeLessThanOrEqual(side)
  expect(left.bottom - turn + names).toBeLessThanOrEqual(side)
})

/** The height of the lowest row that is written in, in millimetres. */
function lowestField(): number {
  const rows = [...document.querySelectorAll('.paper tbody tr:not(.head)')]
  return Math.min(...rows.map((row) => row.getBoundingClientRect().height)) / MILLIMETRE
}
