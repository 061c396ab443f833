/** The board of Coal Train: what is said before anything is done, walks, builds stop by stop, markers and trades. */
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import { rules } from '../../../../src/games/coal-train/facets/rules.ts'
import { courseOf } from '../../../../src/games/coal-train/rules/course.ts'
import { CONTRACTS } from '../../../../src/games/coal-train/state/valley.ts'
import type { LogItem } from '../../../../src/games/coal-train/rules/types.ts'
import { PARTS } from '../../../../src/games/coal-train/state/state.ts'
import { partReasons } from '../../../../src/renderer/games/coal-train/words/part-reasons.ts'
import { entryText, logLines, logSentence } from '../../../../src/renderer/games/coal-train/words/log-words.ts'
import { given, type Given } from '../../../games/coal-train/support/given.ts'
import { played } from '../../../games/coal-train/support/games.ts'
import { PLAYERS, YardGame } from './yard-game.ts'
import YardHost from './YardHost.svelte'

beforeEach(() => page.viewport(1440, 900))

async function show(start: Given): Promise<YardGame> {
  const game = new YardGame(given(start))
  await render(YardHost, { game })
  return game
}

const one = (selector: string) => page.elementLocator(document.querySelector(selector)!)
const space = (at: string) => one(`[data-space="${at}"]`)
const place = (id: string) => one(`[data-place="${id}"]`)
const says = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible()
const held = (tile: string) => document.querySelector(`[data-tile-held="${tile}"]`)!
const own = (game: YardGame) => game.state.seats[0]

test('a card’s gift is given up only by a second press', async () => {
  const begun = given({ seats: [{ tiles: ['A3Sb1'], resources: 'CCIIW' }], cards: { REA: ['N6a', 'F1a'] } })
  const decisions = [{ build: 'REA', tile: 'A3Sb1' }, { pay: true }, { card: 'N6a' }] as const
  const game = new YardGame(decisions.reduce((now, decision) => rules.play(now, decision), begun))
  await render(YardHost, { game })
  await page.getByRole('button', { name: 'Give it up' }).click()
  const sure = page.getByRole('button', { name: /^Give it up for nothing/ })
  await expect.element(sure).toBeVisible()
  expect(game.state.step?.at).toBe('gain')
  await sure.click()
  await expect.poll(() => game.state.step?.at).toBe('loco')
})

describe('in the yard', () => {
  test('a bright space says what the step costs, and leads there', async () => {
    const game = await show({ seats: [{ agent: [2, 1] }], market: { '1 1': 'RED', '2 0': 'GREEN' } })
    expect(space('1 1').element().textContent).toMatch(/Red Light.*Step: 2 AP/)
    expect(space('2 0').element().textContent).toMatch(/Step: nothing/)
    await space('1 1').click()
    await expect.poll(() => own(game).actionPoints).toBe(3)
  })

  test('a press further away walks the cheapest way', async () => {
    const game = await show({ seats: [{ agent: [0, 0] }], market: { '0 1': 'RED' } })
    await space('0 2').click({ force: true })
    await expect.poll(() => own(game).agent).toBe(2)
    expect(own(game).actionPoints).toBe(2)
  })

  test('a purchase names the coal for those who stand there; without it says why not', async () => {
    const game = await show({
      seats: [{ agent: [0, 0], resources: 'C' }, { agent: [0, 0] }],
      market: { '0 0': 'A3Sa1' },
    })
    expect(space('0 0').element().textContent).toMatch(/Buy: 2 AP and 1 coal/)
    await userEvent.keyboard('b')
    await expect.poll(() => own(game).tiles).toEqual(['A3Sa1'])
    expect(own(game).resources.C).toBe(0)
    await says('buys Build Station, gains Govt. Waiver')
  })

  test('a space too far away says what the way there would take', async () => {
    await show({ seats: [{ agent: [0, 0], actionPoints: 1 }] })
    await space('4 4').click({ force: true })
    await says(/AP; you have 1/)
  })

  test('a Depot asks what is taken, the Lobbyist which marker moves where', async () => {
    const game = await show({ seats: [{ agent: [0, 0], markers: ['GW'] }], market: { '0 1': 'DEPOT', '0 2': 'LOBBY' } })
    await space('0 1').click()
    await page.getByRole('button', { name: /^Take 1 water/ }).click()
    await expect.poll(() => own(game).agent).toBe(1)
    await space('0 2').click()
    await says('Pick a marker on the desk, then its new slot; or:')
    await one('[data-subsidy="GW"]').click()
    await one('[data-subsidy="ZV"]').click()
    await expect.poll(() => own(game).markers.ZV).toBe(1)
  })

  test('the last tile drawn and the last round light a lamp', async () => {
    await show({ ending: 'last' })
    await says('Last round')
  })

  test('the end of a turn says what is lost, and asks again before a tile is drawn', async () => {
    const game = await show({ seats: [{ agent: [0, 0] }], market: { '0 0': null } })
    await page.getByRole('button', { name: /End turn · 5 AP lost/ }).click()
    await expect.element(page.getByRole('button', { name: /^Sure/ })).toBeVisible()
    await userEvent.keyboard('e')
    await expect.poll(() => game.state.phase).toBe('replenishing')
    await says(/^Give the drawn tile/)
    await expect.element(page.elementLocator(document.querySelector('[data-space][data-bright]')!)).toBeVisible()
  })
})

