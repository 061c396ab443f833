/**
 * Messages of the shell: notices at the edge, notices from the services, the list of keys, and a screen that failed.
 */
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Notice } from '../../../src/contract/api.ts'
import { refusal } from '../../../src/contract/errors.ts'
import { dialogs } from '../../../src/renderer/app/dialogs.svelte.ts'
import { offerShortcuts } from '../../../src/renderer/keys/shortcuts.svelte.ts'
import { notify, toasts } from '../../../src/renderer/app/toasts.svelte.ts'
import FailedScreen from '../../../src/renderer/shell/FailedScreen.svelte'
import { reportFailures } from '../../../src/renderer/shell/failures.ts'
import { handedFiles } from '../../../src/renderer/shell/handed-files.ts'
import { noticeText } from '../../../src/renderer/shell/noticed.ts'
import NoticesDialog from '../../../src/renderer/shell/NoticesDialog.svelte'
import ShortcutOverlay from '../../../src/renderer/shell/ShortcutOverlay.svelte'
import Toasts from '../../../src/renderer/shell/Toasts.svelte'
import '../../../src/renderer/ui/base.css'
import '../../../src/renderer/ui/tokens.css'
import { fakeServices } from '../fake-services.ts'
import { mounted } from '../mounted.ts'
import { goTo } from '../page.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('a notice at the edge', () => {
  afterEach(() => void vi.useRealTimers())

  const shown = async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const run = vi.fn<() => void>()
    await mounted(Toasts, {})
    notify({ tone: 'plain', text: () => 'One game removed.', action: { label: () => 'Undo', run } })
    await expect.element(page.getByText('One game removed.')).toBeInTheDocument()
    return run
  }

  test('does what it offers, and goes', async () => {
    const run = await shown()
    ;(button('Undo').element() as HTMLElement).click()
    expect([run.mock.calls.length, toasts.length]).toEqual([1, 0])
  })

  test('is dismissed without doing it', async () => {
    const run = await shown()
    ;(button('Dismiss').element() as HTMLElement).click()
    expect([run.mock.calls.length, toasts.length]).toEqual([0, 0])
  })

  test('goes by itself after a while', async () => {
    await shown()
    vi.advanceTimersByTime(8_900)
    expect(toasts).toHaveLength(1)
    vi.advanceTimersByTime(200)
    expect(toasts).toHaveLength(0)
  })

  test.each([
    ['pointed at', new PointerEvent('pointerenter'), new PointerEvent('pointerleave')],
    ['focused', new FocusEvent('focusin'), new FocusEvent('focusout')],
  ])('stays while it is %s, and for a while after that', async (_, come, leave) => {
    await shown()
    const notice = page.getByText('One game removed.').element().parentElement!
    notice.dispatchEvent(come)
    vi.advanceTimersByTime(60_000)
    expect(toasts).toHaveLength(1)
    notice.dispatchEvent(leave)
    vi.advanceTimersByTime(8_900)
    expect(toasts).toHaveLength(1)
    vi.advanceTimersByTime(200)
    expect(toasts).toHaveLength(0)
  })
})

describe('what the services noticed', () => {
  const at = '2026-11-20T10:00:00.000Z'
  const shown = (...notices: Notice[]) => mounted(NoticesDialog, {}, { 'notices.list': () => notices })
  const dialog = () => page.getByRole('dialog', { name: 'Pithead noticed something' })

  test('is told together, and is read once the dialog was closed', async () => {
    const { asked } = await shown({ code: 'import-taken-out', games: 2 }, { code: 'import-left', games: 1 })
    await expect.element(dialog()).toMatchTextContent(/An import was cut off\. The 2 games.*one game of it could not/s)
    expect([asked('notices.clear'), button('Backups…').query()]).toEqual([[], null])
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(asked('notices.clear')).toEqual([[]])
  })

  test('of backups leads to them', async () => {
    const { asked } = await shown({ code: 'backup-failed', reason: 'storage-full' })
    await button('Backups…').click()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect([dialogs.backups, asked('notices.clear')]).toEqual([true, [[]]])
  })

  test('is nothing mostly, and then nothing opens or is cleared', async () => {
    const { asked } = await shown()
    await vi.waitFor(() => expect(asked('notices.list')).toHaveLength(1))
    expect([dialog().query(), asked('notices.clear')]).toEqual([null, []])
  })

  test.each<[Notice, RegExp]>([
    [{ code: 'backup-failed', reason: 'storage-full' }, /could not be made\. The disk is full/],
    [{ code: 'backup-failed', reason: 'internal' }, /could not be made\. The folder/],
    [{ code: 'backup-not-copied', folder: '/stick', reason: 'bad-folder' }, /not in \/stick\. The folder isn’t there/],
    [{ code: 'second-folder-ignored', folder: '/stick' }, /names \/stick as a second folder/],
    [{ code: 'unsafe-drive', folder: '/net', kind: 'network' }, /\/net is on a network drive/],
    [{ code: 'unsafe-drive', folder: '/cloud', kind: 'synchronised' }, /\/cloud is synchronised/],
    [{ code: 'unsafe-drive', folder: '/fat', kind: 'no-log' }, /\/fat doesn’t support/],
    [{ code: 'changes-missing', changes: 1, until: at, backup: null }, /There is no backup/],
    [{ code: 'changes-missing', changes: 3, until: at, backup: { at, games: 0 } }, /nothing beyond what is here/],
    [{ code: 'changes-missing', changes: 3, until: at, backup: { at, games: 2 } }, /has 2 games that aren’t here/],
  ])('is said so that one knows what to do: %o', (notice, words) => expect(noticeText(notice)).toMatch(words))
})

