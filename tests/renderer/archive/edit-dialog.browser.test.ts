/** The dialog that changes what is told of a game refuses at the field what can't be kept. */
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { GameEdit } from '../../../src/contract/archive.ts'
import EditDialog from '../../../src/renderer/archive/list/EditDialog.svelte'
import { toyRecord } from '../toy-data.ts'

const onsave = vi.fn<(edit: GameEdit) => Promise<boolean>>(() => Promise.resolve(true))

beforeEach(async () => {
  onsave.mockClear()
  await page.viewport(1440, 900)
  const record = { ...toyRecord(), mode: 'companion' as const }
  await render(EditDialog, { open: true, record, onsave })
})

const save = () => page.getByRole('button', { name: 'Save' }).click()

test.each([
  ['Player 1', '   ', 'Enter a name.'],
  ['Player 2', '\u200b', 'Enter a name.'],
  ['Place', '  ', 'Enter a place or leave this empty.'],
  ['Started', '9999-12-31T23:59', 'The year must be between 1970 and 2199.'],
  ['Started', '0033-04-03T15:00', 'The year must be between 1970 and 2199.'],
  ['Started', '', 'Enter a date and a time.'],
  ['Length in minutes', '-5', 'A game can’t end before it starts.'],
  ['Length in minutes', '20000', 'A whole number of minutes, at most 10080.'],
])('%s refuses %j and says why', async (label, typed, why) => {
  const field = page.getByLabelText(label)
  const sound = (field.element() as HTMLInputElement).value
  await field.fill(typed)
  await save()
  await expect.element(page.getByText(why)).toBeVisible()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAccessibleDescription(why)
  expect(onsave).not.toHaveBeenCalled()
  await field.fill(sound)
  await expect.element(page.getByText(why)).not.toBeInTheDocument()
  await save()
  expect(onsave).toHaveBeenCalledOnce()
})