test('the end of a turn lists what is still possible, and the tiles that were not used', async () => {
  await show({ seats: [{ agent: [0, 0], tiles: ['A3Sa1'] }] })
  await page.getByRole('button', { name: /End turn/ }).click()
  await says(/AP are lost\. Still possible: .*take coal\. Not used yet: Build Station\./)
})

test('the drawn tile is dragged to its space, and stays where it can’t lie', async () => {
  const game = await show({ seats: [{ agent: [0, 0] }], market: { '3 3': null } })
  await userEvent.keyboard('e')
  await userEvent.keyboard('e')
  await expect.poll(() => game.state.phase).toBe('replenishing')
  const { drawn } = game.state
  await userEvent.dragAndDrop(one('[data-drawn]'), space('2 2'))
  expect(game.state.drawn).toBe(drawn)
  await userEvent.dragAndDrop(one('[data-drawn]'), space('3 3'))
  await expect.poll(() => game.state.market[18]).toBe(drawn)
})

describe('a build', () => {
  const BUILDER: Given = {
    seats: [{ agent: [0, 0], resources: 'CCCIIIWW', tiles: ['A3Sa1'], stations: ['POT'], markers: ['ZV'] }],
    cards: { REA: ['N7a', 'N2a'] },
  }

  test('of a town is paid with one press, with the connection’s extra cost', async () => {
    const game = await show(BUILDER)
    expect(place('LEB').element().textContent).toMatch(/Build here for 2 coal and 2 iron/)
    await place('LEB').click()
    await says('Build in Lebanon')
    await says('0 → 2')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => own(game).stations).toEqual(['POT', 'LEB'])
    await says('Second build')
  })

  test('of a city goes stop by stop: waiver, card, loco; each is taken back', async () => {
    const game = await show(BUILDER)
    await one('[data-tile-held]').click()
    await says('Choose a bright place on the map (M).')
    await place('REA').click()
    await page.getByRole('button', { name: /Zoning Variance covers 2 iron/ }).click()
    await says('covers 2 iron')
    await userEvent.keyboard('{Enter}')
    await page.getByRole('button', { name: /Honours/ }).click()
    await says(/1 on|Free Trade/)
    await page.getByRole('button', { name: 'Change: Card' }).click()
    await expect.poll(() => own(game).cards).toEqual([])
    await page.getByRole('button', { name: /Coal gift/ }).click()
    await userEvent.keyboard('2')
    await expect.poll(() => own(game).markers.RP).toBe(1)
    expect(own(game).cards).toEqual(['N2a'])
    expect(own(game).markers.ZV).toBe(0)
  })

  test('keeps what was chosen before the stop that is changed', async () => {
    await show(BUILDER)
    await place('REA').click()
    await page.getByRole('button', { name: 'Change: Place' }).click()
    await says('Choose a bright place on the map (M).')
    await expect.element(page.getByRole('button', { name: 'Change: Tile' })).toBeVisible()
    await place('LEB').click()
    await says('Build in Lebanon')
  })

  test('a second one has the tile of the first, and no other', async () => {
    const game = await show(BUILDER)
    await place('LEB').click()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => own(game).stations).toContain('LEB')
    await place('REA').click()
    await says('second build of the tile')
    await expect.element(page.getByRole('button', { name: 'Change: Tile' })).not.toBeInTheDocument()
    expect(document.querySelector('[data-order] li')!.textContent).toMatch(/✓.*Build Station/)
  })

  test('of several connections each has its number on the map', async () => {
    const game = await show({ ...BUILDER, seats: [{ ...BUILDER.seats![0], stations: ['POT', 'REA'] }] })
    await place('LEB').click()
    const number = (ends: string) => document.querySelector(`[data-number-of="${ends}"]`)?.textContent
    await expect.poll(() => [number('POT'), number('REA')].toSorted()).toEqual(['1', '2'])
    await userEvent.keyboard(number('REA')!)
    await expect.poll(() => game.state.step?.at).toBe('bill')
    await says('from Reading')
  })

  test('of Build in Town has its numbers on the map, and a cost', async () => {
    const game = await show({ ...BUILDER, cards: { REA: ['N1a'] } })
    await place('REA').click()
    await userEvent.keyboard('{Enter}')
    await page.getByRole('button', { name: /Build in Town/ }).click()
    await expect.poll(() => game.state.step?.at).toBe('town')
    const numbers = [...document.querySelectorAll('[data-number-of]')].map((each) => each.textContent)
    const listed = document.querySelectorAll('[data-order] [data-choice]')
    expect(numbers.flatMap((each) => each.split(' · ')).toSorted()).toEqual([...listed].map((_, at) => String(at + 1)))
    expect([...listed].every(({ textContent }) => /: (nothing|\d)/.test(textContent))).toBe(true)
    const [first] = document.querySelectorAll<HTMLElement>('[data-number-of]')
    await userEvent.keyboard(first.textContent.charAt(0))
    await expect.poll(() => own(game).stations).toContain(first.dataset.numberOf)
  })

  test('is let go by Escape, back to the start', async () => {
    const game = await show(BUILDER)
    await place('REA').click()
    await expect.poll(() => game.state.step?.at).toBe('bill')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => game.state.step).toBeNull()
  })

  test('can be looked past, and gone on with by a press too', async () => {
    const game = await show(BUILDER)
    await place('REA').click()
    await says('Build in Reading')
    // The yard under it is out of reach, also by Tab.
    expect(document.querySelector<HTMLElement>('.yard')!.inert).toBe(true)
    await userEvent.keyboard('v')
    await expect.poll(() => document.querySelector('[data-order]')).toBeNull()
    expect(document.querySelector<HTMLElement>('.yard')!.inert).toBe(false)
    await page.getByRole('button', { name: 'Go on' }).click()
    await says('Build in Reading')
    expect(game.state.step?.at).toBe('bill')
  })

  test('is planned with all cities’ cards in sight', async () => {
    await show(BUILDER)
    await userEvent.keyboard('i')
    const cards = page.getByRole('dialog', { name: 'All cities’ cards' })
    await expect.element(cards.getByRole('heading', { name: 'Reading' })).toBeVisible()
    await expect.element(cards.getByText('Coal gift').first()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull()
  })

  test('a place that is out of reach says why', async () => {
    await show(BUILDER)
    await place('POT').click({ force: true })
    await says('You have a station here')
    await place('PIT').click({ force: true })
    await says('It has to be connected to a station of yours')
  })
})

