/** A sheet of Coal Train in type that can be read from two metres away. */
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { scoreSheet } from '../../../../../src/games/coal-train/facets/score-sheet.ts'
import { emptyPad } from '../../../../../src/games/coal-train/score-sheet/pad.ts'
import { PARTS } from '../../../../../src/games/coal-train/state/state.ts'
import type { Edit } from '../../../../../src/games/coal-train/wire/wire.ts'
import { serveSheet, shownStandings } from '../../served-sheet.ts'

beforeEach(() => page.viewport(1280, 800))

const PLAYERS = [
  { name: 'Mike', color: 'red' },
  { name: 'Lucy', color: 'blue' },
  { name: 'George', color: 'green' },
]
const VALUES = [
  [5, 16, 3, 9, 8],
  [6, 18, 0, 9, 7],
  [10, 0, 0, 0, 0],
]
const EDITS = VALUES.flatMap((values, seat) =>
  values.map((value, i): Edit => ({ type: 'part', seat, part: PARTS[i], values: [value] })),
)

const openBig = (edits: readonly Edit[], stage: string) =>
  serveSheet('coal-train', scoreSheet, {
    kept: { base: emptyPad(PLAYERS, 0, 'counts'), done: edits.length, stage },
    edits,
    view: '/big',
  })

test('shows the round, whose turn it is and the best one first, and goes on to the end', async () => {
  await openBig(EDITS, 'account')
  await expect.element(page.getByRole('heading', { name: 'Round 1', exact: true })).toBeVisible()
  await expect.element(page.getByText('Mike: 5 AP left')).toBeVisible()
  await expect.poll(shownStandings).toEqual(['41', '40', '10'])
  await page.getByRole('button', { name: /^Final table/ }).click()
  await expect.element(page.getByRole('heading', { name: 'Mike wins with 41 points' })).toBeVisible()
})

test('the end is told part by part, up to the totals', async () => {
  await openBig(EDITS, 'finished')
  await page.getByRole('button', { name: 'Part by part' }).click()
  for (const [part, name] of ['Towns', 'Cities', 'Cards at once', 'Contracts', 'Scoring cards'].entries()) {
    await expect.element(page.getByRole('heading', { name, exact: true })).toBeVisible()
    const soFar = VALUES.map((values) => values.slice(0, part + 1).reduce((sum, each) => sum + each, 0))
    expect(shownStandings()).toEqual(soFar.map(String))
    await userEvent.keyboard('{Enter}')
  }
  await expect.element(page.getByRole('heading', { name: 'Mike wins with 41 points' })).toBeVisible()
})
