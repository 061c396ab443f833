/** A key of a composition and a turn of the wheel change nothing that was entered. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ignoreComposing, ignoreWheel } from '../../../src/renderer/keys/input-guards.ts'

ignoreComposing(window)
ignoreWheel(window)

function shown(type: string): HTMLInputElement {
  const field = Object.assign(document.createElement('input'), { type, value: '5' })
  document.body.append(field)
  onTestFinished(() => field.remove())
  field.focus()
  return field
}

test('a wheel over a number field leaves its number', async () => {
  const field = shown('number')
  // Chromium steps numbers only where somebody listens to the wheel.
  field.addEventListener('wheel', () => {})
  await userEvent.wheel(page.elementLocator(field), { delta: { y: 100 } })
  await expect.poll(() => document.activeElement).toBe(document.body)
  expect(field.value).toBe('5')
})

test('a wheel over another field leaves the focus', async () => {
  const field = shown('text')
  const turned = vi.fn<() => void>()
  field.addEventListener('wheel', turned)
  await userEvent.wheel(page.elementLocator(field), { delta: { y: 100 } })
  await expect.poll(() => turned.mock.calls.length).toBeGreaterThan(0)
  expect(document.activeElement).toBe(field)
})

test.each([
  ['that is part of a composition', { isComposing: true }, 0],
  ['that Safari sends after one', { keyCode: 229 }, 0],
  ['of its own', {}, 1],
])('an Enter %s reaches its field %#', (_, init, times) => {
  const field = shown('text')
  const press = vi.fn<() => void>()
  field.addEventListener('keydown', press)
  field.addEventListener('keyup', press)
  for (const type of ['keydown', 'keyup'])
    field.dispatchEvent(new KeyboardEvent(type, { key: 'Enter', bubbles: true, ...init }))
  expect(press).toHaveBeenCalledTimes(times * 2)
})
