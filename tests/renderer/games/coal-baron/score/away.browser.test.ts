/** What is entered while the services are away is kept on the screen and sent later. */
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { padFor } from '../../../../games/coal-baron/companion/table.ts'
import { openSheet } from './opened.ts'

async function typed(field: string, text: string) {
  document.querySelector<HTMLInputElement>(`[data-field="${field}"]`)!.focus()
  await userEvent.keyboard(`${text}{Enter}`)
}

beforeEach(() => page.viewport(1280, 800))

test('entries made while the services are away stay, and arrive in their order', async () => {
  const { become, pad } = await openSheet(padFor(2))
  await typed('points-0-0', '12')
  await vi.waitFor(() => expect(pad().written['points-0-0']).toEqual([12]))
  become('lost')
  await typed('points-0-0', '14')
  await typed('count-0-0-0', '3')
  await expect.element(page.getByText('saving…')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Mike, points delivered' })).toHaveValue('14')
  expect(pad().written).toEqual({ 'points-0-0': [12] })
  become('connected')
  await vi.waitFor(() => expect(pad().written).toEqual({ 'points-0-0': [14], 'count-0-0-0': [3] }))
  await expect.element(page.getByText('saved', { exact: true })).toBeVisible()
})
