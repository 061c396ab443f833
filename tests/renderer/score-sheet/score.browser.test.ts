/** The score sheet's rooms around a game that they don't know. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { Api, NewSheet } from '../../../src/contract/api.ts'
import { refusal } from '../../../src/contract/errors.ts'
import { GAMES, type GameEntry } from '../../../src/renderer/games/catalogue.ts'
import { offerGames } from '../../../src/renderer/games/offered-games.svelte.ts'
import { WINDOW } from '../../../src/renderer/app/window-name.ts'
import App from '../../../src/renderer/shell/App.svelte'
import { fakeServices } from '../fake-services.ts'
import { goTo } from '../page.ts'
import { TOY } from '../../toy/renderer/games/catalogue.ts'
import { toySheet } from '../toy-data.ts'

beforeAll(() => offerGames([TOY]))
afterAll(() => offerGames(GAMES))
beforeEach(() => page.viewport(1280, 800))
// Entries that a test never answers are kept for the next page.
afterEach(() => sessionStorage.clear())

type Act = Parameters<Api['sheets.act']>[0]

/** A sheet whose acts are answered by hand. */
async function open(sheet = toySheet(), view = '') {
  const acts: Act[] = []
  const created: NewSheet[] = []
  let answer: (revision: number) => void = () => {}
  let fail: (error: Error) => void = () => {}
  const fake = fakeServices({
    'sheets.open': () => sheet,
    'sheets.attend': () => ({ ...sheet, window: WINDOW }),
    'sheets.create': (another) => {
      created.push(another)
      return toySheet({ id: 't' })
    },
    'sheets.act': (act) => {
      acts.push(act)
      return new Promise<number>((done, failed) => ([answer, fail] = [done, failed]))
    },
  })
  await goTo(`#/score/s${view}`)
  await render(App, { services: fake.services })
  const answered = (more: Partial<typeof sheet>) => {
    fake.emit('sheet.changed', toySheet({ window: WINDOW, ...more }))
    answer(toySheet(more).revision)
  }
  return { acts, created, answered, failed: (error: Error) => fail(error), emit: fake.emit }
}

const button = (name: string | RegExp) => page.getByRole('button', { name })

