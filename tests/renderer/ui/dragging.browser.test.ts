/** Dragging by a pointer: where a thing may be let go, and what becomes of the press. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { draggable } from '../../../src/renderer/ui/drag.ts'

describe('a thing that is dragged', () => {
  let end: (() => void) | undefined
  beforeEach(() => {
    document.body.innerHTML = `
      <button style="position:fixed;left:0;top:0;width:40px;height:40px">Lump</button>
      <div data-drop="tray" style="position:fixed;left:200px;top:0;width:100px;height:100px"><i>in it</i></div>
      <div data-drop="bin" style="position:fixed;left:400px;top:0;width:100px;height:100px"></div>`
  })
  afterEach(() => {
    end?.()
    // The click that follows a drag belongs to it: none may wait for the next test's.
    document.body.click()
    document.body.replaceChildren()
  })

  const lump = () => document.querySelector('button')!
  const ghost = () => document.querySelector('body > button[aria-hidden="true"]')
  const over = () => document.querySelector('[data-over]')?.getAttribute('data-drop') ?? null
  const made = (when = () => true) => {
    const heard: string[] = []
    end = draggable({
      when,
      accepts: (zone) => zone === 'tray',
      drop: (zone) => heard.push(`dropped on ${zone}`),
      start: () => heard.push('started'),
      end: () => heard.push('ended'),
    })(lump()) as () => void
    lump().addEventListener('click', () => heard.push('clicked'))
    return heard
  }
  const fire = (name: string, clientX: number, target: EventTarget = window) =>
    target.dispatchEvent(new PointerEvent(name, { clientX, clientY: 20, button: 0, bubbles: true }))

  test('is dropped where it is wanted, with a copy under the pointer meanwhile, and that is no click', () => {
    const heard = made()
    fire('pointerdown', 20, lump())
    fire('pointermove', 250)
    expect([ghost()?.getBoundingClientRect().left, over()]).toEqual([230, 'tray'])
    fire('pointerup', 250)
    lump().click()
    expect(heard).toEqual(['started', 'dropped on tray', 'ended'])
    expect([ghost(), over()]).toEqual([null, null])
  })

  test.each([
    ['where it is not wanted', 450],
    ['where there is nothing', 700],
  ])('is not dropped %s', (_, x) => {
    const heard = made()
    fire('pointerdown', 20, lump())
    fire('pointermove', 250)
    fire('pointermove', x)
    expect(over()).toBeNull()
    fire('pointerup', x)
    expect(heard).toEqual(['started', 'ended'])
  })

  test.each([
    ['Escape', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
    ['the system', () => fire('pointercancel', 250)],
  ])('is given up by %s', (_, giveUp) => {
    const heard = made()
    fire('pointerdown', 20, lump())
    fire('pointermove', 250)
    giveUp()
    fire('pointerup', 250)
    expect(heard).toEqual(['started', 'ended'])
    expect([ghost(), over()]).toEqual([null, null])
  })

  test('is clicked by a press that hardly moves', () => {
    const heard = made()
    fire('pointerdown', 20, lump())
    fire('pointermove', 24)
    expect(ghost()).toBeNull()
    fire('pointerup', 24)
    lump().click()
    expect(heard).toEqual(['clicked'])
  })

  test('is clicked again by the press after a drag', () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const heard = made()
    fire('pointerdown', 20, lump())
    fire('pointermove', 250)
    fire('pointerup', 250)
    vi.runAllTimers()
    vi.useRealTimers()
    lump().click()
    expect(heard.at(-1)).toBe('clicked')
  })

  test('stays where it is while it can’t be dragged', () => {
    const heard = made(() => false)
    fire('pointerdown', 20, lump())
    fire('pointermove', 250)
    expect([ghost(), heard]).toEqual([null, []])
    fire('pointerup', 250)
  })
})
