/** A zone of the board: one stop for Tab, and arrow keys that go from one thing in it to the next. */
import { moveAmong } from '../../../ui/roving.ts'

export const zone = (selector: string) => (element: HTMLElement) => {
  const items = () => [...element.querySelectorAll<HTMLElement>(selector)]
  let last: HTMLElement | null = null
  const settle = () => {
    const all = items()
    const focused = all.find((item) => item === document.activeElement)
    last = focused ?? (last?.isConnected ? last : (all.find((item) => 'bright' in item.dataset) ?? all[0] ?? null))
    for (const item of all) item.tabIndex = item === last ? 0 : -1
  }
  const changes = new MutationObserver(settle)
  changes.observe(element, { childList: true, subtree: true })
  element.addEventListener('focusin', settle)
  settle()
  const unmove = moveAmong(selector)(element)
  return () => {
    changes.disconnect()
    element.removeEventListener('focusin', settle)
    unmove()
  }
}
