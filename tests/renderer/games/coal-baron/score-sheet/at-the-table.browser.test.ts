/** Around the table: who joins and leaves. */
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { edited } from '../../../../../src/games/coal-baron/score-sheet/edits.ts'
import type { Edit } from '../../../../../src/games/coal-baron/wire/wire.ts'
import { padFor } from '../../../../games/coal-baron/score-sheet/table.ts'
import { button, openSheet } from './opened.ts'

beforeEach(() => page.viewport(1280, 800))

const write = (field: string, number: number): Edit => ({ type: 'write', sums: { [field]: [number] } })

describe('who plays', () => {
  test('one joins with the first free number for a name, and leaves again at once', async () => {
    const { pad } = await openSheet(padFor(3), { stage: 'setup' })
    await button('Add a player').click()
    await expect.element(page.getByLabelText('Name of player 4')).toHaveValue('Player 1')
    expect(pad().players).toHaveLength(4)
    await expect.element(button('Add a player')).toBeDisabled()
    await button('Remove Player 1').click()
    await expect.poll(() => pad().players).toHaveLength(3)
  })

  test('whoever has entries leaves once that is confirmed, and an undo brings both back', async () => {
    const counted = edited(padFor(3), write('count-0-1-0', 3))
    const { pad } = await openSheet(counted, { stage: 'setup' })
    const leave = button(/^Remove Lucy/)
    await leave.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click()
    expect(pad()).toEqual(counted)
    await leave.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove Lucy' }).click()
    await expect.poll(() => pad().players.map(({ name }) => name)).toEqual(['Mike', 'George'])
    expect(pad().written).toEqual({})
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(pad).toEqual(counted)
  })
})
