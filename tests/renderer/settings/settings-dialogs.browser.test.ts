/** The dialogs of the settings: what is chosen, the backups and the problem reports. */
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Settings } from '../../../src/contract/api.ts'
import type { BackupState, GameLine, RestorePreview } from '../../../src/contract/archive.ts'
import { refusal } from '../../../src/contract/errors.ts'
import type { ReportSummary } from '../../../src/contract/schemas/reports.ts'
import { announcements } from '../../../src/renderer/app/announcer.svelte.ts'
import { dialogs } from '../../../src/renderer/app/dialogs.svelte.ts'
import { toasts } from '../../../src/renderer/app/toasts.svelte.ts'
import { offerGames } from '../../../src/renderer/games/offered-games.svelte.ts'
import { momentOf } from '../../../src/renderer/i18n/times.ts'
import BackupsDialog from '../../../src/renderer/settings/BackupsDialog.svelte'
import GameLines from '../../../src/renderer/games/GameLines.svelte'
import ReportsDialog from '../../../src/renderer/settings/ReportsDialog.svelte'
import SettingsDialog from '../../../src/renderer/settings/SettingsDialog.svelte'
import '../../../src/renderer/ui/base.css'
import '../../../src/renderer/ui/tokens.css'
import { TOY } from '../../toy/renderer/games/catalogue.ts'
import { SETTINGS } from '../fake-services.ts'
import { mounted } from '../mounted.ts'
import { chosen } from '../page.ts'
import { toyRecord } from '../toy-data.ts'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
const said = () => announcements.map(({ text }) => text)

describe('the settings', () => {
  const settings: Settings = { ...SETTINGS, thinking: '2', forecast: 'never', confirm: 'touch' }
  const info = { name: 'Pithead', version: '1.2.3', host: 'loopback', dataFolder: '/games', damaged: false } as const

  const shown = async () => {
    const onchange = vi.fn<(patch: Partial<Settings>) => void>()
    await mounted(SettingsDialog, { open: true, settings, info, onchange })
    await expect.element(dialog('Settings')).toBeVisible()
    return onchange
  }
  const group = (name: string) => page.getByRole('group', { name, exact: true })

  test.each([
    ['Language', 'English', 'Deutsch', { language: 'de' }],
    ['Theme', 'Night shift', 'Day shift', { theme: 'light' }],
    ['Pace of bots, scorings and animations', 'Normal', 'Instant', { speed: 'instant' }],
    ['Motion', 'None', 'System', { motion: 'system' }],
    ['Thinking time of the strongest bot, in seconds', '2', '10', { thinking: '10' }],
    ['Forecast beside the players', 'Never', 'When practising with bots', { forecast: 'with-bots' }],
    ['Press twice before something is turned up', 'With touch', 'Always', { confirm: 'always' }],
    ['Sound', 'Off', 'Loud', { sound: 'loud' }],
  ])('show the present “%s”, %s, and change it to %s', async (name, present, other, patch) => {
    const onchange = await shown()
    await expect.element(group(name).getByRole('radio', { name: present, exact: true })).toBeChecked()
    await chosen(group(name).getByRole('radio', { name: other, exact: true }))
    expect(onchange).toHaveBeenCalledExactlyOnceWith(patch)
  })

  test('tell the version and where the games are kept', async () => {
    await shown()
    await expect.element(page.getByText(/Pithead 1\.2\.3\s*Games are kept in \/games/)).toBeVisible()
  })

  test.each([
    ['About and licences', 'about'],
    ['Backups…', 'backups'],
    ['Problem reports', 'reports'],
  ] as const)('give way to “%s”', async (name, other) => {
    await shown()
    await button(name).click()
    expect(dialogs[other]).toBe(true)
    await expect.element(dialog('Settings')).not.toBeInTheDocument()
  })
})

