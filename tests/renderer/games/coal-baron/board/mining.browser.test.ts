import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Decision } from '../../../../../src/games/coal-baron/index.ts'
import type { CoalBaronIdea } from '../../../../../src/renderer/games/coal-baron/board-state/envelopes.ts'
import { useLanguage } from '../../../../../src/renderer/i18n/locale.svelte.ts'
import { decisions, showBoard } from './host.ts'
import { firstTurn, mining, miningChoice } from './scenes.ts'

const button = (name: RegExp | string) => page.getByRole('button', { name })
/** An open spot of an order card, counted among those of the same name. */
const spot = (order: RegExp, at = 0) => page.getByRole('button', { name: order }).nth(at)
const CKK = /^Spot for black coal, carriage order, two black/
const brownAndBlackAtTheTop = () => mining().play({ cage: 2 }, { load: 'B' }, { cage: 4 }, { load: 'K' }, { cage: 0 })
const TWO_FOR_ONE: Decision = {
  fill: 'CY',
  spot: 0,
  with: [
    ['cage', 'B'],
    ['cage', 'K'],
  ],
}
const FILLED: Decision = { fill: 'BK', spot: 0, with: [['cage', 'K']] }

describe('by mouse', () => {
  test('a level moves the cage, a minecart loads, a cube fills the only order that takes it', async () => {
    const { actions } = await showBoard(mining())
    await button(/^Pit cage to level 4, black/).click()
    await button(/^Load black coal/).click()
    await button(/^Pit cage to the surface/).click()
    await button(/^Black coal in the cage/).click()
    expect(decisions(actions)).toEqual([{ cage: 4 }, { load: 'K' }, { cage: 0 }, FILLED])
  })

  test('a cube that several orders take waits for its spot', async () => {
    const { actions } = await showBoard(miningChoice().play({ cage: 4 }, { load: 'K' }, { cage: 0 }))
    const cube = button(/^Black coal in the cage/)
    await cube.click()
    await expect.element(cube).toHaveAttribute('aria-pressed', 'true')
    expect(actions).toEqual([])
    await spot(CKK, 1).click()
    expect(decisions(actions)).toEqual([{ fill: 'CKK', spot: 1, with: [['cage', 'K']] }])
  })

  test('a cube is stored by way of the storage, though an order takes it', async () => {
    const { actions } = await showBoard(mining().play({ cage: 4 }, { load: 'K' }, { cage: 0 }))
    await button(/^Put a cube of the cage into the storage/).click()
    expect(decisions(actions)).toEqual([{ store: 'K' }])
  })

  test('two for one: a spot whose colour is not at hand asks for two cubes', async () => {
    const { actions } = await showBoard(brownAndBlackAtTheTop())
    await spot(/^Spot for gray coal, engine order/).click()
    await expect.element(button(/^Two for one/)).toHaveAttribute('aria-pressed', 'true')
    await button(/^Brown coal in the cage/).click()
    expect(decisions(actions)).toEqual([
      {
        fill: 'EGG',
        spot: 0,
        with: [
          ['cage', 'B'],
          ['cage', 'K'],
        ],
      },
    ])
  })

  test('two for one: two cubes, then their spot', async () => {
    const { actions } = await showBoard(brownAndBlackAtTheTop())
    await button(/^Two for one/).click()
    await button(/^Brown coal in the cage/).click()
    await button(/^Black coal in the cage/).click()
    await spot(/^Spot for yellow coal, carriage order/).click()
    expect(decisions(actions)).toEqual([TWO_FOR_ONE])
  })

  test('a cube dragged onto a spot goes there, dragged beside it stays', async () => {
    const { actions } = await showBoard(miningChoice().play({ cage: 4 }, { load: 'K' }, { cage: 0 }))
    await userEvent.dragAndDrop(button(/^Black coal in the cage/), page.getByRole('button', { name: /^Undo step/ }))
    expect(actions).toEqual([])
    await userEvent.dragAndDrop(button(/^Black coal in the cage/), spot(CKK))
    expect(decisions(actions)).toEqual([{ fill: 'CKK', spot: 0, with: [['cage', 'K']] }])
  })

  test('the cage is dragged to a level', async () => {
    const { actions } = await showBoard(mining())
    await userEvent.dragAndDrop(page.getByRole('group', { name: /^Pit cage/ }), button(/^Pit cage to level 3, gray/))
    expect(decisions(actions)).toEqual([{ cage: 3 }])
  })

  test('what can’t be done says why and does nothing', async () => {
    const { actions } = await showBoard(mining().play({ cage: 2 }))
    await button(/^Pit cage to level 2, brown\. The pit cage is there already/i).click({ force: true })
    expect(actions).toEqual([])
  })

  test('a cube of another level is fetched in two steps, as long as there are two', async () => {
    const { actions } = await showBoard(mining().play({ cage: 2 }))
    await button(/^Pit cage there and load gray coal: 2 work steps/).click()
    await expect.poll(() => decisions(actions)).toEqual([{ cage: 3 }, { load: 'G' }])
  })

  test('with a single step left a cube of another level says that the cage has to be there', async () => {
    const levels = [1, 2, 1, 2, 1, 2, 1, 2, 1].map((cage) => ({ cage }))
    const { actions } = await showBoard(mining().play(...levels))
    await button(/^Load gray coal into the cage\. The pit cage has to be at this level/i).click({ force: true })
    expect(actions).toEqual([])
  })

  test('the end of mining says how many steps are given up', async () => {
    await showBoard(mining().play({ cage: 2 }))
    await expect.element(button(/^End mining gives up 9 work steps/)).toBeVisible()
  })

  test('a step is undone, and mining may end at any time', async () => {
    const { actions } = await showBoard(mining().play({ cage: 2 }))
    await button(/^Undo step/).click()
    expect(actions).toEqual([{ type: 'take-back' }])
    await button(/^End mining/).click()
    expect(decisions(actions)).toEqual([{ end: 'mining' }])
  })
})

