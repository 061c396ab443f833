import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import { refusal } from '../../../src/contract/errors.ts'
import { GAMES } from '../../../src/renderer/games/catalogue.ts'
import { offerGames } from '../../../src/renderer/games/offered-games.svelte.ts'
import App from '../../../src/renderer/shell/App.svelte'
import { dialogs } from '../../../src/renderer/app/dialogs.svelte.ts'
import { toasts } from '../../../src/renderer/app/toasts.svelte.ts'
import { fakeServices, SETTINGS, type Answers } from '../fake-services.ts'
import { chosen, goTo } from '../page.ts'
import { TOY } from '../../toy/renderer/games/catalogue.ts'
import { toySummary as summary, toyTable } from '../toy-data.ts'

beforeAll(() => offerGames([TOY]))
afterAll(() => offerGames(GAMES))
beforeEach(async () => {
  await page.viewport(1440, 900)
  Object.assign(dialogs, { settings: false, keys: false, reports: false, backups: false })
  toasts.length = 0
  await goTo('#/')
})

async function open(fake = fakeServices()) {
  await render(App, { services: fake.services })
  return fake
}

/** Whether all its corners are seen and can be pressed. */
function isUncovered(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const corners = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => [x, y] as const))
  return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)))
}

describe('home', () => {
  test('invites where nothing is there yet, and Enter leads to a new game', async () => {
    await open()
    await expect.element(page.getByRole('heading', { name: 'No games in progress' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Play' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: 'New game' })).toBeVisible()
  })

  test('shows games under way with whose turn it is, and finished ones with who won', async () => {
    const won = summary({
      id: 'b',
      startedAt: '2026-11-14T10:00:00.000Z',
      finishedAt: '2026-11-14T12:00:00.000Z',
      turn: null,
      points: [144, 144],
      winners: [0, 1],
    })
    await open(fakeServices({ 'tables.list': () => [summary(), won] }))
    const card = page.getByRole('link', { name: /^Continue: 12 lumps left/ })
    await expect.element(card).toMatchTextContent(/Mike’s turn/)
    await expect.element(card).toHaveAttribute('href', '#/table/a')
    const past = page.getByRole('link', { name: /14 November 2026/ })
    await expect.element(past).toMatchTextContent(/Mike and Lucy shared the victory/)
  })

  test('follows what happens elsewhere', async () => {
    let tables = [summary()]
    const { emit } = await open(fakeServices({ 'tables.list': () => tables }))
    const cards = page.getByRole('link', { name: /^Continue/ })
    await expect.element(cards.nth(0)).toHaveAttribute('href', '#/table/a')
    emit('summary.changed', { ...summary(), id: 'b' })
    await expect.element(cards.nth(1)).toHaveAttribute('href', '#/table/a')
    await expect.element(cards.nth(0)).toHaveAttribute('href', '#/table/b')
    emit('summary.changed', summary())
    await expect.element(cards.nth(0)).toHaveAttribute('href', '#/table/a')
    expect(cards.elements()).toHaveLength(2)
    tables = []
    emit('tables.changed', null)
    await expect.element(page.getByText('No games in progress')).toBeVisible()
  })

  test('removes a game by key and brings it back by Undo', async () => {
    let tables = [summary()]
    await open(
      fakeServices({
        'tables.list': () => tables,
        'tables.remove': () => void (tables = []),
        'tables.restore': () => void (tables = [summary()]),
      }),
    )
    const card = page.getByRole('link', { name: /^Continue/ })
    await expect.element(card).toBeVisible()
    ;(card.element() as HTMLElement).focus()
    await userEvent.keyboard('{Delete}')
    await expect.element(card).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(card).toBeVisible()
  })

  test('arrow keys walk among the games', async () => {
    await open(fakeServices({ 'tables.list': () => [summary()] }))
    const card = page.getByRole('link', { name: /^Continue/ })
    await expect.element(card).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(card).toHaveFocus()
  })
})

describe('keys', () => {
  test('? lists what works here and now', async () => {
    await open()
    await userEvent.keyboard('?')
    const dialog = page.getByRole('dialog', { name: 'Keys' })
    await expect.element(dialog).toMatchTextContent(/Show these keys/)
    await expect.element(dialog).toMatchTextContent(/New game/)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('are letters where somebody types', async () => {
    await goTo('#/new')
    await open()
    const name = page.getByLabelText('Name of player 1')
    await name.fill('')
    await userEvent.keyboard('n?,')
    await expect.element(name).toHaveValue('n?,')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('belong to a dialog while it is open', async () => {
    await open()
    await userEvent.keyboard(',')
    await expect.element(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    await userEvent.keyboard('n')
    expect(location.hash).toBe('#/')
  })
})

describe('settings', () => {
  test('change language and theme at once and are kept', async () => {
    const { call } = await open()
    await userEvent.keyboard(',')
    await chosen(page.getByRole('radio', { name: 'Deutsch' }))
    await expect.element(page.getByRole('dialog', { name: 'Einstellungen' })).toBeVisible()
    expect(call).toHaveBeenCalledWith('settings.set', { language: 'de' })
    expect(document.documentElement.lang).toBe('de')
    await chosen(page.getByRole('radio', { name: 'Tagschicht' }))
    await expect.poll(() => document.documentElement.dataset.theme).toBe('light')
  })

  test('follow a change made elsewhere', async () => {
    const { emit } = await open()
    await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible()
    emit('settings.changed', { ...SETTINGS, language: 'nl', motion: 'system', speed: 'fast' })
    await expect.element(page.getByRole('button', { name: 'Spelen' })).toBeVisible()
    expect(document.documentElement.dataset.pace).toBe('fast')
  })
})

describe('trouble', () => {
  test('a lost connection is said until it is back, and what was missed is fetched', async () => {
    let tables = [summary()]
    const { become } = await open(fakeServices({ 'tables.list': () => tables }))
    await expect.element(page.getByRole('link', { name: /^Continue/ })).toBeVisible()
    become('lost')
    await expect.element(page.getByRole('alert')).toMatchTextContent(/out of reach/)
    tables = []
    become('connected')
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await expect.element(page.getByText('No games in progress')).toBeVisible()
  })

  test('a connection that stays lost gets advice and a button, until it is back', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { become, services } = await open()
    become('lost')
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(page.getByRole('button', { name: 'Try now' }).elements()).toEqual([])
    vi.advanceTimersByTime(4000)
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/start it again and go on in the window that it opens/)
    await page.getByRole('button', { name: 'Try now' }).click()
    expect(services.retry).toHaveBeenCalledOnce()
    become('connected')
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  test.each(['tables.list', 'settings.get'] as const)(
    'a data folder that is gone does not look like a first start (%s)',
    async (call) => {
      let gone = true
      const answers: Answers = { 'tables.list': () => [summary()], 'settings.get': () => SETTINGS }
      const answer = () => {
        if (gone) throw refusal('storage-gone', { folder: '/data' })
        return answers[call]!()
      }
      await open(fakeServices({ ...answers, [call]: answer }))
      await expect.element(page.getByRole('heading', { name: 'Your games can’t be shown' })).toBeVisible()
      await expect.element(page.getByText(/data folder was moved or removed/)).toBeVisible()
      await expect.element(page.getByText('No games in progress')).not.toBeInTheDocument()
      gone = false
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect.element(page.getByRole('link', { name: /^Continue/ })).toBeVisible()
    },
  )

  test('a notice that the services are out of reach goes once they are back', async () => {
    await goTo('#/new')
    const away = () => {
      throw refusal('disconnected')
    }
    const { become } = await open(fakeServices({ 'tables.create': away }))
    await page.getByRole('button', { name: 'Start the game' }).click()
    const notice = page.getByText(/Try again once they are back/)
    await expect.element(notice).toBeVisible()
    become('lost')
    become('connected')
    await expect.element(notice).not.toBeInTheDocument()
  })

  test('services that hang are said until they answer', async () => {
    const { become } = await open()
    await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible()
    become('unresponsive')
    await expect.element(page.getByRole('alert')).toMatchTextContent(/aren’t answering/)
    become('connected')
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  test.each([
    [1440, 900],
    [1024, 700],
  ])('the bar of an outage covers no control of a page or a dialog, at %i × %i', async (width, height) => {
    await page.viewport(width, height)
    await goTo('#/archive')
    const { become } = await open(fakeServices({ 'archive.list': () => ({ games: [], total: 0 }) }))
    const inHeader = page.getByRole('button', { name: 'Backups…' })
    await expect.element(inHeader).toBeVisible()
    become('lost')
    const bar = page.getByRole('alert')
    await expect.element(bar).toBeVisible()
    const bottom = () => bar.element().getBoundingClientRect().bottom
    const top = () => inHeader.element().getBoundingClientRect().top
    await expect.poll(() => top() - bottom()).toBeGreaterThanOrEqual(0)
    expect(document.querySelector('main')!.getBoundingClientRect().bottom).toBeLessThanOrEqual(height + 0.5)
    await userEvent.keyboard('?')
    const dialog = page.getByRole('dialog', { name: 'Keys' })
    await expect.element(dialog).toBeVisible()
    expect(dialog.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom())
    become('connected')
    await expect.element(bar).not.toBeInTheDocument()
    expect(document.documentElement.style.getPropertyValue('--outage-height')).toBe('')
  })

  test.each([
    ['Menu', 'before it', 640, 400],
    ['Menu', 'during it', 1024, 700],
    ['Player or bot for Anna', 'before it', 1024, 700],
    ['Player or bot for Anna', 'during it', 640, 400],
    ['Player or bot for Mike', 'before it', 640, 400],
  ])('the bar of an outage covers no item of “%s”, opened %s, at %i × %i', async (name, when, width, height) => {
    await page.viewport(width, height)
    await goTo('#/table/a')
    const { become } = await open(fakeServices({ 'tables.open': () => toyTable() }))
    const menu = page.getByRole('menu')
    const show = async () => {
      await page.getByRole('button', { name }).click()
      await expect.element(menu).toBeVisible()
    }
    if (when === 'before it') await show()
    become('lost')
    await expect.element(page.getByRole('alert')).toBeVisible()
    if (when === 'during it') await show()
    const items = () => [...menu.element().querySelectorAll('[role^="menuitem"]')]
    expect(items().length).toBeGreaterThan(1)
    await expect.poll(() => items().filter((item) => !isUncovered(item))).toEqual([])
  })

  test('a screen that can not be drawn says so and is reported; another address is not affected', async () => {
    const report = vi.fn()
    const broken = [summary({ players: null as never })]
    await open(fakeServices({ 'tables.list': () => broken, 'reports.add': report }))
    await expect.element(page.getByRole('heading', { name: 'This screen has crashed' })).toBeVisible()
    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: expect.stringContaining('null') as string, route: location.hash }),
    )
    await goTo('#/new')
    await expect.element(page.getByRole('heading', { name: 'New game' })).toBeVisible()
  })

  test('what nobody caught is reported once; a refusal is not', async () => {
    const report = vi.fn()
    await open(fakeServices({ 'reports.add': report }))
    for (const reason of [refusal('stale'), new Error('broken on purpose'), new Error('broken on purpose')])
      dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason }))
    await expect.poll(() => report.mock.calls).toHaveLength(1)
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken on purpose' }))
  })

  test('what the services noticed is told once, with the way to the backups', async () => {
    const clear = vi.fn()
    const until = '2026-11-21T19:20:00.000Z'
    await open(
      fakeServices({
        'notices.list': () => [
          { code: 'changes-missing', changes: 12, until, backup: { at: until, games: 2 } },
          { code: 'import-taken-out', games: 120 },
          { code: 'backup-failed', reason: 'storage-full' },
          { code: 'backup-not-copied', folder: '/stick', reason: 'bad-folder' },
        ],
        'notices.clear': clear,
        'backups.second': () => ({ folder: null, problem: null }),
        'backups.list': () => [],
      }),
    )
    const dialog = page.getByRole('dialog', { name: 'Pithead noticed something' })
    const said = [
      /The last 12 changes/,
      /has 2 games/,
      /The 120 games/,
      /backup could not be made. The disk is full/,
      /not in \/stick. .* unplugged/,
    ]
    for (const words of said) await expect.element(dialog).toMatchTextContent(words)
    expect(clear).not.toHaveBeenCalled()
    await dialog.getByRole('button', { name: 'Backups…' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Backups' })).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(clear).toHaveBeenCalledOnce()
  })

  test('problem reports can be read and deleted', async () => {
    const name = 'problem-2026-11-21T19-20-00-123Z.txt'
    let reports = [{ name, at: '2026-11-21T19:20:00.123Z', what: 'a call failed: x' }]
    const remove = vi.fn(() => void (reports = []))
    await open(
      fakeServices({
        'reports.list': () => reports,
        'reports.read': () => 'a call failed: x\n\nPithead 1.2.3',
        'reports.remove': remove,
      }),
    )
    await userEvent.keyboard(',')
    await page.getByRole('button', { name: 'Problem reports' }).click()
    await expect.element(page.getByText('a call failed: x')).toBeVisible()
    await page.getByRole('button', { name: /^Read the report of/ }).click()
    await expect.element(page.getByLabelText(name)).toHaveFocus()
    await page.getByRole('button', { name: 'Delete' }).click()
    expect(remove).toHaveBeenCalledWith([name])
    await expect.element(page.getByText('No problems so far.')).toBeVisible()
  })

  test('an error says what happened and what to do, once', async () => {
    await goTo('#/new')
    const full = () => {
      throw refusal('storage-full')
    }
    await open(fakeServices({ 'tables.create': full }))
    const start = page.getByRole('button', { name: 'Start the game' })
    await start.click()
    await expect.element(page.getByText(/^The disk is full/)).toBeVisible()
    await start.click()
    expect(page.getByText(/^The disk is full/).elements()).toHaveLength(1)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect.element(page.getByText(/^The disk is full/)).not.toBeInTheDocument()
  })

  test('a table that is not there leads home', async () => {
    await goTo('#/table/gone')
    const gone = () => {
      throw refusal('not-found', { id: 'gone' })
    }
    await open(fakeServices({ 'tables.open': gone }))
    await expect.element(page.getByText('This game no longer exists.')).toBeVisible()
    await page.getByRole('button', { name: 'Home screen' }).click()
    await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible()
  })
})