describe('the backups', () => {
  const at = ['2026-11-20T10:00:00.000Z', '2026-11-19T10:00:00.000Z']
  const backups: BackupState[] = [
    {
      name: 'new',
      at: at[0],
      reason: 'day',
      size: 3_000_000,
      games: { count: 12, finished: 9, last: at[0] },
      elsewhere: true,
    },
    { name: 'old', at: at[1], reason: 'import', size: 3_000_000, games: null, elsewhere: false },
  ]
  const none = { count: 0, games: [] }
  const preview: RestorePreview = {
    gone: none,
    back: { count: 2, games: [] },
    other: none,
    reviews: { gone: none, kept: 0 },
  }

  const shown = async (kept = backups, look = () => Promise.resolve(preview)) => {
    const fake = await mounted(
      BackupsDialog,
      { open: true, desktop: false },
      {
        'backups.list': () => kept,
        'backups.second': () => ({ folder: null, problem: null }),
        'backups.preview': look,
        'backups.restore': () => Promise.resolve(),
      },
    )
    await expect.element(dialog('Backups')).toBeVisible()
    return fake
  }
  const look = (time: string) => button(`Preview the backup of ${momentOf(time)}`)

  test('are told with their reason, their games and where else they are; a damaged one can’t be looked at', async () => {
    await shown()
    const [first, second] = [page.getByRole('listitem').nth(0), page.getByRole('listitem').nth(1)]
    await expect.element(first).toMatchTextContent(/daily · in the second folder · 12 games, 9 of them finished/)
    await expect.element(second).toMatchTextContent(/before an import · unreadable/)
    await expect.element(look(at[0])).toBeEnabled()
    await expect.element(look(at[1])).toBeDisabled()
  })

  test('that there are none is said', async () => {
    await shown([])
    await expect.element(page.getByText('No backups yet.')).toBeVisible()
  })

  test('are looked at before one takes the place of today’s games, which is said', async () => {
    const { asked } = await shown()
    toasts.push({ id: 1, tone: 'plain', text: () => 'removed', action: { label: () => 'Undo', run: () => {} } })
    await look(at[0]).click()
    await expect.element(dialog(`Backup of ${momentOf(at[0])}`)).toBeVisible()
    await expect.element(page.getByText('2 games would be restored')).toBeVisible()
    expect(asked('backups.restore')).toEqual([])
    await button('Restore').click()
    await expect.element(dialog(/Backup/)).not.toBeInTheDocument()
    expect(asked('backups.restore')).toEqual([['new']])
    expect(said()).toContain('Backup restored.')
    expect(toasts).toEqual([])
  })

  test('are all there again on the way back from one', async () => {
    const { asked } = await shown()
    await look(at[0]).click()
    await button('All backups').click()
    await expect.element(look(at[0])).toBeVisible()
    expect(asked('backups.restore')).toEqual([])
  })

  test('that one can’t be looked at is said, and the others can', async () => {
    await shown(backups, () => Promise.reject(refusal('not-found', { id: 'new' })))
    await look(at[0]).click()
    await vi.waitFor(() => expect(toasts.map(({ code }) => code)).toEqual(['not-found']))
    await expect.element(look(at[0])).toBeEnabled()
  })
})

describe('the problem reports', () => {
  const times = ['2026-11-20T10:00:00.000Z', '2026-11-19T10:00:00.000Z']
  const shown = async () => {
    let kept: ReportSummary[] = times.map((at, n) => ({ name: `problem-${n}.txt`, at, what: `Fault ${n}` }))
    const fake = await mounted(
      ReportsDialog,
      { open: true },
      {
        'reports.list': () => kept,
        'reports.read': (name) => `All about ${name}`,
        'reports.remove': (names) => void (kept = kept.filter(({ name }) => !names.includes(name))),
      },
    )
    await expect.element(page.getByText('Fault 0')).toBeVisible()
    return fake
  }
  const read = (n: number) => button(`Read the report of ${momentOf(times[n])}`)

  test('are read one at a time, by keyboard at once, and left for the list', async () => {
    await shown()
    await read(1).click()
    await expect.element(page.getByText('All about problem-1.txt')).toHaveFocus()
    await button('Back to the list').click()
    await expect.element(read(0)).toBeVisible()
  })

  test('are saved as the file they are', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await shown()
    await read(0).click()
    await button('Save as a file').click()
    const link = saved.mock.instances[0] as HTMLAnchorElement
    expect(link.download).toBe('problem-0.txt')
    expect(await (await fetch(link.href)).text()).toBe('All about problem-0.txt')
  })

  test('are deleted one by one, or all at once, which is said', async () => {
    const { asked } = await shown()
    await read(0).click()
    await button('Delete').click()
    await expect.element(page.getByText('Fault 1')).toBeVisible()
    expect(page.getByText('Fault 0').query()).toBeNull()
    expect(said()).toEqual(['Deleted.'])
    await button('Delete all').click()
    await expect.element(page.getByText('No problems so far.')).toBeVisible()
    expect(asked('reports.remove')).toEqual([[['problem-0.txt']], [['problem-1.txt']]])
    expect(button('Delete all').query()).toBeNull()
  })
})

describe('games in a few words', () => {
  const { id, game, mode, players, startedAt, finishedAt } = toyRecord()
  const line: GameLine = { id, game, mode, players, startedAt, finishedAt }

  test('tell who played and how, which still run, and how many more there are', async () => {
    offerGames([TOY])
    await mounted(GameLines, {
      title: 'At stake',
      games: [line, { ...line, id: 'b', mode: 'companion', finishedAt: null }],
      count: 5,
    })
    const lines = page.getByRole('listitem')
    await expect.element(lines.nth(0)).toMatchTextContent(/Mike, Lucy, George, Ida and Anna\s*on screen/)
    await expect.element(lines.nth(1)).toMatchTextContent(/at a table\s*running/)
    await expect.element(lines.nth(2)).toHaveTextContent('and 3 more')
    expect(page.getByText('Toy', { exact: true }).query()).toBeNull()
  })

  test('name their titles where several are on offer, and can be scrolled by keyboard', async () => {
    offerGames([TOY, { ...TOY, identity: { ...TOY.identity, id: 'other' }, title: () => 'Other' }])
    await mounted(GameLines, { title: 'At stake', games: [line], count: 1 })
    await expect.element(page.getByText('Toy', { exact: true })).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('group', { name: 'At stake' })).toHaveFocus()
    expect(page.getByText(/more/).query()).toBeNull()
  })
})