describe('a mining plan among the hints', () => {
  const idea: CoalBaronIdea = {
    decisions: [{ place: 'mining-10' }, { cage: 4 }, { load: 'K' }, { cage: 0 }, FILLED, { end: 'mining' }],
    lead: 0,
    chance: 0.5,
    effects: {
      workers: 1,
      marks: 0,
      delivered: [],
      setUp: [5],
      order: null,
      minecarts: 0,
      emptied: 1,
      leads: [],
      balance: 0,
      inTime: null,
    },
    reasons: [],
  }
  const askHints = () => Promise.resolve({ game: 'coal-baron' as const, ideas: [idea], used: [1, 0] })

  test('pressed it is carried out at once, but does not end mining with steps that could be used', async () => {
    const game = firstTurn()
    const { actions } = await showBoard(game, { askHints })
    await userEvent.keyboard('h')
    await userEvent.click(document.querySelector('[data-idea-key]')!)
    await expect.poll(() => decisions(actions)).toEqual(idea.decisions.slice(0, -1))
    await expect.element(page.getByRole('region', { name: 'What could be done' })).not.toBeInTheDocument()
    await expect.element(button(/^End mining/)).toBeVisible()
  })

  test('is carried out step by step, the next step marked on the board', async () => {
    const { actions } = await showBoard(firstTurn(), { askHints })
    await userEvent.keyboard('h')
    await button('Step by step').click()
    await expect.element(button(/^Pit cage to level 4, black/)).toHaveAttribute('data-idea')
    expect(document.querySelectorAll('[data-ghost] li')).toHaveLength(
      idea.decisions.filter((each) => !('place' in each) && !('end' in each)).length,
    )
    await userEvent.keyboard('n')
    await expect.poll(() => decisions(actions)).toEqual(idea.decisions.slice(0, 2))
    await expect.element(button(/^Load black coal into the cage/)).toHaveAttribute('data-idea')
    await userEvent.keyboard('n')
    await expect.poll(() => decisions(actions)).toEqual(idea.decisions.slice(0, 3))
  })

  test('is over as soon as something else is done', async () => {
    const { actions } = await showBoard(firstTurn(), { askHints })
    await userEvent.keyboard('h')
    await button('Step by step').click()
    await expect.element(page.getByRole('region', { name: 'What could be done' })).toBeVisible()
    await userEvent.keyboard('2')
    await expect.element(page.getByRole('region', { name: 'What could be done' })).not.toBeInTheDocument()
    expect(decisions(actions)).toEqual([{ place: 'mining-10' }, { cage: 2 }])
  })
})

