/** Sound and buzz on a phone, and keeping it quiet. */
import { expect, test, vi } from 'vitest'
import { Attention } from '../../../../src/renderer/phone/attention/attention.svelte.ts'

test('a phone buzzes unless it is kept quiet, which the next page remembers', () => {
  const buzz = vi.spyOn(navigator, 'vibrate').mockReturnValue(true)
  const attention = new Attention()
  attention.call()
  expect(buzz).toHaveBeenCalledTimes(1)
  attention.setQuiet(true)
  attention.call()
  expect(buzz).toHaveBeenCalledTimes(1)
  expect(new Attention().isQuiet).toBe(true)
})

test('a phone without buzz, sound and storage is called all the same', () => {
  vi.stubGlobal('AudioContext', undefined)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  const attention = new Attention()
  attention.setQuiet(true)
  expect(attention.isQuiet).toBe(true)
  attention.setQuiet(false)
  vi.spyOn(navigator, 'vibrate').mockReturnValue(false)
  expect(() => attention.call()).not.toThrow()
})
