/** A sheet of Railroad Barons in type that can be read from two metres away. */
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { scoreSheet } from '../../../../../src/games/railroad-barons/facets/score-sheet.ts'
import { emptyPad } from '../../../../../src/games/railroad-barons/score-sheet/pad.ts'
import type { Edit } from '../../../../../src/games/railroad-barons/wire/wire.ts'
import { filledAccount } from '../../../../games/railroad-barons/score-sheet/filled-account.ts'
import { serveSheet, shownStandings } from '../../served-sheet.ts'

beforeEach(() => page.viewport(1280, 800))

const PLAYERS = [
  { name: 'Mike', color: 'cream' },
  { name: 'Lucy', color: 'violet' },
]
const openBig = (edits: readonly Edit[], stage: string) =>
  serveSheet('railroad-barons', scoreSheet, {
    kept: { base: emptyPad(PLAYERS, 0, false), done: edits.length, stage },
    edits,
    view: '/big',
  })

test('shows what is entered so far, and goes on to the end', async () => {
  await openBig(filledAccount(), 'account')
  await expect.poll(shownStandings).toEqual(['$6,867', '$6,828'])
  await page.getByRole('button', { name: /^Final table/ }).click()
  await expect.element(page.getByRole('heading', { name: 'Mike wins with $6,867' })).toBeVisible()
})

test('the end is told part by part, up to the worth of both', async () => {
  await openBig(filledAccount(), 'finished')
  await page.getByRole('button', { name: 'Part by part' }).click()
  const parts = []
  while (document.querySelector('.gain')) {
    parts.push(document.querySelector('h2')!.textContent)
    const last = shownStandings()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.querySelector('h2')!.textContent).not.toBe(parts.at(-1))
    if (!document.querySelector('.gain')) expect(last).toEqual(['$6,867', '$6,828'])
  }
  expect(parts).toEqual(['Cash', ...['MS&C', 'SB', 'AVR', 'DPI', 'MB&S'].map((holding) => `${holding} shares`)])
  await expect.element(page.getByRole('heading', { name: 'Mike wins with $6,867' })).toBeVisible()
})