describe('on the desk', () => {
  test('an upgrade that nothing makes cheaper is paid at once', async () => {
    const game = await show({ seats: [{ agent: [0, 0], resources: 'II', tiles: ['A3CM1'] }] })
    await one('[data-tile-held]').click()
    await expect.poll(() => own(game).income.C).toBe(3)
    expect(own(game).resources.I).toBe(0)
  })

  test('a wagon says what using it costs now, with the marker that has to stand for the rest', async () => {
    const tiles = ['A3CM1', 'A3Sa1'] as const
    await show({ seats: [{ agent: [0, 0], resources: 'CC', tiles: [...tiles], markers: ['IN'] }] })
    expect(held('A3CM1').textContent).toMatch(/Use: Infrastructure/)
    expect(held('A3CM1').querySelectorAll('.pill svg')).toHaveLength(1)
    expect(held('A3Sa1').textContent).toMatch(/Build for .*coal.* or more|Build: .*coal/)
  })

  test('a wagon that can be paid states its printed cost, whatever markers there are', async () => {
    await show({ seats: [{ agent: [0, 0], resources: 'II', tiles: ['A3CM1'], markers: ['IN'] }] })
    expect(held('A3CM1').textContent).toMatch(/Use: 2 iron/)
    expect(held('A3CM1').querySelectorAll('.pill svg')).toHaveLength(2)
  })

  test('a contract says what it costs', async () => {
    await show({ seats: [{ agent: [0, 0], resources: 'CCCC', cards: ['P1a'] }] })
    expect(document.querySelectorAll('[data-card="P1a"] .price svg')).toHaveLength(5)
  })

  test('the Back Room takes three markers of choice', async () => {
    const game = await show({ seats: [{ agent: [0, 0], markers: ['FT', 'FT', 'RP', 'IN'] }] })
    await one('[data-subsidy="MG"]').click()
    await says('Choose 3 markers on your desk: they count as Mining Grant.')
    for (const subsidy of ['FT', 'RP', 'IN']) await one(`[data-subsidy="${subsidy}"]`).click()
    await expect.poll(() => own(game).markers.FT).toBe(1)
    expect(own(game).markers).toMatchObject({ RP: 0, IN: 0 })
  })

  test('the only three markers for the Back Room are taken by themselves', async () => {
    const game = await show({ seats: [{ agent: [0, 0], resources: 'C', markers: ['FT', 'RP', 'IN'] }] })
    await one('[data-subsidy="MG"]').click()
    await expect.poll(() => own(game).resources.C).toBe(3)
    expect(game.state.step).toBeNull()
  })

  test('an Exchange is made once as much is taken as given', async () => {
    const game = await show({ seats: [{ agent: [0, 0], resources: 'CC' }] })
    await userEvent.keyboard('x')
    await page.getByRole('button', { name: 'Give coal' }).click()
    await page.getByRole('button', { name: 'Take water' }).click()
    await page.getByRole('button', { name: 'Trade', exact: true }).click()
    await expect.poll(() => own(game).resources).toEqual({ C: 1, I: 0, W: 1 })
  })

  test('a subsidy that can’t be spent says why', async () => {
    await show({ seats: [{ agent: [0, 0] }] })
    await one('[data-subsidy="TR"]').click({ force: true })
    await says(/No marker of Training/)
  })
})

