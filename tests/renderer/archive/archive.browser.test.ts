/** The pages of the archive around any game: with one on offer, with several, and at a table of five. */
import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { ArchivedGame, ArchiveQuery } from '../../../src/contract/archive.ts'
import type { PersonStatistics } from '../../../src/contract/schemas/statistics.ts'
import { refusal } from '../../../src/contract/errors.ts'
import type { GameEntry } from '../../../src/renderer/games/catalogue.ts'
import { GAMES } from '../../../src/renderer/games/catalogue.ts'
import { offerGames } from '../../../src/renderer/games/offered-games.svelte.ts'
import App from '../../../src/renderer/shell/App.svelte'
import { fakeServices, type Answers } from '../fake-services.ts'
import { goTo } from '../page.ts'
import { TOY } from '../../toy/renderer/games/catalogue.ts'
import { toyRecord } from '../toy-data.ts'

/** Another title, for three or four. */
const OTHER: GameEntry = {
  ...TOY,
  identity: { ...TOY.identity, id: 'other', seats: { fewest: 3, most: 4 } },
  title: () => 'Other',
}

afterAll(() => offerGames(GAMES))
beforeEach(async () => {
  await page.viewport(1440, 900)
  offerGames([TOY, OTHER])
})
afterEach(() => goTo('#/'))

const { players } = toyRecord()

const line = (id: string, game: string): ArchivedGame => ({
  ...{ id, game, mode: 'digital', players: players.slice(0, 3), startedAt: '2026-11-20T10:00:00.000Z' },
  ...{
    finishedAt: '2026-11-20T11:00:00.000Z',
    minutes: 60,
    points: [3, 2, 1],
    winners: [0],
    place: null,
    openDoubts: 0,
    tags: [],
    star: false,
    notes: null,
    reviewed: false,
  },
})
const GAMES_KEPT = [line('a', 'toy'), line('b', 'other')]

const standing = { games: 3, wins: 1, shared: 0, fairWins: 1, average: 4, best: 6 }
const rating = { value: 1500, deviation: 100 }
const mike = { name: 'Mike', color: 'red', lastAt: '2026-11-20T10:00:00.000Z', ...standing, rating, trend: [3, 4] }
const bot = { control: 'bot:idle', ...standing, rating }
const person: PersonStatistics = {
  ...mike,
  ...{ firstAt: mike.lastAt, minutes: 60, bySeats: [], byMode: [{ mode: 'digital', ...standing }], byColor: [] },
  ...{ opponents: [], parts: null, latest: [] },
  course: [{ id: 'a', at: mike.lastAt, games: 1, wins: 1, total: 4, rating }],
  accuracy: [{ id: 'a', at: mike.lastAt, games: 1, accuracy: 0.93 }],
  highlights: {
    best: { id: 'a', points: 6 },
    clearest: null,
    closest: null,
    longestRun: { games: 1, from: mike.lastAt, to: mike.lastAt },
    presentRun: null,
  },
}

async function open(hash: string, kept = GAMES_KEPT, answers: Answers = {}) {
  await goTo(hash)
  const fake = fakeServices({
    'archive.list': ({ game }: ArchiveQuery) => {
      const games = kept.filter((each) => game === null || each.game === game)
      return { total: games.length, games }
    },
    'statistics.people': () => Promise.resolve({ games: 3, people: [mike], bots: [bot], alike: [] }),
    'statistics.person': ({ game }) => {
      if (game === 'other') return Promise.reject<PersonStatistics>(refusal('not-found', { id: 'Mike' }))
      return Promise.resolve(person)
    },
    'statistics.tables': () =>
      Promise.resolve({ games: 3, tables: [], parts: null, told: { games: 0, facts: [] }, bots: [bot] }),
    'archive.places': () => ['Club'],
    'archive.tags': () => [],
    'archive.open': () => JSON.stringify(toyRecord()),
    'reviews.hints': () => [],
    'tables.playOn': () => {
      throw refusal('not-found', {})
    },
    ...answers,
  })
  await render(App, { services: fake.services })
  return fake
}

test.each([1024, 1440])('a game says how many of its numbers look odd, %i pixels wide', async (width) => {
  await page.viewport(width, 700)
  const seated = players.slice(0, 4).map((player) => ({ ...player, name: `${player.name} of the Long Name` }))
  const doubtful = { ...line('a', 'toy'), mode: 'companion' as const, players: seated, points: [3, 2, 1, 0] }
  await open('#/archive', [{ ...doubtful, openDoubts: 4 }, line('b', 'other')])
  const rows = page.getByRole('rowgroup').getByRole('row')
  await expect.element(rows.nth(0).getByText('4 things to look at again')).toBeVisible()
  expect(rows.nth(1).getByText('look at again').query()).toBeNull()
  const boxOf = (name: string) => document.querySelector(name)!.getBoundingClientRect()
  expect(boxOf('.doubts').bottom).toBeLessThanOrEqual(boxOf('.row').bottom)
  expect(boxOf('.doubts').top).toBeGreaterThanOrEqual(boxOf('.players').bottom - 1)
})

