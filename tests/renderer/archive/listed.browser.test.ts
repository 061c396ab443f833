/** The list of finished games: its order, its pages and what is selected in it. */
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ArchivedGame, ArchiveQuery } from '../../../src/contract/archive.ts'
import { refusal } from '../../../src/contract/errors.ts'
import { Archive } from '../../../src/renderer/archive/list/archive.svelte.ts'
import ArchiveList from '../../../src/renderer/archive/list/ArchiveList.svelte'
import { toasts } from '../../../src/renderer/app/toasts.svelte.ts'
import { offerGames } from '../../../src/renderer/games/offered-games.svelte.ts'
import '../../../src/renderer/ui/base.css'
import '../../../src/renderer/ui/tokens.css'
import { TOY } from '../../toy/renderer/games/catalogue.ts'
import { fakeServices } from '../fake-services.ts'
import { mounted } from '../mounted.ts'
import { toyRecord } from '../toy-data.ts'

const game = (at: number): ArchivedGame => ({
  ...{ id: `g${at}`, game: 'toy', mode: 'digital', players: toyRecord().players, place: null, notes: null },
  ...{ startedAt: '2026-11-20T10:00:00.000Z', finishedAt: '2026-11-20T11:00:00.000Z', minutes: 60 },
  ...{ points: [3, 2, 1, 0, 0], winners: [0], openDoubts: 0, tags: [], star: false, reviewed: false },
})
const pageOf = (total: number, { skip, count }: ArchiveQuery) => ({
  total,
  games: Array.from({ length: Math.max(0, Math.min(count, total - skip)) }, (_, at) => game(skip + at)),
})

/** An archive of `total` games; `asked` collects the queries for its pages. */
async function archiveOf(total: number, answer = pageOf) {
  const asked: ArchiveQuery[] = []
  const { services, call } = fakeServices({
    'archive.list': (query) => {
      asked.push(query)
      return answer(total, query)
    },
  })
  const archive = new Archive(services, null, {})
  await archive.reload()
  /** Resolves once the archive has heard every answer. */
  const answered = () => Promise.all(call.mock.results.map(({ value }) => value as Promise<unknown>))
  return { archive, asked, answered }
}

describe('the archive’s games', () => {
  test('come by the hundred as they are wanted, each page once', async () => {
    const { archive, asked } = await archiveOf(250)
    expect([archive.total, archive.at(99)?.id, archive.at(100)]).toEqual([250, 'g99', undefined])
    archive.want(90, 110)
    archive.want(90, 110)
    await vi.waitFor(() => expect(archive.at(110)?.id).toBe('g110'))
    expect(asked.map(({ skip }) => skip)).toEqual([0, 100])
  })

  test('that were asked for before the filter changed are no longer wanted', async () => {
    const late = Promise.withResolvers<ReturnType<typeof pageOf>>()
    const { archive, answered } = await archiveOf(250, (total, query) =>
      // The second page comes when the filter has changed.
      query.skip === 100 ? (late.promise as never) : pageOf(query.search === '' ? total : 3, query),
    )
    archive.want(100, 110)
    archive.ask({ search: 'anna' })
    await vi.waitFor(() => expect(archive.total).toBe(3))
    late.resolve(pageOf(250, { ...archive.filter, skip: 100, count: 100 }))
    await answered()
    expect([archive.total, archive.at(100)]).toEqual([3, undefined])
  })

  test('that could not be had are asked for again the next time', async () => {
    let fails = true
    const { archive, asked } = await archiveOf(150, (total, query) => {
      if (query.skip > 0 && fails) throw refusal('disconnected')
      return pageOf(total, query)
    })
    archive.want(100, 120)
    await vi.waitFor(() => expect(toasts).toHaveLength(1))
    fails = false
    archive.want(100, 120)
    await vi.waitFor(() => expect(archive.at(120)?.id).toBe('g120'))
    expect(asked.map(({ skip }) => skip)).toEqual([0, 100, 100])
  })

  test('are sorted by a column, and by the same the other way round; names begin with A', async () => {
    const { archive } = await archiveOf(3)
    const sorted = (by: 'date' | 'winner' | 'points') => {
      archive.sortBy(by)
      return [archive.filter.sort, archive.filter.descending]
    }
    expect([sorted('points'), sorted('points')]).toEqual([
      ['points', true],
      ['points', false],
    ])
    expect(sorted('winner')).toEqual(['winner', false])
    archive.ask({ sort: 'date', descending: true })
  })
})