test('hints lie in their place beside the log, wherever another window puts it', async () => {
  const place = document.createElement('div')
  Object.assign(place.style, { position: 'fixed', top: '40vh', height: '1rem' })
  place.dataset.hintPlace = ''
  document.body.append(place)
  onTestFinished(() => place.remove())
  await showBoard(firstTurn(), { askHints: () => Promise.resolve({ game: 'coal-baron', ideas: [], used: [0, 0] }) })
  await userEvent.keyboard('h')
  const top = () => document.querySelector('[data-hints]')?.getBoundingClientRect().top
  await expect.poll(top).toBe(360)
  await page.viewport(1440, 700)
  await expect.poll(top).toBe(280)
})

describe('by key', () => {
  test('numbers move the cage, letters load and fill, E ends', async () => {
    const { actions } = await showBoard(mining())
    await userEvent.keyboard('4k0ke')
    expect(decisions(actions)).toEqual([{ cage: 4 }, { load: 'K' }, { cage: 0 }, FILLED, { end: 'mining' }])
  })

  test('letters follow the language, as they stand on the pieces', async () => {
    const { actions } = await showBoard(mining())
    useLanguage('de', [])
    await userEvent.keyboard('4s')
    useLanguage('nl', [])
    await userEvent.keyboard('0z')
    useLanguage('en', [])
    expect(decisions(actions)).toEqual([{ cage: 4 }, { load: 'K' }, { cage: 0 }, FILLED])
  })

  test('P stores the picked cube; Escape lets go of it', async () => {
    const { actions } = await showBoard(miningChoice().play({ cage: 4 }, { load: 'K' }, { cage: 0 }))
    await userEvent.keyboard('k{Escape}')
    await expect.element(button(/^Black coal in the cage/)).toHaveAttribute('aria-pressed', 'false')
    await userEvent.keyboard('kp')
    expect(decisions(actions)).toEqual([{ store: 'K' }])
  })

  test('after a letter that leaves a choice, the spots to choose among have the focus', async () => {
    const { actions } = await showBoard(miningChoice().play({ cage: 4 }, { load: 'K' }, { cage: 0 }))
    await userEvent.keyboard('k')
    await expect.poll(() => document.activeElement?.getAttribute('data-spot')).toBe('BK 0')
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(decisions(actions)).toEqual([{ fill: 'CKK', spot: 0, with: [['cage', 'K']] }])
  })

  test('T begins two for one, letters pick the two', async () => {
    const { actions } = await showBoard(brownAndBlackAtTheTop())
    await userEvent.keyboard('tbk')
    await spot(/^Spot for yellow coal, carriage order/).click()
    expect(decisions(actions)).toEqual([TWO_FOR_ONE])
  })
})

test('the steps left and those taken are in sight', async () => {
  await showBoard(mining().play({ cage: 2 }, { load: 'B' }))
  await expect.element(page.getByText('8 work steps', { exact: true })).toBeVisible()
  const taken = page.getByRole('list', { name: 'Work steps taken' }).getByRole('listitem')
  expect(taken.elements().map((item) => item.getAttribute('title'))).toEqual([
    'cage to level 2, brown',
    'loaded brown coal',
  ])
})

test('a cube travels into the cage, and is down within 400 ms', async () => {
  await showBoard(mining().play({ cage: 2 }))
  const flying = () => document.querySelectorAll('.piece').length
  await userEvent.keyboard('b')
  await expect.poll(flying, { interval: 5 }).toBe(1)
  const [flight] = document.querySelector('.piece')!.getAnimations()
  expect(flight.effect?.getComputedTiming().duration).toBeLessThanOrEqual(400)
  await expect.poll(flying).toBe(0)
})