type EntryItem = Extract<LogItem, { type: 'entry' }>
const isEntry = (item: LogItem): item is EntryItem => item.type === 'entry'

describe('the words', () => {
  const { setup, entries } = played(3, 7)
  const { log, state } = courseOf({ players: 3, setup, entries, pending: [] })

  test('of the log tell every entry of a whole game, each round under its name', () => {
    const lines = logLines(log, PLAYERS)
    expect(lines).toHaveLength(log.length)
    expect(lines.filter(({ text, details }) => /undefined|NaN|^$/.test([text, ...details].join('')))).toEqual([])
    const openings = lines.flatMap(({ opening }) => opening ?? [])
    expect(openings.slice(0, 3)).toEqual(['Start subsidies', 'Round 1', 'Round 2'])
    expect(new Set(openings).size).toBe(openings.length)
  })

  test('give a contract its own points, whatever paying it does to other cards', () => {
    const entry = { contract: 'P1a' } as const
    const item = { ...log.find(isEntry)!, entry, changes: [] }
    expect(entryText(item)).toMatch(new RegExp(`\\b${CONTRACTS.P1.points} points`))
  })

  test('are whole sentences for a screen reader', () => {
    const sentences = log.map((item) => logSentence(item, PLAYERS))
    expect(sentences.filter((sentence) => !sentence.endsWith('.'))).toEqual([])
  })

  test('name what made each part of a score', () => {
    const [seat] = new YardGame(state).table.view.seats
    const reasons = PARTS.map((part) => partReasons(part, seat))
    expect(reasons.filter((reason) => /undefined|NaN|^$/.test(reason))).toEqual([])
  })

  test('name places that count alike together, the most first', () => {
    const [seat] = new YardGame(given({ seats: [{ stations: ['MUN', 'SUN', 'BER', 'SCR'] }] })).table.view.seats
    expect(partReasons('towns', seat)).toBe('3 each: Sunbury, Berwick; Muncy 2')
    expect(partReasons('cities', seat)).toBe('Scranton 6')
    expect(partReasons('contracts', seat)).toBe('nothing')
  })
})
