/** Words over the window while something is dragged over it. */
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import DropVeil from '../../../src/renderer/shell/DropVeil.svelte'

beforeEach(async () => {
  await page.viewport(1024, 700)
  await render(DropVeil)
})

const file = (name: string, type = '') => new File(['{}'], name, { type })

function carrying(...items: (File | string)[]): DataTransfer {
  const dataTransfer = new DataTransfer()
  for (const item of items)
    if (typeof item === 'string') dataTransfer.items.add(item, 'text/plain')
    else dataTransfer.items.add(item)
  return dataTransfer
}

function drag(type: string, dataTransfer: DataTransfer, relatedTarget: EventTarget | null = null): DragEvent {
  const event = new DragEvent(type, { dataTransfer, relatedTarget, bubbles: true, cancelable: true })
  document.body.dispatchEvent(event)
  return event
}

const says = () => page.getByRole('status')

test('of files that may hold games it says how many would be imported', async () => {
  const files = carrying(file('a.pithead'), file('b.json', 'application/json'), file('c.zip', 'application/zip'))
  drag('dragenter', files)
  await expect.element(page.getByText(/Drop to import 3 files/)).toBeVisible()
  await expect.element(page.getByText(/Only files with games/)).toBeVisible()
  expect(drag('dragover', files).defaultPrevented).toBe(false)
})

test.each([
  ['a picture', () => carrying(file('a.png', 'image/png'))],
  ['text', () => carrying('some text')],
])('%s is refused', async (_, items) => {
  drag('dragenter', items())
  await expect.element(page.getByText(/Nothing here can be imported/)).toBeVisible()
  const over = drag('dragover', items())
  expect([over.defaultPrevented, over.dataTransfer!.dropEffect]).toEqual([true, 'none'])
})

test('of several it counts those that may hold games', async () => {
  drag('dragenter', carrying(file('a.pithead'), file('b.png', 'image/png')))
  await expect.element(page.getByText(/Drop to import 1 file/)).toBeVisible()
})

test('it goes with the drop and when the window is left, not on the way over its parts', async () => {
  const files = carrying(file('a.pithead'))
  drag('dragenter', files)
  drag('dragleave', files, document.body)
  await expect.element(says()).toBeVisible()
  drag('dragleave', files)
  await expect.element(says()).not.toBeInTheDocument()
  drag('dragenter', files)
  drag('drop', files)
  await expect.element(says()).not.toBeInTheDocument()
})

test('what is dragged from the page itself is left alone', async () => {
  const piece = carrying('a piece')
  drag('dragstart', piece)
  drag('dragenter', piece)
  expect(drag('dragover', piece).defaultPrevented).toBe(false)
  drag('dragend', piece)
  await expect.element(says()).not.toBeInTheDocument()
})