test('the keys are listed by their names, as the keyboard has them', async () => {
  const end = $effect.root(() =>
    offerShortcuts(
      () => 'Here',
      [
        { keys: ['Escape', 'x'], says: () => 'Leave' },
        { keys: ['ArrowLeft', 'ArrowRight'], shown: '← →', says: () => 'Walk' },
        { keys: [' '], says: () => 'Choose' },
      ],
    ),
  )
  onTestFinished(end)
  await mounted(ShortcutOverlay, { open: true })
  await expect.element(page.getByRole('heading', { name: 'Here' })).toBeVisible()
  const section = page.getByRole('heading', { name: 'Here' }).element().parentElement!
  const lines = [...section.querySelectorAll('dl > div')].map((line) => [
    [...line.querySelectorAll('kbd')].map((key) => key.textContent),
    line.querySelector('dd')?.textContent,
  ])
  expect(lines).toEqual([
    [['Esc', 'X'], 'Leave'],
    [['←', '→'], 'Walk'],
    [['Space'], 'Choose'],
  ])
})

describe('a screen that failed', () => {
  const shown = async (at = '#/bin') => {
    await goTo(at)
    const onagain = vi.fn<() => void>()
    await mounted(FailedScreen, { error: new Error('a fault inside'), onagain })
    await expect.element(page.getByText('Error: a fault inside')).toBeVisible()
    return onagain
  }

  test('is tried again by a press', async () => {
    const onagain = await shown()
    await button('Try again').click()
    expect([onagain.mock.calls.length, location.hash]).toEqual([1, '#/bin'])
  })

  test('is left for home, or for the report', async () => {
    const onagain = await shown()
    await button('See the report').click()
    expect([dialogs.reports, onagain.mock.calls.length]).toEqual([true, 0])
    await button('Home screen').click()
    expect(location.hash).toBe('#/')
    expect(onagain).toHaveBeenCalled()
  })

  test('at home is tried again by the way home, where no address changes', async () => {
    const onagain = await shown('#/')
    await button('Home screen').click()
    expect(onagain).toHaveBeenCalledOnce()
  })

  test('is tried again where somebody goes elsewhere', async () => {
    const onagain = await shown()
    await goTo('#/people')
    expect(onagain).toHaveBeenCalledOnce()
  })
})

describe('faults of the page', () => {
  const watched = (add = () => {}) => {
    const fake = fakeServices({ 'reports.add': add })
    const listen = vi.spyOn(window, 'addEventListener').mockImplementation(() => {})
    const report = reportFailures(fake.services)
    listen.mockRestore()
    const told = () => fake.call.mock.calls.map(([, failure]) => (failure as { message: string }).message)
    return { report, told }
  }

  test('are reported once each, and no more than five', () => {
    const { report, told } = watched()
    for (const fault of ['one', 'one', 'two', 'three', 'four', 'five', 'six']) report(new Error(fault))
    expect(told()).toEqual(['one', 'two', 'three', 'four', 'five'])
  })

  test('are cut to what the services take, and never fail again', async () => {
    const { report, told } = watched(() => {
      throw refusal('disconnected')
    })
    report('x'.repeat(9000))
    expect(told()[0]).toHaveLength(500)
    await Promise.resolve()
  })

  test('are none where the services refused something', () => {
    const { report, told } = watched()
    report(refusal('storage-full'))
    expect(told()).toEqual([])
  })
})

describe('a file that the desktop hands over', () => {
  const text = 'all of the file’s bytes'
  const bytes = new TextEncoder().encode(text)
  const held = async (whole = bytes) => {
    const asked: number[] = []
    const { services } = fakeServices({
      'desktop.files': () => [{ id: 'f', name: 'evening.pithead', size: bytes.length }],
      'desktop.read': ({ from }) => {
        asked.push(from)
        return btoa(String.fromCharCode(...whole.subarray(from, from + 10)))
      },
    })
    return { files: await handedFiles(services), again: () => handedFiles(services), asked }
  }

  test('is read in parts, each of which is fetched once', async () => {
    const { files, asked } = await held()
    const [first, rest] = [await files[0].read(0, 4), await files[0].read(4, 100)]
    expect(new TextDecoder().decode(Uint8Array.of(...first, ...rest))).toBe(text)
    expect(asked).toEqual([0, 10, 20])
  })

  test('is taken once, and let go of at its end', async () => {
    const { files, again, asked } = await held()
    expect(await again()).toEqual([])
    files[0].done!()
    expect(asked).toEqual([bytes.length])
  })

  test('that became shorter ends where it ends now', async () => {
    const { files } = await held(bytes.subarray(0, 12))
    expect(await files[0].read(0, bytes.length)).toEqual(bytes.subarray(0, 12))
  })
})
