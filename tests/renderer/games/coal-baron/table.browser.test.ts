import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { BotsAct } from '../../../../src/contract/api.ts'
import { refusal } from '../../../../src/contract/errors.ts'
import type { Ceremony } from '../../../../src/games/coal-baron/rules/ceremony.ts'
import type { ElementScore } from '../../../../src/games/coal-baron/rules/types.ts'
import type {
  CoalBaronAction,
  CoalBaronTable,
} from '../../../../src/renderer/games/coal-baron/board-state/envelopes.ts'
import App from '../../../../src/renderer/shell/App.svelte'
import { dialogs } from '../../../../src/renderer/app/dialogs.svelte.ts'
import { takingBack } from '../../taking-back.ts'
import { Game } from './board/game.ts'
import { delivered } from './board/scenes.ts'
import { fakeServices, SETTINGS, type Answers } from '../../fake-services.ts'
import { goTo } from '../../page.ts'

beforeEach(async () => {
  await page.viewport(1440, 900)
  Object.assign(dialogs, { settings: false, keys: false })
})

/** Opens a table that stays as it is, whatever is done at it. */
async function open(table: CoalBaronTable, answers: Answers = {}) {
  await goTo(`#/table/${table.id}`)
  const fake = fakeServices({
    'tables.open': () => table,
    'tables.act': () => table.revision,
    'tables.create': () => table,
    ...answers,
  })
  await render(App, { services: fake.services })
  await expect.element(page.getByRole('heading', { name: 'Coal Baron' })).toBeVisible()
  return fake
}

const started = () => new Game({ players: 3 }).draft().table
const later = (table: CoalBaronTable, more: Partial<CoalBaronTable>): CoalBaronTable => ({
  ...table,
  revision: table.revision + 1,
  ...more,
})

test('the marks of four who share a lead fit beside each other in the small clock', async () => {
  await page.viewport(1024, 700)
  const { table } = new Game({ players: 4 }).draft()
  const clock = table.view.clock.map((element) => ({ ...element, counts: [11, 11, 11, 11] }))
  await open({ ...table, view: { ...table.view, clock } })
  const cells = () => [...document.querySelectorAll('section[aria-labelledby="clock-title"] li')]
  await expect.poll(() => cells()).toHaveLength(12)
  for (const cell of cells())
    for (const mark of cell.querySelectorAll('.leaders > *')) {
      const [outer, inner] = [cell.getBoundingClientRect(), mark.getBoundingClientRect()]
      expect(inner.left).toBeGreaterThanOrEqual(outer.left)
      expect(inner.right).toBeLessThanOrEqual(outer.right)
      expect(inner.width).toBeGreaterThan(5)
    }
})

describe('the small pits', () => {
  const sketches = () => [...document.querySelectorAll('[data-small-pit]')].filter((each) => each.checkVisibility())

  test('of everybody but the one in sight are on the players’ cards', async () => {
    await open(started())
    await expect.poll(() => sketches()).toHaveLength(2)
    expect(document.querySelector('.playing [data-small-pit]')).toBeNull()
  })

  test.each([
    [1920, 1080],
    [2560, 1440],
  ])('of three others leave room for the log at %i × %i, above what would come out', async (width, height) => {
    await page.viewport(width, height)
    await open(new Game({ players: 4 }).draft().table, {
      'settings.get': () => ({ ...SETTINGS, forecast: 'always' }),
      'tables.forecast': () => ({ chances: [0.25, 0.25, 0.25, 0.25] }),
    })
    await expect.poll(() => sketches()).toHaveLength(3)
    await expect.poll(() => document.querySelectorAll('.forecast')).toHaveLength(4)
    for (const sketch of sketches()) {
      const forecast = sketch.closest('.card')!.querySelector('.forecast')!.getBoundingClientRect()
      expect(sketch.getBoundingClientRect().bottom).toBeLessThanOrEqual(forecast.top)
    }
    expect(document.querySelector('[data-log]')!.clientHeight).toBeGreaterThan(height / 2)
    expect(document.documentElement.scrollHeight).toBe(height)
  })

  test.each([
    [1280, 900, 3],
    [1440, 800, 3],
    [1440, 900, 4],
  ])('make room at %i × %i among %i', async (width, height, players) => {
    await page.viewport(width, height)
    await open(new Game({ players }).draft().table)
    expect(sketches()).toEqual([])
  })
})