describe('the open sheet', () => {
  test('has the pages of its game, of which some can not be opened yet', async () => {
    const { acts, answered } = await open()
    await expect.element(button('Count')).toHaveAttribute('aria-current', 'page')
    await expect.element(button('Told')).toBeDisabled()
    await button('Mike: nothing').click()
    answered({ revision: 2, pad: { ...toySheet().pad, lumps: [5, 5] } })
    await expect.element(button('Count done')).toBeVisible()
    await button('Told').click()
    expect(acts.map(({ action }) => action)).toEqual([
      { type: 'edit', edit: { seat: 0, lumps: 5 } },
      { type: 'go', stage: 'told' },
    ])
    answered({ revision: 3, at: { stage: 'told' } })
    await expect.element(button('Told')).toHaveAttribute('aria-current', 'page')
    expect(document.title).toBe('Told – Score a table – Pithead')
  })

  test('shows an entry before it is saved, and sends the next one when it is', async () => {
    const { acts, answered } = await open()
    await button('Mike: nothing').click()
    await expect.element(button('Mike: 5')).toBeVisible()
    await expect.element(page.getByText('saving…')).toBeVisible()
    await button('Ida: nothing').click()
    await expect.element(button('Ida: 5')).toBeVisible()
    expect(acts).toHaveLength(1)
    const mike = { seat: 0, lumps: 5 }
    answered({ revision: 2, pad: { ...toySheet().pad, lumps: [5, null] }, undo: mike })
    await vi.waitFor(() => expect(acts).toHaveLength(2))
    expect(acts[1]).toEqual({
      game: 'toy',
      id: 's',
      revision: 2,
      window: WINDOW,
      action: { type: 'edit', edit: { seat: 1, lumps: 5 } },
    })
    answered({ revision: 3, pad: { ...toySheet().pad, lumps: [5, 5] } })
    await expect.element(page.getByText('saved', { exact: true })).toBeVisible()
    await expect.element(button('Ida: 5')).toBeVisible()
  })

  test('takes an entry back from the screen that could not be saved, and says so', async () => {
    const { failed } = await open()
    await button('Mike: nothing').click()
    failed(refusal('storage-full'))
    await expect.element(button('Mike: nothing')).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'Notices' })).toMatchTextContent(/disk is full/i)
  })

  test('an undo that other entries build on says so, and takes nothing back', async () => {
    const { failed, acts } = await open(toySheet({ undo: { seat: 1, lumps: 3 } }))
    await expect.element(button('Undo')).toBeEnabled()
    await userEvent.keyboard('{Control>}z{/Control}')
    await vi.waitFor(() => expect(acts).toHaveLength(1))
    failed(refusal('built-on'))
    const notices = page.getByRole('region', { name: 'Notices' })
    await expect.element(notices).toMatchTextContent(/Later entries build on this/)
    expect(page.getByText(/^Undone/).query()).toBeNull()
  })

  test('names entries that an older version took and that are set aside, until somebody has seen them', async () => {
    const setAside = [
      { edit: { seat: 1, lumps: 9999 }, text: '{"seat":1,"lumps":9999}' },
      { edit: null, text: '{"type":"note"}' },
    ]
    const { acts, answered } = await open(toySheet({ setAside }))
    const told = page.getByRole('alert')
    await expect.element(told).toMatchTextContent(/2 entries are more than .* lumps of Ida .*9999.*note/)
    await told.getByRole('button', { name: 'Done' }).click()
    await vi.waitFor(() => expect(acts).toMatchObject([{ action: { type: 'set-aside-seen' } }]))
    answered({ revision: 2 })
    await expect.element(told).not.toBeInTheDocument()
  })

  test('says what would be taken back, and takes it back by key', async () => {
    const { acts } = await open(toySheet({ undo: { seat: 1, lumps: 3 } }))
    await button('Undo').hover()
    await expect.element(page.getByText('Undo: lumps of Ida (Ctrl+Z)')).toBeVisible()
    await userEvent.keyboard('{Control>}y{/Control}{Control>}z{/Control}')
    expect(acts.map(({ action }) => action)).toEqual([{ type: 'undo' }])
  })

  test("offers the game's own edits in the menu", async () => {
    const { acts } = await open()
    await button('Menu').click()
    await page.getByRole('menuitem', { name: 'Nothing for Mike' }).click()
    await vi.waitFor(() => expect(acts).toMatchObject([{ action: { type: 'edit', edit: { seat: 0, lumps: 0 } } }]))
  })

  test("has a timer in the game's words", async () => {
    await open(toySheet({ timer: { limit: null, seat: 1, used: [65_000, 0], turn: 5000, since: null } }))
    const timer = page.getByRole('group', { name: 'Turn timer' })
    await expect.element(timer).toMatchTextContent(/Ida.*0:05.*This round.*1:10/)
    await button('Menu').click()
    await page.getByRole('menuitem', { name: 'Turn timer' }).click()
    await expect.element(page.getByRole('dialog')).toMatchTextContent(/Times the round/)
    await expect.element(button('Begin the round')).toBeVisible()
  })

  test('lets people change seats, names and who starts at any time', async () => {
    const { acts, answered } = await open()
    await page.getByLabelText('Name of player 1').fill('Anna')
    expect(acts).toEqual([])
    await userEvent.tab()
    await vi.waitFor(() => expect(acts).toHaveLength(1))
    const anna = { name: 'Anna', color: 'red' }
    const ida = { name: 'Ida', color: 'violet' }
    const renamed = {
      seats: [
        { ...anna, was: 0 },
        { ...ida, was: 1 },
      ],
      starter: 0,
    }
    expect(acts[0].action).toEqual({ type: 'edit', edit: renamed })
    answered({ revision: 2, pad: { ...toySheet().pad, players: [anna, ida] } })
    await button('Move Anna one seat back').click()
    await vi.waitFor(() => expect(acts).toHaveLength(2))
    const moved = {
      seats: [
        { ...ida, was: 1 },
        { ...anna, was: 0 },
      ],
      starter: 1,
    }
    expect(acts[1].action).toEqual({ type: 'edit', edit: moved })
  })

  test('leads to another one of the same people', async () => {
    const { created } = await open()
    await button('Once more').click()
    await vi.waitFor(() => expect(location.hash).toBe('#/score/t'))
    expect(created).toEqual([
      {
        game: 'toy',
        players: [
          { name: 'Mike', color: 'red', control: 'human' },
          { name: 'Ida', color: 'violet', control: 'human' },
        ],
        options: { startingPlayer: 'random', each: false },
      },
    ])
  })

  test('is read from afar, with the next step on Enter', async () => {
    const { acts } = await open(toySheet({ pad: { ...toySheet().pad, lumps: [5, 4] } }), '/big')
    await expect.element(page.getByRole('heading', { name: 'Count' })).toBeVisible()
    await expect.element(page.getByText('Ida has 4')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(acts.map(({ action }) => action)).toEqual([{ type: 'go', stage: 'told' }])
    await userEvent.keyboard('{Escape}')
    await expect.element(button('Mike: 5')).toBeVisible()
  })

  test('is printed', async () => {
    await open(toySheet(), '/print')
    await expect.element(page.getByRole('cell').nth(1)).toHaveTextContent('Ida')
  })
})