describe('a selection in the archive', () => {
  test('of everything leaves out what is deselected, also of what was never fetched', async () => {
    const { archive } = await archiveOf(250)
    archive.markAll(true)
    archive.mark('g3')
    expect([archive.count, archive.isMarked('g3'), archive.isMarked('g200')]).toEqual([249, false, true])
    expect(archive.selection).toEqual({ filter: archive.filter, except: ['g3'] })
    archive.mark('g3')
    expect(archive.selection).toEqual({ filter: archive.filter, except: [] })
  })

  test('of a range fetches what lies in between, and is that range alone', async () => {
    const { archive, asked } = await archiveOf(350)
    archive.mark('g340')
    await archive.markRange(201, 98)
    expect(asked.map(({ skip }) => skip).sort()).toEqual([0, 100, 200])
    expect(archive.count).toBe(104)
    expect([97, 98, 201, 202, 340].map((at) => archive.isMarked(`g${at}`))).toEqual([false, true, true, false, false])
  })

  test('goes when something else is asked for', async () => {
    const { archive } = await archiveOf(5)
    archive.mark('g1')
    archive.ask({ seats: 5 })
    expect(archive.selection).toEqual({ ids: [] })
    archive.ask({ seats: null })
  })

  test('has stars once each of its games has one', async () => {
    const starred = (total: number, query: ArchiveQuery) => ({
      total,
      games: pageOf(total, query).games.map((each, at) => ({ ...each, star: at < 2 })),
    })
    const { archive } = await archiveOf(3, starred)
    expect(archive.allStarred).toBe(false)
    archive.mark('g0')
    archive.mark('g1')
    expect(archive.allStarred).toBe(true)
    archive.mark('g2')
    expect(archive.allStarred).toBe(false)
  })
})

describe('the list on its page', () => {
  beforeEach(async () => {
    offerGames([TOY])
    await page.viewport(1024, 700)
  })

  const shown = async (total: number, answer = pageOf) => {
    const { archive } = await archiveOf(total, answer)
    const acts = { onopen: vi.fn(), onedit: vi.fn(), onremove: vi.fn(), onstar: vi.fn(), onstarall: vi.fn() }
    await mounted(ArchiveList, { archive, total, active: 0, ...acts })
    return { archive, ...acts }
  }
  const column = (name: string) => page.getByRole('columnheader', { name })
  const all = () => page.getByRole('checkbox', { name: 'Select all matching games' })

  test('says by which column it is sorted and which way, and is sorted by a press', async () => {
    const { archive } = await shown(3)
    await expect.element(column('Date')).toHaveAttribute('aria-sort', 'descending')
    await column('Winner').getByRole('button').click()
    await expect.element(column('Winner')).toHaveAttribute('aria-sort', 'ascending')
    await expect.element(column('Date')).not.toHaveAttribute('aria-sort')
    expect(column('At a glance').getByRole('button').query()).toBeNull()
    archive.ask({ sort: 'date', descending: true })
  })

  test('has a box that selects all, and says where some are selected', async () => {
    const { archive } = await shown(3)
    await all().click()
    expect(archive.selection).toEqual({ filter: archive.filter, except: [] })
    await page.getByRole('checkbox', { name: 'Select', exact: true }).first().click()
    await expect.element(all()).toBePartiallyChecked()
    await page.getByRole('checkbox', { name: 'Select', exact: true }).first().click()
    await expect.element(all()).toBeChecked()
  })

  test('opens, edits, stars and removes the game with the focus by its key', async () => {
    const { onopen, onedit, onstar, onremove } = await shown(3)
    ;(page.getByRole('row').nth(1).element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowDown}{Enter}e*{Delete}')
    for (const act of [onopen, onedit, onstar, onremove])
      expect(act.mock.calls.map(([of]) => (of as ArchivedGame).id)).toEqual(['g1'])
  })

  test('goes to its ends by Home and End, where the rows come into being', async () => {
    const low = new CSSStyleSheet()
    low.replaceSync('[role="grid"] { height: 20rem }')
    document.adoptedStyleSheets.push(low)
    onTestFinished(() => void document.adoptedStyleSheets.pop())
    const { archive } = await shown(400)
    ;(page.getByRole('row').nth(1).element() as HTMLElement).focus()
    await userEvent.keyboard('{End}')
    await expect.poll(() => document.activeElement?.getAttribute('aria-rowindex')).toBe('401')
    await vi.waitFor(() => expect(archive.at(399)?.id).toBe('g399'))
    await userEvent.keyboard('{Home}')
    await expect.poll(() => document.activeElement?.getAttribute('aria-rowindex')).toBe('2')
    expect(page.getByRole('row').elements().length).toBeLessThan(100)
  })

  test('does nothing to a game that has not come yet', async () => {
    const { onopen, onedit } = await shown(3, (total) => ({ total, games: [] }))
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '4')
    ;(page.getByRole('row').nth(1).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}e')
    await page.getByRole('row').nth(2).click()
    expect([onopen.mock.calls, onedit.mock.calls]).toEqual([[], []])
  })
})
