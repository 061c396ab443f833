/** Requests from the desktop around the page: opening files, going to places, showing About. */
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import App from '../../../src/renderer/shell/App.svelte'
import { dialogs } from '../../../src/renderer/app/dialogs.svelte.ts'
import { wakerOf } from '../../../src/renderer/score-sheet/wake-lock.svelte.ts'
import { fakeServices } from '../fake-services.ts'
import { goTo } from '../page.ts'

beforeEach(async () => {
  await page.viewport(1440, 900)
  Object.assign(dialogs, { settings: false, keys: false, about: false })
  await goTo('#/')
})

/** A desktop with these files to hand over, and an import that finds a new game in each. */
async function open(waiting: Record<string, string> = {}) {
  const files = new Map(Object.entries(waiting))
  const fake = fakeServices({
    'desktop.files': () => [...files].map(([name, text]) => ({ id: name, name, size: text.length })),
    'desktop.read'({ id, from }) {
      const part = files.get(id)!.slice(from, from + 4)
      if (part === '') files.delete(id)
      return btoa(part)
    },
    'desktop.versions': () => [{ name: 'Node.js', version: '24.0.0' }],
    'import.begin': () => 'x',
    'import.add': () => Promise.resolve({ new: 1, back: 0, changed: 0, known: 0, refused: 0, other: 0, losing: 0 }),
    'import.table': () => null,
    'import.items': () => [],
    'import.drop': () => undefined,
  })
  await render(App, { services: fake.services })
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible()
  return { ...fake, files }
}

const importing = page.getByRole('dialog', { name: 'Import games' })
const sent = ({ call }: Awaited<ReturnType<typeof open>>) =>
  call.mock.calls.filter(([name]) => name === 'import.add').map(([, part]) => part as { name: string; part: string })

describe('files', () => {
  test('that the program was started with are shown before anything is kept', async () => {
    const fake = await open({ 'evening.pithead': '{"coal":1}' })
    await expect.element(importing).toBeVisible()
    await vi.waitUntil(() => sent(fake).length === 1)
    expect(sent(fake)).toMatchObject([{ name: 'evening.pithead', part: btoa('{"coal":1}') }])
    expect(fake.files.size).toBe(0)
    expect(fake.call).not.toHaveBeenCalledWith('import.run', expect.anything())
  })

  test('that are handed over later are shown wherever one is', async () => {
    const fake = await open()
    await goTo('#/new')
    fake.files.set('later.pithead', '{}')
    fake.emit('desktop.handed', 1)
    // Twice in a row: the second finds nothing left.
    fake.emit('desktop.handed', 1)
    await expect.element(importing).toBeVisible()
    await vi.waitUntil(() => sent(fake).length > 0)
    expect(sent(fake).map(({ name }) => name)).toEqual(['later.pithead'])
  })

  test('that are dropped on the window are shown likewise', async () => {
    const fake = await open()
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['{}'], 'dropped.pithead'))
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    document.body.dispatchEvent(drop)
    expect(drop.defaultPrevented).toBe(true)
    await expect.element(importing).toBeVisible()
    await vi.waitUntil(() => sent(fake).length > 0)
    expect(sent(fake)[0].name).toBe('dropped.pithead')
  })

  test('dragging something else over the window means nothing', async () => {
    await open()
    const dataTransfer = new DataTransfer()
    dataTransfer.setData('text/plain', 'a word')
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    document.body.dispatchEvent(drop)
    expect(drop.defaultPrevented).toBe(false)
  })
})

test('the menu leads to every place', async () => {
  const { emit } = await open()
  const places = { new: '#/new', score: '#/score/new', home: '#/', archive: '#/archive' } as const
  for (const [to, hash] of Object.entries(places)) {
    emit('desktop.go', { to: to as keyof typeof places })
    expect(location.hash).toBe(hash)
  }
  emit('desktop.go', { to: 'game', id: 'a', mode: 'companion' })
  expect(location.hash).toBe('#/score/a')
  emit('desktop.go', { to: 'game', id: 'b', mode: 'digital' })
  expect(location.hash).toBe('#/table/b')
})

test('the menu opens one dialog at a time', async () => {
  const { emit } = await open()
  emit('desktop.go', { to: 'settings' })
  await expect.element(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  emit('desktop.go', { to: 'keys' })
  await expect.element(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await expect.element(page.getByRole('dialog', { name: 'Settings' })).not.toBeInTheDocument()
})

test('About, reached from the settings, tells versions and licences', async () => {
  await open()
  dialogs.settings = true
  await page.getByRole('button', { name: 'About and licences' }).click()
  const about = page.getByRole('dialog', { name: 'About Pithead' })
  await expect.element(about).toMatchTextContent(/Pithead\s*0\.1\.0/)
  await expect.element(about).toMatchTextContent(/Node\.js\s*24\.0\.0/)
  await about.getByText(/^svelte \d/).click()
  expect(document.querySelector('details[open] pre')!.textContent).toContain('Permission is hereby granted')
})

describe('the screen', () => {
  test('is kept on by the desktop, until the last who asked lets go', async () => {
    Object.assign(window, { pithead: {} })
    onTestFinished(() => void Reflect.deleteProperty(window, 'pithead'))
    const { services, call } = fakeServices({ 'desktop.awake': () => undefined })
    const { wakeLock } = wakerOf(services)
    const first = await wakeLock!.request('screen')
    const second = await wakeLock!.request('screen')
    await first.release()
    expect(call.mock.calls).toEqual([['desktop.awake', true]])
    await second.release()
    expect(call.mock.calls).toEqual([
      ['desktop.awake', true],
      ['desktop.awake', false],
    ])
  })

  test('is otherwise the browser’s to keep on', () => {
    expect(wakerOf(fakeServices().services)).toBe(navigator)
  })
})
