/** Entries made while the services are away stay on the screen and are sent later. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-svelte'
import { padFor } from '../../../../games/coal-baron/score-sheet/table.ts'
import type { Edit } from '../../../../../src/games/coal-baron/wire/wire.ts'
import { openSheet } from './opened.ts'

async function typed(field: string, text: string) {
  document.querySelector<HTMLInputElement>(`[data-field="${field}"]`)!.focus()
  await userEvent.keyboard(`${text}{Enter}`)
}

afterEach(() => sessionStorage.clear())

beforeEach(() => {
  sessionStorage.clear()
  return page.viewport(1280, 800)
})

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

describe('a page that is loaded anew', () => {
  /** Two entries made while the services are away, and the page gone. */
  const left = async () => {
    const { become, pad } = await openSheet(padFor(2))
    become('lost')
    await typed('points-0-0', '14')
    await typed('count-0-0-0', '12')
    expect(pad().written).toEqual({})
    cleanup()
  }

  test('sends what was entered while the services were away, and keeps it no longer', async () => {
    await left()
    const { pad, acts } = await openSheet(padFor(2))
    await vi.waitFor(() => expect(pad().written).toEqual({ 'points-0-0': [14], 'count-0-0-0': [12] }))
    await expect.element(page.getByRole('textbox', { name: 'Mike, points delivered' })).toHaveValue('14')
    await expect.element(page.getByText('2 entries made while Pithead was out of reach have arrived.')).toBeVisible()
    await vi.waitFor(() => expect(sessionStorage).toHaveLength(0))
    cleanup()
    await openSheet(pad())
    expect(acts).toHaveLength(2)
  })

  test('does not send again what had arrived', async () => {
    await left()
    const arrived: Edit = { type: 'write', sums: { 'points-0-0': [14] } }
    const { acts } = await openSheet(padFor(2), {}, '', {}, [arrived])
    await vi.waitFor(() => expect(sessionStorage).toHaveLength(0))
    expect(acts).toEqual([{ type: 'edit', edit: { type: 'write', sums: { 'count-0-0-0': [12] } } }])
  })

  test('opens whatever its storage holds', async () => {
    sessionStorage.setItem('unsent-s', '{')
    const { acts } = await openSheet(padFor(2))
    await expect.element(page.getByRole('textbox', { name: 'Mike, points delivered' })).toBeVisible()
    expect(acts).toEqual([])
  })

  test('keeps what was typed and not confirmed', async () => {
    const { become } = await openSheet(padFor(2))
    become('lost')
    document.querySelector<HTMLInputElement>('[data-field="points-0-0"]')!.focus()
    await userEvent.keyboard('14')
    dispatchEvent(new Event('pagehide'))
    expect(sessionStorage.getItem('unsent-s')).toContain('"points-0-0":[14]')
  })
})