describe('a new sheet', () => {
  const SECOND: GameEntry = {
    ...TOY,
    identity: { ...TOY.identity, id: 'pair', seats: { fewest: 2, most: 2 }, colors: ['red', 'green'] },
    title: () => 'Pair',
  }

  const UNSCORED: GameEntry = { ...TOY, identity: { ...TOY.identity, id: 'unscored' }, score: undefined }

  const begin = async (...games: GameEntry[]) => {
    offerGames(games)
    const created: NewSheet[] = []
    const fake = fakeServices({
      'people.list': () => [
        { name: 'Ida', color: 'violet' },
        { name: 'Mike', color: 'red' },
      ],
      'sheets.create': (sheet) => {
        created.push(sheet)
        return toySheet()
      },
      'sheets.attend': () => toySheet({ window: WINDOW }),
    })
    await goTo('#/score/new')
    await render(App, { services: fake.services })
    return created
  }

  test("asks who plays, within the game's seats and colours, and what the game asks", async () => {
    const created = await begin(TOY)
    await expect.element(page.getByText('2 take lumps; somebody begins.')).toBeVisible()
    for (let seat = 2; seat < 5; seat++) await button('Add a player').click()
    await expect.element(button('Add a player')).toBeDisabled()
    await expect.element(page.getByRole('radiogroup').nth(4).getByRole('radio').nth(4)).toBeInTheDocument()
    for (let seat = 5; seat > 2; seat--)
      await button(/^Remove/)
        .nth(seat - 1)
        .click()
    await page.getByRole('radio', { name: /Mike starts/ }).click({ force: true })
    await expect.element(page.getByText('2 take lumps; Mike begins.')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Each lump by itself' }).click()
    expect(page.getByRole('radio', { name: 'Toy' }).query()).toBeNull()
    await button('Begin').click()
    await expect.element(button('Mike: nothing')).toBeVisible()
    expect(created).toEqual([
      {
        game: 'toy',
        players: [
          { name: 'Ida', color: 'violet', control: 'human' },
          { name: 'Mike', color: 'red', control: 'human' },
        ],
        options: { each: true, startingPlayer: 1 },
      },
    ])
  })

  test('of several games asks which one, and seats people as it can', async () => {
    const created = await begin(UNSCORED, TOY, SECOND)
    await button('Add a player').click()
    expect(page.getByRole('group', { name: 'Game' }).getByRole('radio').elements()).toHaveLength(2)
    await page.getByRole('radio', { name: 'Pair' }).click({ force: true })
    await expect.element(button('Add a player')).toBeDisabled()
    await expect
      .element(page.getByRole('link', { name: 'Print an empty score sheet' }))
      .toHaveAttribute('href', '#/score/empty/pair/2')
    await button('Begin').click()
    await vi.waitFor(() => expect(created).toHaveLength(1))
    expect(created[0]).toMatchObject({ game: 'pair', players: [{ color: 'red' }, { color: 'green' }] })
  })

  test('begins the game that was chosen last, however long its screens take', async () => {
    const { promise: files, resolve: arrive } = Promise.withResolvers<void>()
    const slow: GameEntry = { ...SECOND, score: () => files.then(() => SECOND.score!()) }
    const created = await begin(TOY, slow)
    await page.getByRole('radio', { name: 'Pair' }).click({ force: true })
    await button('Begin').click()
    arrive()
    await vi.waitFor(() => expect(created).toHaveLength(1))
    expect(created[0]).toMatchObject({ game: 'pair' })
  })

  test('can be printed empty, for as many as may play', async () => {
    await begin(UNSCORED, TOY)
    await goTo('#/score/empty/toy/5')
    await expect.element(page.getByText('Line 5')).toBeVisible()
    expect(page.getByRole('radio', { name: /players$/ }).elements()).toHaveLength(4)
    await page.getByRole('radio', { name: '3 players' }).click({ force: true })
    await expect.element(page.getByText('Line 4')).not.toBeInTheDocument()
    for (const nowhere of ['#/score/empty/toy/6', '#/score/empty/nothing/2', '#/score/empty/toy/1']) {
      await goTo(nowhere)
      await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible()
      expect(location.hash).toBe('#/')
    }
  })
})
