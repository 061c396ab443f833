/** The board of Railroad Barons: turns put together piece by piece, and what is said before anything is done. */
import { mount, unmount } from 'svelte'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import { courseOf } from '../../../../src/games/railroad-barons/rules/course.ts'
import type { LogLine } from '../../../../src/renderer/games/screens/words.ts'
import { logLines, logSentence } from '../../../../src/renderer/games/railroad-barons/words/log-words.ts'
import MoveOnShow from '../../../../src/renderer/play/table/MoveOnShow.svelte'
import {
  afterEntries,
  dealt,
  inOperatingRound,
  inStockRound,
  type Given,
} from '../../../games/railroad-barons/given.ts'
import { played } from '../../../games/railroad-barons/support/games.ts'
import { Evening, PLAYERS } from './evening.ts'
import StationHost from './StationHost.svelte'

beforeEach(() => page.viewport(1440, 900))

async function show(evening: Evening): Promise<Evening> {
  await render(StationHost, { evening })
  return evening
}

const certificate = (id: string) => page.elementLocator(document.querySelector(`[data-certificate="${id}"]`)!)
const says = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible()

/** Mike directs SB and MS&C; Lucy directs DPI with 40, Mike has its 30. */
const TWO_BARONS: Given = {
  cash: [64, 500],
  holdings: {
    green: { price: 135, owns: [[40, 10], [30]] },
    black: { price: 120, owns: [[40, 20], [10]] },
    red: { price: 100, owns: [[30], [40]], director: 1, treasury: 460 },
  },
}

test('a bot’s bubble lies below the prices that its move changed', async () => {
  await show(new Evening(inStockRound(TWO_BARONS)))
  const shown = document.querySelector('[data-shows-moves]')!
  const [hill, board] = [document.querySelector('[data-hill]')!, shown.parentElement!]
  board.style.position = 'relative'
  const line = { move: 7, text: 'sells DPI 30%', short: null, details: ['DPI: $100 → $90.'] } as unknown as LogLine
  const props = { line, item: null, LogArt: undefined, player: PLAYERS[1], thinking: false, onend: () => {} }
  const bubble = mount(MoveOnShow, { target: board, props: props as never })
  onTestFinished(() => unmount(bubble))
  const rectangle = () => document.querySelector('[data-on-show]')!.getBoundingClientRect()
  await expect.poll(() => rectangle().top).toBeGreaterThanOrEqual(hill.getBoundingClientRect().bottom - 1)
  expect(rectangle().height).toBeGreaterThan(20)
})

describe('a turn of a stock round', () => {
  test('previews money, the fall of the price and the directorship, and is made only when it is confirmed', async () => {
    const evening = await show(new Evening(inStockRound(TWO_BARONS)))
    await certificate('black-20').click()
    await says('SB falls one space, $120 → $110, as its Director sells.')
    await certificate('red-20').click()
    await says(/Mike becomes Director of DPI, 50 to 40/)
    await says('If both pass next, Lucy gets the Priority Deal.')
    expect(evening.table.log).toEqual([])
    await page.getByRole('button', { name: /^Make the turn/ }).click()
    await expect.poll(() => evening.table.log.length).toBe(1)
    expect(evening.table.view.turn).toBe(1)
  })

  test('gives any piece back, and keeps the others', async () => {
    const evening = await show(new Evening(inStockRound(TWO_BARONS)))
    await certificate('black-20').click()
    await expect.poll(() => evening.table.view.trade?.sell.length).toBe(1)
    await certificate('green-10').click()
    await expect.poll(() => evening.table.view.trade?.sell.length).toBe(2)
    await page.getByRole('button', { name: 'Leave out: Sells SB 20%' }).click()
    await expect.poll(() => evening.table.view.trade?.sell).toEqual([['green', 10]])
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => evening.table.view.trade).toBeNull()
  })

  test('is cleared as a whole by C, and by Escape piece by piece; its button says what it makes', async () => {
    const evening = await show(new Evening(inStockRound(TWO_BARONS)))
    const sellTwo = async () => {
      await certificate('black-20').click()
      await expect.poll(() => evening.table.view.trade?.sell.length).toBe(1)
      await certificate('green-10').click()
      await expect.poll(() => evening.table.view.trade?.sell.length).toBe(2)
    }
    await sellTwo()
    await expect.element(page.getByRole('button', { name: /^Make the turn: sells SB 20% and/ })).toBeVisible()
    await userEvent.keyboard('c')
    await expect.poll(() => evening.table.view.trade).toBeNull()
    await sellTwo()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => evening.table.view.trade?.sell).toEqual([['black', 20]])
  })

  test('a certificate that can’t be traded says why', async () => {
    await show(new Evening(inStockRound(TWO_BARONS)))
    await certificate('black-40').click({ force: true })
    await says('The other baron would need 40% of SB, and has 10%')
  })

  test('asks for the start price of a Holding, and says which are too dear', async () => {
    const evening = await show(new Evening(inStockRound({ cash: [300, 300] })))
    await certificate('yellow-40').click()
    await says('$360; you have $300')
    await userEvent.keyboard('1')
    await expect.poll(() => evening.table.view.trade?.par).toBe(70)
    await says('Mike starts AVR at $70.')
  })

  test('a pass for the rest of the round passes each turn, until it is taken back', async () => {
    const evening = await show(new Evening(inStockRound(TWO_BARONS)))
    await userEvent.keyboard('r')
    await expect.poll(() => evening.table.view.turn).toBe(1)
    await certificate('green-20').click()
    await expect.poll(() => evening.table.view.trade).not.toBeNull()
    await userEvent.keyboard('e')
    await expect.poll(() => evening.decisions.filter((each) => 'pass' in each).length).toBe(2)
    expect(evening.table.view.turn).toBe(1)
  })
})