const choice = () => page.getByRole('combobox', { name: 'Game' })

/** Until the test is finished. */
function pointWithFingers(leastTarget: string) {
  const { style } = document.documentElement
  style.setProperty('--least-target', leastTarget)
  onTestFinished(() => void style.removeProperty('--least-target'))
}

describe('the list', () => {
  const rows = () => page.getByRole('rowgroup').getByRole('row')
  const rich: ArchivedGame = {
    ...line('a', 'toy'),
    ...{ place: 'Club', notes: 'Rain all evening', reviewed: true, tags: ['League'] },
    players: players.slice(0, 3).map((player, seat) => (seat === 2 ? { ...player, control: 'bot:idle' } : player)),
  }

  test('shows bots, tags, notes and reviews as signs with names', async () => {
    await open('#/archive', [rich, line('b', 'other')])
    for (const name of [`With bots: ${players[2].name}`, 'Tags: League', 'Notes: Rain all evening', 'Reviewed'])
      await expect.element(rows().nth(0).getByRole('img', { name, exact: true })).toBeVisible()
    expect(rows().nth(1).getByRole('img').query()).toBeNull()
  })

  test('gives rows the height of a finger where fingers point', async () => {
    pointWithFingers('60px')
    await open('#/archive', [rich, line('b', 'other')])
    const topOf = (index: number) => rows().nth(index).element().getBoundingClientRect().top
    await expect.poll(() => topOf(1) - topOf(0)).toBe(60)
  })

  test('has a finger’s width for the star, and selects where a finger misses the box', async () => {
    pointWithFingers('44px')
    await open('#/archive', [rich, line('b', 'other')])
    const star = rows().nth(0).getByRole('button', { name: 'Starred' })
    await expect.element(star).toBeVisible()
    const { left, right, top, width } = star.element().getBoundingClientRect()
    expect(width).toBeGreaterThanOrEqual(44)
    for (const x of [left + 1, right - 1])
      expect(star.element().contains(document.elementFromPoint(x, top + width / 2))).toBe(true)
    const box = rows().nth(0).getByRole('checkbox')
    const row = rows().nth(0).element().getBoundingClientRect()
    await rows()
      .nth(0)
      .click({ position: { x: box.element().getBoundingClientRect().left - row.left - 6, y: 4 } })
    await expect.element(box).toBeChecked()
    expect(location.hash).toBe('#/archive')
  })

  test('shows whole names beside a long place at the least window', async () => {
    await page.viewport(1024, 700)
    await open('#/archive', [{ ...rich, place: 'The club above the bakery at the old market' }, line('b', 'other')])
    await expect.element(rows().nth(0)).toBeVisible()
    const names = [...document.querySelectorAll('.row .player')].flatMap((player) => [...player.querySelectorAll('*')])
    expect(names.filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth)).toEqual([])
  })

  test('moves by arrow keys at once', async () => {
    await open('#/archive', [rich, line('b', 'other')])
    await expect.element(rows().nth(0)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(rows().nth(1)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(rows().nth(0)).toHaveFocus()
  })

  test('has more rows and columns in a large window', async () => {
    const inSight = () => {
      const view = document.querySelector('.view')!.getBoundingClientRect().height
      return Math.floor(view / document.querySelector('.row')!.getBoundingClientRect().height)
    }
    await open('#/archive', [rich])
    await expect.element(rows().nth(0)).toBeVisible()
    const rowsBefore = inSight()
    expect(page.getByRole('columnheader', { name: 'Notes' }).query()).toBeNull()
    await page.viewport(2560, 1440)
    await expect.element(page.getByRole('columnheader', { name: 'Notes' })).toBeVisible()
    await expect.element(rows().nth(0).getByRole('gridcell', { name: 'Club', exact: true })).toBeVisible()
    await expect.poll(inSight).toBeGreaterThan(rowsBefore * 1.4)
  })
})

describe('the search', () => {
  const field = () => page.getByRole('combobox', { name: 'Search' })
  const listed = (search: string) => ['archive.list', expect.objectContaining({ search })] as const

  test('says where it can’t be understood, and asks for nothing meanwhile', async () => {
    const { call } = await open('#/archive')
    await field().fill('anna winer:bert')
    await expect.element(page.getByText('There is no field “winer”', { exact: false })).toBeVisible()
    await expect.element(page.getByText('Did you mean “winner”?', { exact: false })).toBeVisible()
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
    expect(document.querySelector('mark')!.textContent).toBe('winer:bert')
    expect(call).not.toHaveBeenCalledWith(...listed('anna winer:bert'))
    await field().fill('anna winner:bert')
    await expect.poll(() => call.mock.calls).toContainEqual(listed('anna winner:bert'))
    await expect.element(field()).toHaveAttribute('aria-invalid', 'false')
  })

  test('is completed by keyboard', async () => {
    const { call } = await open('#/archive')
    await field().fill('')
    await userEvent.keyboard('gam')
    const option = page.getByRole('option', { name: /^game:/ })
    await expect.element(option).toBeVisible()
    await expect.element(field()).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(option).toHaveAttribute('aria-selected', 'true')
    expect(field().element().getAttribute('aria-activedescendant')).toBe(option.element().id)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('option', { name: 'game:toy' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}')
    await expect.element(field()).toHaveValue('game:other ')
    await expect.poll(() => call.mock.calls).toContainEqual(listed('game:other '))
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('option', { name: /^winner:/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    expect(location.hash).toBe('#/archive')
    await field().fill('')
  })
})

describe('where one game is on offer', () => {
  beforeEach(() => offerGames([TOY]))

  test.each(['#/archive', '#/people', '#/statistics', '#/people/Mike'])(
    'nobody is asked for it on %s',
    async (hash) => {
      await open(hash)
      await expect.element(page.getByText('Mike').or(page.getByText('3 games')).first()).toBeVisible()
      expect(choice().query()).toBeNull()
      expect(page.getByText('Toy').query()).toBeNull()
    },
  )

  test('a link to a person says nothing of it', async () => {
    await open('#/people')
    await expect.element(page.getByRole('link', { name: 'Mike' })).toHaveAttribute('href', '#/people/Mike')
  })
})

describe('where several are on offer', () => {
  test('each line of the list names its game, and a choice of one stands in the address', async () => {
    const { call } = await open('#/archive')
    const rows = page.getByRole('rowgroup').getByRole('row')
    await expect.element(rows.nth(0)).toMatchTextContent(/Toy/)
    await expect.element(rows.nth(1)).toMatchTextContent(/Other/)
    await choice().selectOptions('Other')
    await expect.element(rows).toHaveLength(1)
    expect(location.hash).toBe('#/archive?game=other')
    expect(call).toHaveBeenLastCalledWith('archive.list', expect.objectContaining({ game: 'other' }))
    const seats = page.getByRole('combobox', { name: 'Players' })
    await expect.element(seats).toMatchTextContent(/^\s*all\s*3\s*4\s*$/)
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect.element(rows).toHaveLength(2)
    expect(location.hash).toBe('#/archive')
  })

  test('a game in the address that is not on offer is left aside', async () => {
    const { call } = await open('#/archive?game=chess')
    await expect.element(page.getByRole('rowgroup').getByRole('row')).toHaveLength(2)
    expect(call).toHaveBeenCalledWith('archive.list', expect.objectContaining({ game: null }))
  })

  test.each([
    ['people', 'statistics.people', { game: 'toy', only: {} }, { game: 'other', only: {} }],
    ['statistics', 'statistics.tables', { game: 'toy', only: {} }, { game: 'other', only: {} }],
  ] as const)('the %s are those of the first game, or of the one that is chosen', async (at, name, first, chosen) => {
    const { call } = await open(`#/${at}`)
    await expect.element(choice()).toHaveValue('toy')
    expect(call).toHaveBeenCalledWith(name, first)
    await choice().selectOptions('Other')
    await expect.poll(() => call.mock.lastCall).toEqual([name, chosen])
    expect(location.hash).toBe(`#/${at}?game=other`)
    await goTo('#/')
    await goTo('#/archive')
    const link = page.getByRole('link', { name: at === 'people' ? /^People/ : /^Statistics/ })
    await expect.element(link).toHaveAttribute('href', `#/${at}?game=other`)
  })

  test('a person stays open in a game that he has not played', async () => {
    await open('#/people?game=toy')
    await page.getByRole('link', { name: 'Mike' }).click()
    expect(location.hash).toBe('#/people/Mike?game=toy')
    await expect.element(page.getByRole('heading', { name: 'Rating from game to game' })).toBeVisible()
    await choice().selectOptions('Other')
    await expect.element(page.getByText('Mike has no finished games')).toBeVisible()
    await choice().selectOptions('Toy')
    await expect.element(page.getByRole('heading', { name: 'Rating from game to game' })).toBeVisible()
  })
})

describe('a person', () => {
  const table = (name: string) => page.getByRole('region', { name }).getByRole('table')

  test('has the accuracy of the games that were reviewed, and each game is open to a press', async () => {
    await open('#/people/Mike')
    const accuracy = page.getByRole('region', { name: 'Accuracy from game to game' })
    await expect.element(accuracy.getByText('1 game was reviewed to the end.', { exact: false })).toBeVisible()
    await expect.element(table('Accuracy from game to game')).toMatchTextContent(/Accuracy.*93\s?%/)
    const dots = accuracy.element().querySelectorAll<SVGAElement>('svg a')
    expect([...dots].map((dot) => dot.getAttribute('href'))).toEqual(['#/archive/a'])
    for (const name of ['Accuracy from game to game', 'Points from game to game', 'Rating from game to game']) {
      const plot = page.getByRole('region', { name })
      await plot.getByRole('button', { name: /^Table/ }).click()
      await expect.element(plot.getByRole('link')).toHaveAttribute('href', '#/archive/a')
    }
  })
})

describe('a name of 200 letters', () => {
  const long = 'Wilhelmine'.repeat(20)
  const wilhelmine = { ...mike, name: long }

  test.each(['#/archive', '#/people', '#/statistics', `#/people/${long}`, '#/archive/a'])(
    'breaks no page: %s',
    async (hash) => {
      await page.viewport(1024, 700)
      const named = players.map((player, seat) => ({ ...player, name: seat === 1 ? long : player.name }))
      const meeting = { name: long, isBot: false, games: 3, ahead: 1, level: 1, behind: 1, lead: 0 }
      await open(hash, [{ ...line('a', 'toy'), players: named, winners: [1] }], {
        'statistics.people': () =>
          Promise.resolve({ games: 3, people: [wilhelmine, mike], bots: [], alike: [[long, 'Mike']] }),
        'statistics.person': () => Promise.resolve({ ...person, ...wilhelmine, opponents: [meeting] }),
        'archive.open': () => JSON.stringify({ ...toyRecord(), players: named }),
      })
      await expect
        .element(
          page
            .getByText(/^Wilhelmine/)
            .or(page.getByText('3 games'))
            .first(),
        )
        .toBeVisible()
      for (const part of document.querySelectorAll('html, main, main section, main header, h1'))
        expect(part.scrollWidth - part.clientWidth, part.outerHTML.slice(0, 200)).toBeLessThanOrEqual(1)
    },
  )

  test('leaves room for the others of its game', async () => {
    await page.viewport(1024, 700)
    const named = players.slice(0, 4).map((player, seat) => ({ ...player, name: seat === 1 ? long : player.name }))
    await open('#/archive', [{ ...line('a', 'toy'), players: named, points: [103, 102, 101, 100] }])
    await expect.element(page.getByRole('rowgroup').getByRole('row').first()).toBeVisible()
    const ends = [...document.querySelectorAll('.players > .player')].map((each) => each.getBoundingClientRect())
    for (const [i, { right }] of ends.slice(0, -1).entries()) expect(right).toBeLessThanOrEqual(ends[i + 1].left)
    expect(ends.every(({ width }) => width > 30)).toBe(true)
  })
})

test('a game says how long it took and what was left open, as its record tells', async () => {
  const record = toyRecord({ minutes: 95, open: ['counts-fell', 'cards-thrice'] })
  await open('#/archive/a', GAMES_KEPT, { 'archive.open': () => JSON.stringify(record) })
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/95/)
  const said = '2 contradictions were left open at the table (counts-fell, cards-thrice).'
  await expect.element(page.getByText(said)).toBeVisible()
})

test('at 640 by 360 pixels every button of the archive is in reach, and the list keeps room', async () => {
  await page.viewport(640, 360)
  await open('#/archive')
  for (const name of ['Export…', 'Import…', 'Backups…', 'Bin'])
    await expect.element(page.getByRole('button', { name })).toBeVisible()
  const buttons = [...document.querySelectorAll('main header button')]
  expect(Math.max(...buttons.map((each) => each.getBoundingClientRect().right))).toBeLessThanOrEqual(640)
  const main = document.querySelector('main')!
  main.scrollTop = main.scrollHeight
  const row = page.getByRole('rowgroup').getByRole('row').first().element()
  expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(360)
  expect(getComputedStyle(main).overflowY).toBe('auto')
})

describe('a stored game of five', () => {
  test('is told and shown by its game, and walked through', async () => {
    await open('#/archive/a')
    await expect.element(page.getByRole('heading', { name: 'Mike has most' })).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/^Toy · /)
    await expect.element(page.getByText('Anna took 4 points')).toBeVisible()
    for (const { name } of players)
      await expect.element(page.getByRole('navigation', { name: 'Players' }).getByText(name)).toBeVisible()
    expect(page.getByRole('button', { name: /^Next s/ }).query()).toBeNull()
    expect(page.getByRole('button', { name: 'Review' }).query()).toBeNull()
    await page.getByRole('button', { name: 'Board' }).click()
    await expect.element(page.getByText('After 6 moves')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(page.getByText('After 5 moves')).toBeVisible()
  })

  test('is shown where a link leads, and another link leads on', async () => {
    await open('#/archive/a/move/3')
    await expect.element(page.getByText('After 3 moves')).toBeVisible()
    await goTo('#/archive/a/move/5')
    await expect.element(page.getByText('After 5 moves')).toBeVisible()
    await goTo('#/archive/a/move/99999')
    await expect.element(page.getByText('After 6 moves')).toBeVisible()
  })

  test.each(['review', 'print'])(
    'shows its course where a link asks for a review that it can’t have: %s',
    async (view) => {
      await open(`#/archive/a/${view}`)
      await expect.element(page.getByRole('heading', { name: 'Mike has most' })).toBeVisible()
    },
  )

  test('gives a link to the position that is shown', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await open('#/archive/a/move/3')
    await expect.element(page.getByText('After 3 moves')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}{Shift>}c{/Shift}')
    await expect.element(page.getByText('Link to this position copied.')).toBeVisible()
    expect(write.mock.lastCall![0]).toBe(`${location.origin}${location.pathname}#/archive/a/move/2`)
  })

  test('is opened at the position of a link that is pasted, but for one that is pasted into a field', async () => {
    await open('#/archive/a')
    await expect.element(page.getByRole('heading', { name: 'Mike has most' })).toBeVisible()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'pithead://archive/a/move/3')
    const paste = (into: Element) => into.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    paste(document.querySelector('input')!)
    expect(location.hash).toBe('#/archive/a')
    paste(document.body)
    await expect.element(page.getByText('After 3 moves')).toBeVisible()
  })

  test('is played on by people and by bots of its levels', async () => {
    const { call } = await open('#/archive/a')
    await expect.element(page.getByRole('heading', { name: 'Mike has most' })).toBeVisible()
    await userEvent.keyboard('{Home}{Shift>}p{/Shift}')
    await page.getByRole('combobox', { name: 'Anna' }).selectOptions('Bot: Idle')
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    const seated = players.map((player, seat) => (seat === 4 ? { ...player, control: 'bot:idle' } : player))
    await expect
      .poll(() => call.mock.lastCall)
      .toEqual(['tables.playOn', { game: 'toy', id: 'a', moves: 0, line: [], players: seated }])
  })
})

describe('a selection', () => {
  const many = Array.from({ length: 6 }, (_, at) => line(`g${at}`, 'toy'))
  const selected = () => page.getByRole('row', { selected: true }).elements().length

  const listed = async () => {
    const { call } = await open('#/archive', many)
    const row = (at: number) => page.getByRole('rowgroup').getByRole('row').nth(at)
    await expect.element(row(5)).toBeVisible()
    const removed = () => call.mock.calls.filter(([name]) => name === 'archive.remove').map(([, games]) => games)
    return { row, removed }
  }

  test('goes over ranges by mouse and keys, and Delete means it', async () => {
    const { row, removed } = await listed()
    await row(1).click({ modifiers: ['ControlOrMeta'], position: { x: 60, y: 8 } })
    await row(3).click({ modifiers: ['Shift'], position: { x: 60, y: 8 } })
    await expect.poll(selected).toBe(3)
    ;(row(3).element() as HTMLElement).focus()
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect.poll(selected).toBe(4)
    await userEvent.keyboard('{Delete}')
    expect(removed()).toEqual([{ ids: ['g1', 'g2', 'g3', 'g4'] }])
  })

  test('is everything with Ctrl+A, and without one Delete means the row', async () => {
    const { row, removed } = await listed()
    ;(row(2).element() as HTMLElement).focus()
    await userEvent.keyboard('{Delete}')
    expect(removed()).toEqual([{ ids: ['g2'] }])
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect.poll(selected).toBe(6)
  })
})