describe('the header', () => {
  test('says whose turn it is, also in the page’s title', async () => {
    await open(started())
    await expect.element(page.getByRole('banner').getByText('Mike, place your workers')).toBeVisible()
    expect(document.title).toBe('Mike, place your workers – Pithead')
  })

  test('takes back by key, and only where something can be taken back', async () => {
    const table = started()
    const { call, emit } = await open({ ...table, takeBack: null })
    await expect.element(page.getByRole('button', { name: 'Take back' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('z')
    expect(call).not.toHaveBeenCalledWith('tables.act', expect.anything())

    emit('table.changed', later(table, { takeBack: takingBack('move') }))
    await expect.element(page.getByRole('button', { name: 'Take back' })).toHaveAttribute('aria-disabled', 'false')
    await userEvent.keyboard('z')
    expect(call).toHaveBeenCalledWith(
      'tables.act',
      expect.objectContaining({ revision: table.revision + 1, action: { type: 'take-back' } }),
    )
  })

  test('brings back what was taken back, by button and key', async () => {
    const table = started()
    const { call, emit } = await open(table)
    await expect.element(page.getByRole('button', { name: 'Redo' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Shift>}z{/Shift}')
    expect(call).not.toHaveBeenCalledWith('tables.act', expect.anything())

    emit('table.changed', later(table, { redo: true }))
    const redoing = expect.objectContaining({ action: { type: 'redo' } }) as object
    await page.getByRole('button', { name: 'Redo' }).click()
    expect(call).toHaveBeenLastCalledWith('tables.act', redoing)
    call.mockClear()
    await userEvent.keyboard('{Shift>}z{/Shift}')
    expect(call).toHaveBeenLastCalledWith('tables.act', redoing)
  })

  test('says before a take-back that it makes the game practice, and then that it is', async () => {
    const table = started()
    const { emit } = await open({ ...table, takeBack: { effect: 'move', practice: true } })
    await userEvent.hover(page.getByRole('button', { name: 'Take back' }))
    await expect.element(page.getByText(/^Takes back the last move, .* counts as practice/)).toBeVisible()
    emit('table.changed', later(table, { practice: true }))
    await expect.element(page.getByText('Practice', { exact: true })).toBeVisible()
  })
})

describe('the rail', () => {
  test('has a card for each player, and opens what he has before him', async () => {
    await open(started())
    const card = page.getByRole('button', { name: /^Lucy 0\s?points 9 Marks 15 workers 3 orders/ })
    await expect.element(card).toBeVisible()
    await userEvent.keyboard('2')
    await expect.element(page.getByRole('dialog', { name: 'Lucy’s area' })).toBeVisible()
  })

  test('lists the log with the newest line first', async () => {
    const game = new Game({ players: 2 }).draft()
    game.play({ place: 'money-4' }).play({ place: 'money-6' })
    await open(game.table)
    const lines = page.getByRole('group', { name: 'Log' }).getByRole('listitem')
    await expect.element(lines.nth(0)).toMatchTextContent(/^\s*Lucy takes 6 Marks/)
    await expect.element(lines.nth(2)).toMatchTextContent(/^\s*Mike takes 4 Marks/)
    await expect.element(lines.nth(3)).toMatchTextContent(/Shift I/)
  })

  test('sets apart what happened since the player’s last turn, and shows where', async () => {
    const game = new Game({ players: 2 }).draft()
    game.play({ place: 'money-4' }).play({ place: 'money-6' })
    await open(game.table)
    const log = page.getByRole('group', { name: 'Log' })
    const lines = log.getByRole('listitem')
    await expect.element(lines.nth(1)).toHaveTextContent('Since your last turn')
    const space = (id: string) => page.elementLocator(document.querySelector(`[data-space="${id}"]`)!)
    await lines.nth(2).hover()
    await expect.element(space('money-4')).toHaveAttribute('data-lit')
    await userEvent.keyboard('l{ArrowDown}')
    await expect.element(lines.nth(0).getByRole('button')).toHaveFocus()
    await expect.element(space('money-6')).toHaveAttribute('data-lit')
    await expect.element(space('money-4')).toMatchTextContent(/The last turn of Mike was here\./)
    await expect.element(space('money-6')).toMatchTextContent(/The last turn of Lucy was here\./)
  })

  test('says of each clock element who has how many', async () => {
    await open(started())
    const element = page.getByRole('button', { name: 'empty black minecarts (13 / 6): Mike 0, Lucy 0, George 0' })
    await expect.element(element).toBeVisible()
    await element.click()
    const dialog = page.getByRole('dialog', { name: 'How it stands' })
    await expect.element(dialog.getByText(/^Scored from shift III on; as it stands now: Nobody has any/)).toBeVisible()
  })

  test('tells of everybody how it stands if the shift or the game ended now, part by part', async () => {
    await open(delivered().table)
    await userEvent.keyboard('s')
    const dialog = page.getByRole('dialog', { name: 'How it stands' })
    const row = (name: string) => dialog.getByRole('row', { name: new RegExp(name) })
    await expect.element(row('black order spots')).toMatchTextContent(/counts 1\s*\+5/)
    await expect.element(row('If this shift ended now')).toMatchTextContent(/now\s*10\s*0/)
    await expect.element(row('Outstanding orders')).toMatchTextContent(/−3/)
    await dialog.getByRole('button', { name: /^black order spots/ }).click()
    await expect.element(dialog.getByText(/^Mike has the most, 1, and gets 5 points\./)).toBeVisible()
  })

  test('shows beside the chance of winning how it stands', async () => {
    const table = { ...started(), players: [...started().players] }
    await open(table, {
      'settings.get': () => ({ ...SETTINGS, forecast: 'always' }),
      'tables.forecast': () => ({ chances: [0.5, 0.25, 0.25] }),
    })
    const forecast = page.getByRole('button', { name: /Chance of winning: 50%/ })
    await expect.element(forecast).toMatchTextContent(/Shift now 0\s*Game now/)
    await forecast.click()
    await expect.element(page.getByRole('dialog', { name: 'How it stands' })).toBeVisible()
  })
})

test('a screen reader hears what happened and whose turn it is', async () => {
  const game = new Game({ players: 2 }).draft()
  const { emit } = await open(game.table)
  emit('table.changed', game.play({ place: 'money-4' }).table)
  await expect.element(page.getByText('Mike takes 4 Marks.', { exact: true })).toBeInTheDocument()
  await expect.element(page.getByText('Lucy, place your workers').nth(1)).toBeInTheDocument()
})

test('an act on an old table says so and shows how it stands', async () => {
  const game = new Game({ players: 2 }).draft()
  const stale = () => {
    throw refusal('stale', { revision: 99 })
  }
  const { call } = await open({ ...game.table, takeBack: takingBack('move') }, { 'tables.act': stale })
  await userEvent.keyboard('z')
  await expect.element(page.getByText(/^The table had changed/)).toBeVisible()
  expect(call.mock.calls.filter(([name]) => name === 'tables.open').length).toBeGreaterThan(1)
})

test('the drawn five stay covered until their player asks for them', async () => {
  const table = { ...started(), waiting: 'hand-over' as const }
  table.view = { ...table.view, phase: 'keep-order', action: 'order-draw', drawnCount: 5, drawn: [] }
  const { call } = await open(table)
  await expect.element(page.getByRole('heading', { name: 'For Mike only' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Reveal' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(call).toHaveBeenCalledWith('tables.act', expect.objectContaining({ action: { type: 'reveal' } }))
})

describe('a ceremony', () => {
  const element: ElementScore = { element: 0, counts: [3, 3, 1], rewards: [2, 2, 0] }
  const ceremony = (more: Partial<Ceremony> = {}): Ceremony => ({
    kind: 'scoring',
    shift: 1,
    elements: [element],
    factoryWorkers: [2, 0, 1],
    nextStarter: 0,
    accounts: 0,
    ...more,
  })
  const during = (more?: Partial<Ceremony>): CoalBaronTable => ({
    ...started(),
    waiting: 'ceremony',
    ceremony: ceremony(more),
  })
  const actions = (call: ReturnType<typeof fakeServices>['call']) =>
    call.mock.calls.flatMap(([name, act]) =>
      name === 'tables.act' ? [(act as { action: CoalBaronAction }).action.type] : [],
    )

  test('says who was paid and why', async () => {
    await open(during())
    await expect.element(page.getByText('Mike and Lucy are tied at 3: both get 2 points.').first()).toBeVisible()
    await expect.element(page.getByText('1 of 4')).toBeVisible()
  })

  test('goes on by Enter and is skipped by Escape', async () => {
    const { call } = await open(during())
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => actions(call)).toEqual(['next', 'skip'])
  })

  test('has its keys when it takes the board’s place', async () => {
    const { call, emit } = await open(started())
    emit('table.changed', later(during({ kind: 'changeover' }), {}))
    await expect.element(page.getByRole('button', { name: 'Start shift II' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => actions(call)).toEqual(['next'])
  })

  test('is held up by key, and while a dialog is open', async () => {
    const held: string[] = []
    const mode = (act: BotsAct) => (act === 'pause' ? 'pause' : 'play')
    await open(during(), {
      'bots.attend': ({ id }) => ({ id, mode: 'play', stuck: false, shown: null }),
      'bots.act': ({ id, act }) => {
        held.push(act)
        return { id, mode: mode(act), stuck: false, shown: null }
      },
    })
    const pause = page.getByRole('button', { name: 'Pause' })
    await userEvent.keyboard('p')
    await expect.element(pause).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('p')
    await expect.element(pause).toHaveAttribute('aria-pressed', 'false')
    expect(held).toEqual(['pause', 'play'])

    await userEvent.keyboard('?')
    await expect.element(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
    await expect.poll(() => held.slice(2)).toEqual(['pause'])
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => held.slice(2)).toEqual(['pause', 'play'])
  })

  test('says who starts the next shift, and goes there when asked to', async () => {
    const { call } = await open(during({ kind: 'changeover' }))
    await expect
      .element(page.getByText('Mike has the most workers in the factory, 2, and starts shift II.').first())
      .toBeVisible()
    await page.getByRole('button', { name: 'Start shift II' }).click()
    expect(actions(call)).toEqual(['next'])
  })

  test('settles the accounts one by one, with each player’s numbers', async () => {
    const table = during({ kind: 'accounts', shift: 3, accounts: 1, nextStarter: null })
    table.view = {
      ...table.view,
      seats: table.view.seats.map((seat) => ({ ...seat, marks: 12, score: { ...seat.score, marks: 2 } })),
    }
    await open(table)
    await expect.element(page.getByRole('row', { name: /^Marks/ })).toMatchTextContent(/\+2\s*12 Marks/)
    await expect.element(page.getByRole('row', { name: /^Coal/ })).not.toMatchTextContent(/cubes\s*\d/)
  })
})

describe('the final table', () => {
  const over = (): CoalBaronTable => {
    const table = started()
    const scores = [144, 120, 90].map((total) => ({
      delivered: total - 10,
      shifts: [
        [2, 0, 0, 0],
        [2, 0, 0, 0, 0, 0, 0, 0],
        [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0],
      ],
      marks: 1,
      coal: 0,
      outstanding: -1,
      balance: -8,
      total,
      marksLeft: 2,
    }))
    return {
      ...table,
      waiting: 'finished',
      result: { scores, winners: [0] },
      turn: null,
      view: { ...table.view, phase: 'finished', turn: null },
    }
  }

  test('has every part of every score', async () => {
    await open(over())
    await expect.element(page.getByRole('heading', { name: 'Mike wins with 144 points' })).toBeVisible()
    await expect.element(page.getByRole('row', { name: /^Deliveries/ })).toMatchTextContent(/\+134\s*\+110\s*\+80/)
    await expect.element(page.getByRole('row', { name: /^Tunnel balance/ })).toMatchTextContent(/−8\s*−8\s*−8/)
    await expect.element(page.getByRole('row', { name: /^yellow order spots/ })).toMatchTextContent(/2\s*2\s*2/)
    await expect.element(page.getByRole('row', { name: /^empty gray minecarts/ })).toMatchTextContent(/12/)
    await expect.element(page.getByRole('row', { name: /^Total/ })).toMatchTextContent(/144\s*120\s*90/)
  })

  test('leads to another game with the same players', async () => {
    const table = over()
    const { call } = await open(table)
    await expect.element(page.getByRole('heading', { name: 'Mike wins with 144 points' })).toHaveFocus()
    await page.getByRole('button', { name: 'Play again' }).click()
    expect(call).toHaveBeenCalledWith('tables.create', {
      game: 'coal-baron',
      players: table.players,
      options: { startingPlayer: 'random' },
    })
  })
})

describe('the rules beside the table', () => {
  const rules = page.getByRole('complementary', { name: 'Rules beside the table' })

  test('open by F1 at the rule of what has the focus, lead from rule to rule, and close by Escape where the focus was', async () => {
    await open(started())
    const space = page.getByRole('button', { name: /^Mining, 6 work steps/ })
    space.element().focus()
    await userEvent.keyboard('{F1}')
    await expect.element(rules.getByRole('heading', { name: 'Work steps' })).toHaveFocus()
    await rules.getByRole('link', { name: 'storage', exact: true }).first().click()
    await expect.element(rules.getByRole('heading', { name: 'Private coal storage' })).toHaveFocus()
    expect(location.hash).toMatch(/^#\/table\//)
    await userEvent.keyboard('{Escape}')
    await expect.element(rules).not.toBeInTheDocument()
    await expect.element(space).toHaveFocus()
  })

  test('open by F1 at the contents where nothing is pointed at', async () => {
    await open(started())
    await page.getByRole('banner').hover()
    ;(document.activeElement as HTMLElement).blur()
    await userEvent.keyboard('{F1}')
    await expect.element(rules.getByRole('heading', { name: 'Rules of Coal Baron' })).toHaveFocus()
    await userEvent.keyboard('{F1}')
    await expect.element(rules).not.toBeInTheDocument()
  })

  test('play an example step by step, and find by words', async () => {
    await open(started())
    await page.getByRole('button', { name: 'Rules' }).click()
    await rules.getByRole('searchbox').fill('canteen oust')
    await rules.getByRole('link', { name: 'Ousting and the canteen' }).click()
    await expect.element(rules.getByText(/Anna comes first.* 13 Marks and 14 workers/)).toBeVisible()
    await rules.getByRole('button', { name: 'Next step of the example' }).click()
    await expect.element(rules.getByText('2 of 3')).toBeVisible()
    await expect.element(rules.getByText(/Ben ousts Anna.* 13 workers/)).toBeVisible()
  })
})
