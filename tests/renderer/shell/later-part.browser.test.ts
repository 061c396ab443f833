import { createRawSnippet } from 'svelte'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-svelte'
import { page } from 'vitest/browser'
import LaterPart from '../../../src/renderer/shell/LaterPart.svelte'

const children = createRawSnippet(() => ({ render: () => '<p>A part</p>' }))

test('a part of the page is loaded once, when it is first wanted, and stays', async () => {
  const load = vi.fn(() => Promise.resolve({ default: {} }))
  const part = await render(LaterPart, { wanted: false, load, children })
  expect(load).not.toHaveBeenCalled()
  await part.rerender({ wanted: true })
  await expect.element(page.getByText('A part')).toBeVisible()
  await part.rerender({ wanted: false })
  await part.rerender({ wanted: true })
  await expect.element(page.getByText('A part')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

test('a part that could not be loaded says so, and is loaded when it is wanted again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('out of reach')).mockResolvedValueOnce({ default: {} })
  const onfail = vi.fn()
  const part = await render(LaterPart, { wanted: true, load, onfail, children })
  await vi.waitFor(() => expect(onfail).toHaveBeenCalledOnce())
  await part.rerender({ wanted: false })
  await part.rerender({ wanted: true })
  await expect.element(page.getByText('A part')).toBeVisible()
})
