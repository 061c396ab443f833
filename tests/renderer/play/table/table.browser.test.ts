/** The frame around any game's board, with the toy in it. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { Action, Settings, TableState } from '../../../../src/contract/api.ts'
import type { PersonResults } from '../../../../src/contract/schemas/statistics.ts'
import { refusal } from '../../../../src/contract/errors.ts'
import { dialogs } from '../../../../src/renderer/app/dialogs.svelte.ts'
import { GAMES } from '../../../../src/renderer/games/catalogue.ts'
import { offerGames } from '../../../../src/renderer/games/offered-games.svelte.ts'
import App from '../../../../src/renderer/shell/App.svelte'
import { fakeServices, SETTINGS, type Answers } from '../../fake-services.ts'
import { goTo } from '../../page.ts'
import { TOY } from '../../../toy/renderer/games/catalogue.ts'
import { taking, toyTable, toyView } from '../../toy-data.ts'

beforeAll(() => offerGames([TOY]))
afterAll(() => offerGames(GAMES))
beforeEach(async () => {
  await page.viewport(1440, 900)
  Object.assign(dialogs, { settings: false, keys: false })
})

async function open(
  table: TableState,
  answer: (action: Action) => number = () => table.revision,
  answers: Answers = {},
) {
  await goTo(`#/table/${table.id}`)
  const fake = fakeServices({
    'tables.open': () => table,
    'tables.act': ({ action }) => answer(action),
    'tables.create': () => table,
    ...answers,
  })
  await render(App, { services: fake.services })
  await expect.element(page.getByRole('heading', { name: 'Toy' })).toBeVisible()
  return fake
}

test('the header has the game’s name, how far it is and whose turn it is', async () => {
  await open(toyTable())
  const header = page.getByRole('banner')
  await expect.element(header.getByText('12 lumps left', { exact: true })).toBeVisible()
  await expect.element(header.getByText('Mike takes from 12')).toBeVisible()
  expect(document.title).toBe('Mike takes from 12 – Pithead')
})

test('a decision goes out with the game’s name, and what the rules refuse is said in the game’s words', async () => {
  const { call } = await open(toyTable(), () => {
    throw refusal('not-offered', { left: 1 })
  })
  await page.getByRole('button', { name: 'Take 2' }).click()
  await expect.element(page.getByText('only 1 are left')).toBeVisible()
  const action = { type: 'decide', decision: { take: 2 } }
  expect(call).toHaveBeenCalledWith('tables.act', { game: 'toy', id: 'a', revision: 4, action })
})

test('a take-back that makes a counted game practice is asked for once more', async () => {
  const { call } = await open(toyTable({ takeBack: { effect: 'move', practice: true } }))
  const acts = () => call.mock.calls.filter(([name]) => name === 'tables.act')
  await userEvent.keyboard('z')
  await expect.element(page.getByRole('button', { name: /practice/ })).toBeVisible()
  expect(acts()).toEqual([])
  await userEvent.keyboard('z')
  await expect.poll(acts).toHaveLength(1)
})

test('Enter at a result asks for nothing', async () => {
  const result = { scores: [9, 1, 2, 3, 4].map((total) => ({ total })), winners: [0] }
  const { call } = await open(toyTable({ waiting: 'finished', turn: null, result }))
  await userEvent.keyboard('{Enter}')
  expect(call.mock.calls.filter(([name]) => name === 'tables.act')).toEqual([])
})

describe('a second press for what turns something up', () => {
  const take = page.getByRole('button', { name: 'Take 2' })
  const finished = (name: string, games: number) => ({ name, players: 2, games, average: null })
  const asked = (confirm: Settings['confirm'], ...results: PersonResults[]) =>
    open(toyTable(), undefined, {
      'settings.get': () => ({ ...SETTINGS, confirm }),
      'people.results': () => results,
    })

  test('is asked of who has finished fewer than three games', async () => {
    const { call } = await asked('newcomers', finished('Mike', 2), finished('Lucy', 9))
    await expect.element(take).toHaveAttribute('data-confirms', 'always')
    expect(call).toHaveBeenCalledWith('people.results', {
      game: 'toy',
      names: toyTable().players.map(({ name }) => name),
    })
  })

  test('is asked of others with touch alone', async () => {
    const { call } = await asked('newcomers', finished('Mike', 2), { ...finished('Mike', 1), players: 3 })
    await expect.poll(() => call.mock.calls.some(([name]) => name === 'people.results')).toBe(true)
    await expect.element(take).toHaveAttribute('data-confirms', 'touch')
  })

  test('is asked as somebody has set it, whoever is new', async () => {
    const { call } = await asked('never')
    await expect.element(take).toHaveAttribute('data-confirms', 'never')
    expect(call.mock.calls.map(([name]) => name)).not.toContain('people.results')
  })
})

describe('chances of winning', () => {
  const table = toyTable()
  const cards = () => [...document.querySelectorAll('.chance .sr-only')]
  const said = () => cards().map((each) => each.textContent)
  const says = (...percents: number[]) => percents.map((each) => `Chance of winning: ${each}%`)
  const idea = { decisions: [{ take: 2 }], lead: 3, chance: 0.56, effects: {}, reasons: [] }
  const forecast = (more: Answers = {}) =>
    open(table, undefined, {
      'settings.get': () => ({ ...SETTINGS, forecast: 'always' }),
      'tables.forecast': () => ({ chances: [0.4, 0.3, 0.15, 0.15, 0] }),
      'hints.think': () =>
        Promise.resolve({ game: 'toy', ideas: [idea, { ...idea, chance: 0.2 }], used: [1, 0, 0, 0, 0] }),
      ...more,
    })

  test('are those that hints found, once they have looked, and no page has two numbers', async () => {
    await forecast()
    await expect.poll(said).toEqual(says(40, 30, 15, 15, 0))
    await page.getByRole('button', { name: 'Think' }).click()
    await expect.element(page.getByText('Best: Take 2')).toBeVisible()
    await expect.poll(said).toEqual(says(56, 22, 11, 11, 0))
  })

  test('are shown in practice with bots unless people want more, and explained', async () => {
    const players = toyTable().players.map((player, seat) => (seat === 1 ? { ...player, control: 'bot:idle' } : player))
    const practice = { ...toyTable({ players }), practice: true }
    const settings = { 'settings.get': () => ({ ...SETTINGS, forecast: 'with-bots' as const }) }
    const answers = { ...settings, 'tables.forecast': () => ({ chances: [0.4, 0.3, 0.15, 0.15, 0] }) }
    const { emit } = await open(practice, undefined, answers)
    await expect.poll(said).toEqual(says(40, 30, 15, 15, 0))
    await userEvent.hover(document.querySelector('.forecast')!)
    await expect.element(page.getByText(/what everybody holds and has under way/)).toBeVisible()
    emit('table.changed', { ...practice, revision: 5, practice: false })
    await expect.poll(cards).toEqual([])
  })

  test('stay those of the hints while the turn is made', async () => {
    const { emit } = await forecast()
    await page.getByRole('button', { name: 'Think' }).click()
    await expect.poll(said).toEqual(says(56, 22, 11, 11, 0))
    emit('table.changed', { ...table, revision: 5, progress: { key: 'left', params: { left: 9 } } })
    await expect.element(page.getByText('9 lumps left', { exact: true })).toBeVisible()
    expect(said()).toEqual(says(56, 22, 11, 11, 0))
  })

  test('are found anew after the next decision', async () => {
    const { emit } = await forecast()
    await page.getByRole('button', { name: 'Think' }).click()
    await expect.poll(said).toEqual(says(56, 22, 11, 11, 0))
    emit('table.changed', { ...table, revision: 5, turn: 1 })
    await expect.poll(said).toEqual(says(40, 30, 15, 15, 0))
  })

  test('are left out while a scoring tells them', async () => {
    const { emit } = await forecast()
    await expect.poll(said).toEqual(says(40, 30, 15, 15, 0))
    emit('table.changed', { ...table, revision: 5, turn: null, waiting: 'ceremony' })
    await expect.poll(cards).toEqual([])
  })
})

describe('the clocks', () => {
  const at = (more: Partial<TableState>) => toyTable({ players: seated, ...more })
  const seated = toyTable().players.map((player, seat) => (seat === 1 ? { ...player, control: 'bot:idle' } : player))
  const clockOf = (name: string) => page.getByRole('timer', { name: `${name}’s thinking time` })
  const kept = { limit: 60, seat: 0, used: [0, 0, 65_000, 0, 0], turn: 15_000 }

  type Emit = Awaited<ReturnType<typeof open>>['emit']
  /** Until the page has seen it. */
  const changes = async (emit: Emit, more: Partial<TableState>) => {
    emit('table.changed', at({ revision: 5, progress: { key: 'left', params: { left: 9 } }, ...more }))
    await expect.element(page.getByText('9 lumps left', { exact: true })).toBeVisible()
  }

  beforeEach(() => {
    vi.useFakeTimers({ now: 0, toFake: ['Date', 'setInterval', 'clearInterval'] })
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now())
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  test('are off until somebody asks for them, by keyboard alone', async () => {
    const { call } = await open(at({}))
    await expect.element(page.getByRole('heading', { name: 'Toy' })).toBeVisible()
    expect(page.getByRole('timer').elements()).toEqual([])
    page.getByRole('button', { name: 'Menu' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menuitem', { name: 'Thinking time…' })).toBeVisible()
    await userEvent.keyboard('th{Enter}')
    await expect.element(page.getByRole('radio', { name: 'not counted' })).toBeChecked()
    page.getByRole('radio', { name: 'not counted' }).element().focus()
    await userEvent.keyboard('{ArrowRight}{Escape}')
    await expect.element(clockOf('Mike')).toHaveTextContent('0:00')
    expect(clockOf('Lucy').elements()).toEqual([])
    expect(call).toHaveBeenCalledWith('clock.keep', {
      id: 'a',
      clock: { limit: null, seat: 0, used: [0, 0, 0, 0, 0], turn: 0 },
    })
  })

  test('go on where they were kept, and count whoever thinks', async () => {
    const { emit } = await open(at({}), undefined, { 'clock.open': () => kept })
    await expect.element(clockOf('Mike')).toHaveTextContent('0:15')
    vi.advanceTimersByTime(5000)
    await expect.element(clockOf('Mike')).toHaveTextContent('0:20')
    await expect.element(page.getByRole('timer', { name: 'Mike’s time left for this turn' })).toHaveTextContent('0:40')
    await changes(emit, { turn: 2 })
    vi.advanceTimersByTime(10_000)
    await expect.element(clockOf('George')).toHaveTextContent('1:15')
    await expect.element(clockOf('Mike')).toHaveTextContent('0:20')
  })

  test('count no sleep of the machine, and keep none', async () => {
    const { call } = await open(at({}), undefined, { 'clock.open': () => kept })
    await expect.element(clockOf('Mike')).toHaveTextContent('0:15')
    vi.advanceTimersByTime(4000)
    vi.setSystemTime(3 * 3_600_000)
    vi.advanceTimersByTime(8000)
    await expect.element(clockOf('Mike')).toHaveTextContent('0:27')
    const clocks = vi.mocked(call).mock.calls.flatMap(([name, given]) => (name === 'clock.keep' ? [given] : []))
    expect(clocks.at(-1)).toMatchObject({ clock: { turn: expect.closeTo(25_000, -3) as number } })
  })

  test.each([
    ['a bot plays', { turn: 1, waiting: 'thinking' }],
    ['something is told', { turn: null, waiting: 'ceremony' }],
    ['something is handed over', { waiting: 'hand-over' }],
  ] as const)('stand still while %s', async (_, more) => {
    const { emit } = await open(at({}), undefined, { 'clock.open': () => kept })
    await expect.element(clockOf('Mike')).toHaveTextContent('0:15')
    await changes(emit, more)
    vi.advanceTimersByTime(5000)
    await expect.element(clockOf('Mike')).toHaveTextContent('0:15')
  })

  test('say so when the time of a turn is over', async () => {
    await open(at({}), undefined, { 'clock.open': () => kept })
    await expect.element(clockOf('Mike')).toHaveTextContent('0:15')
    vi.advanceTimersByTime(50_000)
    await expect.element(page.getByText('Mike, time is up.')).toBeInTheDocument()
    await expect.element(page.getByRole('timer', { name: 'Mike’s time left for this turn' })).toHaveTextContent('−0:05')
  })

  test('are none of a game that bots play alone', async () => {
    await open(toyTable({ players: toyTable().players.map((player) => ({ ...player, control: 'bot:idle' })) }))
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect.element(page.getByRole('menuitem').first()).toBeVisible()
    expect(page.getByRole('menuitem', { name: 'Thinking time…' }).elements()).toEqual([])
  })
})

describe('a decision on its way', () => {
  const lines = () => page.getByRole('group', { name: 'Log' }).getByRole('listitem')
  const press = () => page.getByRole('button', { name: 'Take 2' }).click()

  test('is shown at once, and is no longer ahead once it has arrived', async () => {
    const arrived = Promise.withResolvers<number>()
    const { emit } = await open(toyTable(), undefined, { 'tables.act': () => arrived.promise })
    await press()
    await expect.element(lines().nth(0)).toMatchTextContent(/^\s*Mike takes 2/)
    emit('table.changed', toyTable({ revision: 5 }, 1))
    arrived.resolve(5)
    await expect.element(lines().nth(0)).toMatchTextContent(/^\s*Mike takes 1/)
  })

  test('is taken back with the reason where it is refused', async () => {
    const arrived = Promise.withResolvers<number>()
    await open(toyTable(), undefined, { 'tables.act': () => arrived.promise })
    await press()
    await expect.element(lines().nth(0)).toMatchTextContent(/Mike takes 2/)
    arrived.reject(refusal('not-offered', { left: 1 }))
    await expect.element(page.getByText('only 1 are left')).toBeVisible()
    await expect.poll(() => lines().elements()).toEqual([])
  })

  test('is followed by one made on it, which is dropped where the first is refused', async () => {
    const first = Promise.withResolvers<number>()
    const { call } = await open(toyTable(), undefined, { 'tables.act': () => first.promise })
    await press()
    await press()
    await expect.element(lines().nth(0)).toMatchTextContent(/Lucy takes 2/)
    await expect.element(lines().nth(1)).toMatchTextContent(/Mike takes 2/)
    first.reject(refusal('not-offered', { left: 1 }))
    await expect.element(page.getByText('only 1 are left')).toBeVisible()
    await expect.poll(() => lines().elements()).toEqual([])
    expect(call.mock.calls.filter(([name]) => name === 'tables.act')).toHaveLength(1)
  })

  test('is told to a screen reader once it has arrived', async () => {
    const said = () => [...document.querySelectorAll('.sr-only[aria-live] p')].map((line) => line.textContent)
    const arrived = Promise.withResolvers<number>()
    const { emit } = await open(toyTable(), undefined, { 'tables.act': () => arrived.promise })
    await press()
    await expect.element(lines().nth(0)).toMatchTextContent(/Mike takes 2/)
    expect(said()).not.toContain('Mike takes 2.')
    emit('table.changed', toyTable({ revision: 5 }, 2))
    await expect.poll(said).toContain('Mike takes 2.')
    arrived.resolve(5)
  })

  test.each([
    ['not a second time where it is as it was shown', 2, false],
    ['anew where it is another', 1, true],
  ])('is put in words %s', async (_, took, isAnew) => {
    const { words } = await TOY.words()
    const worded = vi.spyOn(words, 'logLines')
    const arrived = Promise.withResolvers<number>()
    const { emit } = await open(toyTable(), undefined, { 'tables.act': () => arrived.promise })
    await press()
    await expect.element(lines().nth(0)).toMatchTextContent(/Mike takes 2/)
    const before = worded.mock.calls.length
    emit('table.changed', toyTable({ revision: 5 }, took))
    arrived.resolve(5)
    await expect.poll(() => document.querySelector('[data-pending]')).toBeNull()
    expect(worded.mock.calls.length > before).toBe(isAnew)
    worded.mockRestore()
  })
})

describe('the rail', () => {
  test('has a card for each of five players, opened by digits while those are not the board’s', async () => {
    const { emit } = await open(toyTable({ view: toyView(12) }))
    await expect.element(page.getByRole('button', { name: /^Anna 0\s?points 3 lumps/ })).toBeVisible()
    await userEvent.keyboard('5')
    await expect.element(page.getByRole('dialog', { name: 'Anna’s area' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    emit('table.changed', toyTable({ revision: 5, view: toyView(3, { isTurned: true }) }))
    await expect.element(page.getByRole('banner').getByText('Mike takes from 3')).toBeVisible()
    await userEvent.keyboard('5')
    expect(page.getByRole('dialog').elements()).toEqual([])
  })

  test('offers a seat to a person and to the game’s levels', async () => {
    await open(toyTable())
    await page.getByRole('button', { name: 'Player or bot for Mike' }).click()
    const items = page.getByRole('menuitemradio')
    await expect.element(items.nth(1)).toMatchTextContent(/Idle\s*Takes what comes/)
    expect(items.elements()).toHaveLength(3)
  })

  const log = [taking(0, 1), taking(4, 3)]
  const lines = page.getByRole('group', { name: 'Log' }).getByRole('listitem')

  test('lists the log in the game’s words, the newest line first', async () => {
    await open(toyTable({ log }))
    await expect.element(lines.nth(0)).toMatchTextContent(/^\s*Anna takes 3/)
    await expect.element(lines.nth(1)).toMatchTextContent('Since your last turn')
    await expect.element(lines.nth(3)).toMatchTextContent('The beginning')
  })

  test('tells nobody what happened since their last turn where bots play alone', async () => {
    const players = toyTable().players.map((player) => ({ ...player, control: 'bot:idle' }))
    await open(toyTable({ log, players }))
    await expect.element(lines.nth(1)).toMatchTextContent(/^\s*Mike takes 1/)
    await expect.element(lines.nth(2)).toMatchTextContent('The beginning')
  })
})

test('a screen reader hears what happened, and whose turn it is only where something else is asked', async () => {
  const said = () => [...document.querySelectorAll('.sr-only[aria-live] p')].map((line) => line.textContent)
  const { emit } = await open(toyTable({ view: toyView(8) }))
  await expect.poll(said).toContain('Mike takes from 8')
  emit('table.changed', toyTable({ revision: 5, view: toyView(7) }))
  await expect.element(page.getByRole('banner').getByText('Mike takes from 7')).toBeVisible()
  const log = [taking(0, 2)]
  emit('table.changed', toyTable({ revision: 6, view: toyView(6, { isTurned: true }), log }))
  await expect.poll(() => said().slice(-2)).toEqual(['Mike takes 2.', 'Mike takes from 6'])
  expect(said()).not.toContain('Mike takes from 7')
})

describe('a bot’s move on show', () => {
  const log = [taking(1, 3)]
  const at = (shown: number | null) => ({ id: 'a', mode: 'play', stuck: false, shown }) as const

  const shown = async (more: Partial<TableState>) => {
    const { emit, call } = await open(toyTable({ log, ...more }), undefined, {
      'bots.attend': () => at(0),
      'bots.act': () => at(null),
    })
    const move = page.getByRole('button', { name: /Stop showing the move/ })
    await expect.element(move).toMatchTextContent(/takes 3/)
    return { emit, call, move }
  }

  test('says who did what until the table’s chart has shown it for long enough', async () => {
    const { emit, move } = await shown({})
    emit('bots.changed', at(null))
    await expect.element(move).not.toBeInTheDocument()
  })

  test.each([
    ['a key', () => userEvent.keyboard('f')],
    ['a press', () => page.getByRole('button', { name: /Stop showing the move/ }).click()],
  ])('is ended by %s', async (_, end) => {
    const { call, move } = await shown({})
    await end()
    expect(call).toHaveBeenCalledWith('bots.act', { id: 'a', act: 'hurry' })
    await expect.element(move).not.toBeInTheDocument()
  })

  test('is seen before the end of the game is told', async () => {
    const result = { scores: [9, 1, 2, 3, 4].map((total) => ({ total })), winners: [0] }
    const { emit } = await shown({ waiting: 'finished', turn: null, result })
    const end = page.getByRole('heading', { name: 'Mike has most' })
    await expect.element(end).not.toBeInTheDocument()
    emit('bots.changed', at(null))
    await expect.element(end).toBeVisible()
  })

  test('is not said of the move before while the next one is made', async () => {
    const { emit, move } = await shown({})
    emit('bots.changed', at(1))
    await expect.element(move).not.toBeInTheDocument()
  })
})

test('a line of the log leads to the board after it, and Esc back to the game', async () => {
  const log = [taking(0, 1), taking(1, 3)]
  const { call } = await open(toyTable({ log }), undefined, {
    'tables.look': ({ moves }) => toyTable({ view: toyView(moves), log: log.slice(0, moves) }),
  })
  await page.getByRole('button', { name: 'Mike takes 1' }).click()
  expect(call).toHaveBeenCalledWith('tables.look', { id: 'a', moves: 1 })
  const bar = page.getByRole('region', { name: 'Looking back' })
  await expect.element(bar).toMatchTextContent(/Mike\s*takes 1/)
  await bar.getByRole('button', { name: 'A move later' }).click()
  await expect.element(bar).toMatchTextContent(/Lucy\s*takes 3/)
  await expect.element(bar.getByRole('button', { name: 'A move later' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(bar).not.toBeInTheDocument()
})

describe('looking back', () => {
  const TAKEN = [3, 1, 2]
  const then = (moves: number) => toyTable({}, ...TAKEN.slice(0, moves))
  const chancesAt = (moves = TAKEN.length) => [0.1 * moves, 1 - 0.1 * moves, 0, 0, 0]
  const looking = () =>
    open(toyTable({}, ...TAKEN), undefined, {
      'settings.get': () => ({ ...SETTINGS, forecast: 'always' }),
      'tables.look': ({ moves }) => then(moves),
      'tables.forecast': ({ moves }) => ({ chances: chancesAt(moves) }),
    })
  const bar = page.getByRole('region', { name: 'Looking back' })
  const later = bar.getByRole('button', { name: 'A move later' })
  const header = page.getByRole('banner')
  const pointsOf = (seat: number) => document.querySelector(`[data-points-of="${seat}"]`)!.textContent.trim()
  const marked = () => document.querySelector('[data-log] [aria-current]')?.textContent.trim() ?? null
  const mikesChance = () => document.querySelector('.chance .sr-only')!.textContent

  test('board, header, cards, forecasts and the mark in the log go back together', async () => {
    await looking()
    await expect.element(header.getByText('6 lumps left', { exact: true })).toBeVisible()
    await expect.poll(mikesChance).toBe('Chance of winning: 30%')
    await page.getByRole('button', { name: 'Mike takes 3' }).click()
    await expect.element(header.getByText('9 lumps left', { exact: true })).toBeVisible()
    await expect.element(header.getByText('Lucy takes from 9')).toBeVisible()
    expect([0, 1, 2].map(pointsOf)).toEqual([0, 1, 2].map((seat) => `${then(1).points[seat]}points`))
    expect(mikesChance()).toBe('Chance of winning: 10%')
    expect(marked()).toMatch(/^Mike\s*takes 3/)
    await userEvent.keyboard('{Escape}')
    await expect.element(header.getByText('6 lumps left', { exact: true })).toBeVisible()
    expect(marked()).toBeNull()
    await expect.poll(mikesChance).toBe('Chance of winning: 30%')
  })

  test('the arrow keys go a move further either way, however quickly they are pressed', async () => {
    const { call } = await looking()
    await page.getByRole('button', { name: 'Mike takes 3' }).click()
    await expect.element(bar).toBeVisible()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect.poll(marked).toMatch(/^George\s*takes 2/)
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await expect.element(header.getByText('12 lumps left', { exact: true })).toBeVisible()
    expect(marked()).toBeNull()
    const asked = call.mock.calls.flatMap(([name, at]) =>
      name === 'tables.look' ? [(at as { moves: number }).moves] : [],
    )
    expect(asked).toEqual([1, 2, 3, 2, 1, 0])
  })

  test('the buttons stay where they are, whatever the move is', async () => {
    await looking()
    await page.getByRole('button', { name: 'Mike takes 3' }).click()
    await expect.element(later).toBeVisible()
    const place = () => later.element().getBoundingClientRect().x
    const first = place()
    await later.click()
    await expect.poll(marked).toMatch(/^Lucy/)
    expect(place()).toBe(first)
  })

  test('begins after the reader’s own last move where the others’ moves since are pressed', async () => {
    const players = toyTable().players.map((player, seat) => (seat === 0 ? player : { ...player, control: 'bot:idle' }))
    const { call } = await open(toyTable({ players }, ...TAKEN), undefined, {
      'tables.look': ({ moves }) => then(moves),
    })
    await page.getByRole('button', { name: 'Since your last turn' }).click()
    expect(call).toHaveBeenCalledWith('tables.look', { id: 'a', moves: 1 })
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(marked).toMatch(/^Lucy\s*takes 1/)
  })
})

test('at the end stands who won, and another game has the same players and options', async () => {
  const result = { scores: [9, 1, 2, 3, 4].map((total) => ({ total })), winners: [0] }
  const table = toyTable({ waiting: 'finished', turn: null, result, view: toyView(8) })
  const { call } = await open(table)
  await expect.element(page.getByRole('heading', { name: 'Mike has most' })).toHaveFocus()
  await expect.element(page.getByText('Mike: 9 points')).toBeVisible()
  await page.getByRole('button', { name: 'Play again' }).click()
  const options = { startingPlayer: 'random', lumps: 3 }
  expect(call).toHaveBeenCalledWith('tables.create', { game: 'toy', players: table.players, options })
})
