/** Words beside what is pointed at, focused, rested on or chosen in vain. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import { announcements } from '../../../src/renderer/app/announcer.svelte.ts'
import { Hinting } from '../../../src/renderer/ui/hinting.svelte.ts'
import '../../../src/renderer/ui/base.css'
import '../../../src/renderer/ui/tokens.css'
import HintsHost from './HintsHost.svelte'

const box = () => document.querySelector('.hint')
const words = () => box()?.querySelector('p')?.textContent ?? null
const button = (name: string) => page.getByRole('button', { name, exact: true }).element() as HTMLElement
const fire = (element: Element, name: string, init: PointerEventInit = {}) =>
  element.dispatchEvent(new PointerEvent(name, { isPrimary: true, bubbles: name === 'pointerdown', ...init }))

/** A mouse that moves over a thing and rests there. */
function rest(element: Element) {
  fire(element, 'pointermove')
  vi.advanceTimersByTime(350)
}

describe('words beside a thing', () => {
  beforeEach(async () => {
    await page.viewport(1024, 700)
    await userEvent.unhover(document.body)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => void vi.useRealTimers())

  const shown = async (lumps = () => 3, hinting = new Hinting()) => {
    const onrule = vi.fn<(rule: string) => void>()
    await render(HintsHost, { hinting, lumps, onrule })
    return { hinting, onrule }
  }

  test('come with the pointer and go a moment after it, so that it can go over to them', async () => {
    const { hinting } = await shown()
    rest(button('Tray'))
    await expect.poll(words).toBe('Holds five lumps')
    fire(button('Tray'), 'pointerleave')
    vi.advanceTimersByTime(400)
    expect(hinting.hint).not.toBeNull()
    vi.advanceTimersByTime(200)
    expect(hinting.hint).toBeNull()
  })

  test('stay while the pointer is on them, and lead to the rule', async () => {
    const { hinting, onrule } = await shown()
    rest(button('Tray'))
    await expect.poll(words).toBe('Holds five lumps')
    fire(button('Tray'), 'pointerleave')
    const rule = box()!.querySelector('button')!
    fire(rule, 'pointerenter')
    vi.advanceTimersByTime(1000)
    expect(hinting.hint).not.toBeNull()
    rule.click()
    expect(onrule).toHaveBeenCalledExactlyOnceWith('tray')
    fire(rule, 'pointerleave')
    expect(hinting.hint).toBeNull()
  })

  test('come only once a mouse has moved and rests, not with what comes to lie under it', async () => {
    const { hinting } = await shown()
    fire(button('Tray'), 'pointerenter')
    vi.advanceTimersByTime(1000)
    expect(hinting.hint).toBeNull()
    fire(button('Tray'), 'pointermove')
    vi.advanceTimersByTime(300)
    fire(button('Tray'), 'pointermove')
    vi.advanceTimersByTime(300)
    expect(hinting.hint).toBeNull()
    vi.advanceTimersByTime(50)
    expect(hinting.hint?.text).toBe('Holds five lumps')
  })

  test('go as the board changes, and don’t come for what is pressed', async () => {
    let revision = $state(1)
    const { hinting } = await shown(undefined, new Hinting(() => revision))
    rest(button('Tray'))
    await expect.poll(words).toBe('Holds five lumps')
    revision = 2
    await expect.poll(words).toBeNull()
    fire(button('Tray'), 'pointermove')
    fire(button('Tray'), 'pointerdown')
    vi.advanceTimersByTime(1000)
    expect(hinting.hint).toBeNull()
  })

  test('lie beside the group that one chooses from', async () => {
    await shown()
    const group = button('Tray').parentElement!
    group.dataset.choices = ''
    rest(button('Tray'))
    await expect.poll(words).toBe('Holds five lumps')
    const apart = () => {
      const [words, things] = [box()!, group].map((each) => each.getBoundingClientRect())
      return words.bottom <= things.top || words.top >= things.bottom || words.left >= things.right
    }
    await expect.poll(apart).toBe(true)
  })

  test('lie in the window, above the thing where there is room', async () => {
    await shown()
    rest(button('Tray'))
    await expect.poll(words).toBe('Holds five lumps')
    await expect.poll(() => box()!.getBoundingClientRect().height).toBeGreaterThan(0)
    const inWindow = () => {
      const { left, right, bottom } = box()!.getBoundingClientRect()
      return left >= 0 && right <= window.innerWidth && bottom <= button('Tray').getBoundingClientRect().top
    }
    await expect.poll(inWindow).toBe(true)
  })

  test('come with the focus by keyboard, not with that of a press', async () => {
    vi.useRealTimers()
    const { hinting } = await shown()
    await userEvent.click(button('Silent'))
    button('Tray').focus()
    expect(hinting.hint).toBeNull()
    await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}')
    await expect.element(page.getByRole('button', { name: 'Tray' })).toHaveFocus()
    await expect.poll(words).toBe('Holds five lumps')
    button('Tray').blur()
    await expect.poll(words).toBeNull()
  })

  test('are asked for by a finger that rests, and stay until it comes down elsewhere', async () => {
    const { hinting } = await shown()
    fire(button('Tray'), 'pointerdown', { pointerType: 'touch' })
    vi.advanceTimersByTime(700)
    fire(button('Tray'), 'pointerleave')
    vi.advanceTimersByTime(1000)
    await expect.poll(words).toBe('Holds five lumps')
    fire(document.body, 'pointerdown', { pointerType: 'touch' })
    expect(hinting.hint).toBeNull()
  })

  test('say why something was chosen in vain, aloud too', async () => {
    const { hinting } = await shown()
    hinting.refuse(button('Silent'), 'The tray is full.')
    await expect.poll(words).toBe('The tray is full.')
    expect(box()!.querySelector('button')).toBeNull()
    expect(announcements.map(({ text }) => text)).toEqual(['The tray is full.'])
  })

  test('are none where there is nothing to say, and those of another thing go', async () => {
    const { hinting } = await shown()
    rest(button('Tray'))
    rest(button('Silent'))
    expect(hinting.hint).toBeNull()
  })

  test('name a drawing for screen readers, as it is now', async () => {
    let lumps = $state(3)
    await shown(() => lumps)
    await expect.element(page.getByRole('img', { name: '3 lumps' })).toBeInTheDocument()
    lumps = 2
    await expect.element(page.getByRole('img', { name: '2 lumps' })).toBeInTheDocument()
  })
})
