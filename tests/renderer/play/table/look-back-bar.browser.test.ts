/** The bar of an earlier position: its keys beside those of a board that the focus walks. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import LookBackBar from '../../../../src/renderer/play/table/LookBackBar.svelte'
import { moveAmong } from '../../../../src/renderer/ui/roving.ts'

async function looking() {
  const onstep = vi.fn<(by: 1 | -1) => void>()
  const given = { line: null, item: null, LogArt: undefined, players: [], moves: 1, last: 2 }
  await render(LookBackBar, { ...given, onstep, onend: () => {} })
  return onstep
}

/** Two spaces side by side, between which arrow keys move the focus. */
function board(html: string): HTMLElement[] {
  const root = document.createElement('div')
  root.innerHTML = html
  document.body.append(root)
  const leave = moveAmong('[data-rove]')(root)
  onTestFinished(() => {
    leave()
    root.remove()
  })
  return [...root.children] as HTMLElement[]
}

test('left and right go through the game from the board too', async () => {
  const onstep = await looking()
  const [first] = board('<button data-rove>one</button><button data-rove>two</button>')
  first.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
  expect(onstep.mock.calls).toEqual([[1], [-1]])
  expect(document.activeElement).toBe(first)
})

test('in a field they move the text cursor', async () => {
  const onstep = await looking()
  board('<input aria-label="Note" value="ab" />')
  await userEvent.click(page.getByLabelText('Note'))
  await userEvent.keyboard('{ArrowLeft}')
  expect(onstep).not.toHaveBeenCalled()
})
