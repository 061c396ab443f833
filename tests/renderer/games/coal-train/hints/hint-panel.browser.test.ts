/** Hints at the table: whole turns in steps, carried out one by one or at once. */
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import { seeded } from '../../../../../src/games/building-blocks/random.ts'
import { ideasFor } from '../../../../../src/games/coal-train/bot/ideas.ts'
import { view } from '../../../../../src/games/coal-train/rules/view.ts'
import { hintStepsOf, type TrainIdea } from '../../../../../src/renderer/games/coal-train/hints/idea-words.ts'
import { given } from '../../../../games/coal-train/support/given.ts'
import { YardGame } from '../yard-game.ts'
import YardHost from '../YardHost.svelte'

beforeEach(() => page.viewport(1440, 900))

const START = given({ seats: [{ resources: 'CCCCCCIW' }] }, 3, 1)
const [IDEA] = ideasFor(START, { iterations: 0, expired: () => false }, seeded(1))
const STEPS = hintStepsOf(IDEA, view(START))

async function hinted(): Promise<YardGame> {
  const game = new YardGame(START)
  await render(YardHost, { game })
  await userEvent.keyboard('h')
  await expect.element(page.getByRole('heading', { name: 'What could be done' })).toBeVisible()
  return game
}

const currentStep = () => document.querySelector('[aria-current="step"]')?.textContent ?? ''

/** Apart from what the end of the turn brings. */
const actions = ({ decisions }: typeof IDEA) => decisions.filter((decision) => !('end' in decision))

test('steps tell every decision of the turn once', () => {
  expect(STEPS.length).toBeGreaterThan(2)
  expect(STEPS.flatMap(({ decisions }) => decisions)).toEqual(actions(IDEA))
  expect(STEPS.filter(({ text }) => text === '')).toEqual([])
})

test('a turn is carried out step by step, the next one said and marked', async () => {
  const game = await hinted()
  await page.getByRole('button', { name: 'Step by step' }).first().click()
  await expect.poll(() => game.decisions).toEqual(STEPS[0].decisions)
  await expect.poll(() => currentStep().toLowerCase()).toContain(STEPS[1].text.toLowerCase())
  await userEvent.keyboard('n')
  await expect.poll(() => game.decisions).toEqual([...STEPS[0].decisions, ...STEPS[1].decisions])
  await page.getByRole('button', { name: 'All the rest' }).click()
  await expect.poll(() => game.decisions).toEqual(actions(IDEA))
  await expect.element(page.getByRole('heading', { name: 'What could be done' })).not.toBeInTheDocument()
})

test('pressing an idea carries it out and leaves the end of the turn to the player', async () => {
  const game = await hinted()
  await userEvent.click(document.querySelector('[data-idea-key="1"]')!)
  await expect.poll(() => game.decisions).toEqual(actions(IDEA))
  expect(game.state.turn).toBe(START.turn)
})

test('where the table goes another way, the turn is forgotten', async () => {
  const game = await hinted()
  await page.getByRole('button', { name: 'Step by step' }).first().click()
  await expect.poll(() => currentStep()).not.toBe('')
  await userEvent.keyboard('c')
  await expect.poll(() => game.decisions.at(-1)).toEqual({ coal: 1 })
  expect(currentStep()).toBe('')
  expect(document.querySelectorAll('button.lit')).toHaveLength(0)
})

test('an idea marks its places and spaces on the board while it is pointed at', async () => {
  await hinted()
  const marked = () =>
    [...document.querySelectorAll<HTMLElement>('button.lit')].map(({ dataset }) => dataset.place ?? dataset.space)
  // The mouse may still lie where the test before left it.
  await userEvent.unhover(document.querySelector('[data-idea-key="1"]')!)
  await expect.poll(marked).toEqual([])
  await userEvent.hover(document.querySelector('[data-idea-key="1"]')!)
  const walks = IDEA.decisions.flatMap((decision) => ('step' in decision ? [decision.step.join(' ')] : []))
  const builds = IDEA.decisions.flatMap((decision) => ('build' in decision ? [decision.build] : []))
  await expect.poll(marked).toEqual(expect.arrayContaining([...walks.slice(-1), ...builds]))
  await userEvent.unhover(document.querySelector('[data-idea-key="1"]')!)
  await expect.poll(marked).toEqual([])
})

test('what an idea uses and its reasons name is marked on the desk too', async () => {
  const idea: TrainIdea = {
    ...IDEA,
    decisions: [{ use: 'A3MA1' }, { spend: 'GW' }, { end: true }],
    reasons: [
      { part: { fact: { of: 'contract', card: 'P1a' }, is: 1, instead: 0 }, points: 4 },
      { part: { fact: { of: 'income', raises: 'AP' }, is: 2, instead: 1 }, points: 1 },
    ],
  }
  const desk = given({ seats: [{ resources: 'CCCC', tiles: ['A3MA1'], cards: ['P1a'], markers: ['GW'] }] }, 3, 1)
  await render(YardHost, { game: new YardGame(desk), ideas: [idea] })
  await userEvent.keyboard('h')
  const card = document.querySelector('[data-idea-key="1"]')!
  await userEvent.hover(card)
  const litOf = (kind: string) => [...document.querySelectorAll(`[${kind}].lit`)].map((each) => each.getAttribute(kind))
  const lit = () => ['data-tile-held', 'data-card', 'data-subsidy', 'data-income'].map(litOf)
  await expect.poll(lit).toEqual([['A3MA1'], ['P1a'], ['GW'], ['AP']])
  await userEvent.unhover(card)
  await expect.poll(lit).toEqual([[], [], [], []])
})