describe('a sum in the draft', () => {
  const offered = () => new Evening(afterEntries(dealt()))
  const value = page.getByRole('textbox', { name: 'Value' })

  test('is typed over the one that is there, and stands on the button', async () => {
    const evening = await show(offered())
    await userEvent.keyboard('4')
    await expect.element(value).toHaveFocus()
    await userEvent.keyboard('150')
    await page.getByRole('button', { name: 'Offer for $150' }).click()
    await expect.poll(() => evening.decisions.at(-1)).toEqual({ value: 150 })
  })

  test('out of bounds stays, says why and is not offered', async () => {
    const evening = await show(offered())
    await userEvent.keyboard('4')
    await expect.element(value).toHaveFocus()
    await says('$0 to $999')
    await userEvent.keyboard('1500')
    await says('Too much: at most $999')
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('e')
    await expect.element(value).toHaveValue('1500')
    expect(evening.decisions).toEqual([{ offer: '60' }])
  })
})

describe('an operating round', () => {
  const EARLY: Given = {
    cash: [500, 500],
    top: 'D1',
    holdings: {
      green: { price: 100, owns: [[40, 10], [30]], treasury: 500, railroads: ['A2', 'A3', 'C1'] },
      black: { price: 100, owns: [[10], [40]], director: 1, railroads: ['A4', 'B1'] },
    },
    appeared: [2, 3],
  }

  test('places operators, pays, and says before a purchase what goes out of date', async () => {
    const evening = await show(new Evening(inOperatingRound(EARLY)))
    await userEvent.keyboard('e')
    await says(/Pay \$180/)
    await says('$100 → $110')
    await userEvent.keyboard('y')
    await says('Nothing goes out of date.')
    await says(/The first of level 4: all of level 2 leave\. MS&C loses Rutland and Maine Central/)
    await userEvent.keyboard('4')
    await expect.poll(() => evening.table.view.holdings[1].railroads).toEqual([])
  })

  test('asks once more before an operator goes to the network for good', async () => {
    const evening = await show(new Evening(inOperatingRound(EARLY)))
    await userEvent.keyboard('n')
    await says(/The operator in the network never comes back/)
    await userEvent.keyboard('e')
    expect(evening.decisions).toEqual([])
    await page.getByRole('button', { name: /^Sure/ }).click()
    await expect.poll(() => evening.decisions[0]).toMatchObject({ network: true })
  })

  test('asks the other Director for a Railroad', async () => {
    const evening = await show(new Evening(inOperatingRound(EARLY)))
    await userEvent.keyboard('e')
    await says(/Pay \$180/)
    await userEvent.keyboard('w')
    await page.getByRole('button', { name: 'Bangor & Aroostook' }).first().click()
    await says(/Lucy has to agree/)
    await userEvent.keyboard('{Enter}')
    await says('Lucy: Bangor & Aroostook for $1?')
    await says('Over to Lucy: Mike asks for a Railroad.')
    await userEvent.keyboard('a')
    expect(evening.table.view.phase).toBe('consenting')
    await expect.element(page.getByRole('button', { name: /^Lucy is here/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await says(/only at a higher price/)
    await userEvent.keyboard('a')
    await expect.poll(() => evening.table.view.holdings[0].railroads.map(({ id }) => id)).toContain('A4')
  })
})

describe('the log', () => {
  const { setup, entries } = played(7)
  const { log } = courseOf({ setup, entries, pending: [] })

  test('tells every entry of a whole game, each round under its name', () => {
    const lines = logLines(log, PLAYERS)
    expect(lines).toHaveLength(log.length)
    expect(lines.filter(({ text }) => text === '' || /undefined|NaN/.test(text))).toEqual([])
    const openings = lines.flatMap(({ opening }) => opening ?? [])
    expect(openings.slice(0, 3)).toEqual(['Draft', 'Stock round 1', 'Operating round 1.1'])
    expect(new Set(openings).size).toBe(openings.length)
  })

  test('a line is a whole sentence for a screen reader', () => {
    const sentences = log.map((item) => logSentence(item, PLAYERS))
    expect(sentences.filter((sentence) => !/[.%)]$/.test(sentence))).toEqual([])
    expect(sentences.some((sentence) => /^(Mike|Lucy) buys .*, level \d, for .*: \$\d+\./.test(sentence))).toBe(true)
  })
})
