/** Studying a game of Coal Baron: board, course and decisions in sight, moves tried, mistakes tried again; by keyboard too. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { coalBaron } from '../../../../../src/games/coal-baron/game.ts'
import type { GameRecord } from '../../../../../src/games/record/record.ts'
import type { ReviewedMove } from '../../../../../src/contract/reviews.ts'
import { reviewMove } from '../../../../../src/games/coal-baron/bot/review/review.ts'
import { thinking } from '../../../../../src/games/coal-baron/facets/thinking.ts'
import two from '../../../../records/coal-baron/2-players.json'
import { openStudied } from '../../../archive/studied.ts'
import { goTo } from '../../../page.ts'

const record = two as unknown as GameRecord
const LAST = record.moves!.length
const BRIEF = { find: 30, candidates: 2, weigh: 40, deals: 1, luck: 20, reply: 10, playOuts: 10 }
/** The first moves; the game goes on behind them. */
const reviewed: ReviewedMove[] = thinking.reviewing
  .questions(record, 'quick')
  .slice(0, 12)
  .map((question) => reviewMove(question, () => false, BRIEF)!)
/** The draft's last choice of the first player, made a mistake. */
const MISTAKE = 4
const asMistake = (move: ReviewedMove, lost: number): ReviewedMove => ({
  ...move,
  skill: move.skill.map((_, seat) => (seat === move.seat ? -lost : lost)),
})
function better(move: number): ReviewedMove {
  const [{ idea, line }] = thinking.analysing.answer(
    thinking.reviewing.questions(record, 'quick')[move].position,
    20,
    () => false,
  )!.lines
  return { ...asMistake(reviewed[move], 5), best: idea, line }
}
const known = reviewed.map((move) =>
  move.move === MISTAKE ? better(MISTAKE) : { ...asMistake(move, 0), best: null, line: [] },
)

beforeEach(() => page.viewport(1440, 900))
afterEach(() => goTo('#/'))
const REASON = { part: { fact: { of: 'cubes' }, is: 3, instead: 1 }, points: 2 }
const open = () => openStudied(coalBaron, record, known, (move) => asMistake(known[move], 2), [REASON])
const shown = (moves: number) => expect.element(page.getByText(new RegExp(`^Move ${moves} of ${LAST}`))).toBeVisible()
/** The first that can be chosen. */
const bright = (all: readonly Element[]) => all.find((each) => 'bright' in (each as HTMLElement).dataset) as HTMLElement
const stops = () => [...document.querySelectorAll('[data-rove]')]

test('board, course, decision and figures stand side by side, and say how much is reviewed', async () => {
  const { plot } = await open()
  await userEvent.keyboard('{Home}g')
  await shown(MISTAKE + 1)
  await expect.element(plot).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /Decision 5.*5\.0 points lost/ })).toBeVisible()
  await expect.element(page.getByRole('region', { name: /’s pit/ })).toBeVisible()
  await expect.element(page.getByText(new RegExp(`^So far, 12 of ${LAST} moves are reviewed`))).toBeVisible()
})

test('pointing at the course shows the position there, by keys too, and Enter goes to it', async () => {
  const { plot } = await open()
  await userEvent.keyboard('{Home}')
  ;(plot.element() as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  await expect.element(plot).toHaveAttribute('aria-valuenow', String(LAST))
  await shown(0)
  await userEvent.keyboard('{Escape}')
  await expect.element(plot).toHaveAttribute('aria-valuenow', '0')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
  await shown(2)
})

test('a move that is tried makes a line, which is analysed, taken back and left', async () => {
  await open()
  await userEvent.keyboard('{Home}g')
  await shown(MISTAKE + 1)
  await expect.poll(() => bright(stops())).toBeDefined()
  bright(stops()).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Tried moves' })).toBeInTheDocument()
  await userEvent.keyboard('l')
  await expect.element(page.getByText('Searched to the end')).toBeVisible()
  expect(page.getByRole('region', { name: 'Live analysis' }).getByRole('button').elements().length).toBeGreaterThan(1)
  const lines = page.getByRole('region', { name: 'Live analysis' }).getByRole('listitem').getByRole('button')
  expect(
    lines
      .elements()
      .slice(1)
      .map((line) => line.textContent),
  ).toSatisfy((texts: string[]) => texts.length > 0 && texts.every((text) => /cubes.*3.*1/.test(text)))
  await userEvent.keyboard('z')
  await expect
    .element(page.getByRole('button', { name: 'Before', exact: true }))
    .toHaveAttribute('aria-current', 'step')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('heading', { name: 'Tried moves' })).not.toBeInTheDocument()
})

test('a mistake is tried again without a word of what was played, judged, and counted at the end', async () => {
  await open()
  await page.getByRole('button', { name: /^Retry .* mistakes: 1/ }).click()
  await expect.element(page.getByText(/^Mistake 1 of 1\./)).toBeVisible()
  expect(page.getByRole('slider').elements()).toEqual([])
  const orders = page.getByRole('button', { name: /order/ })
  await expect.element(orders.first()).toBeVisible()
  bright(orders.elements()).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Lost in the game')).toBeVisible()
  await userEvent.keyboard('g')
  await expect.element(page.getByText(/better found for \d of 1 mistakes/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('slider', { name: 'Preview a position of the game' })).toBeVisible()
})

test('luck and skill say what they are made of, and lead to each move', async () => {
  await open()
  await page
    .getByRole('button', { name: /Lucy: what luck and skill are made of/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/Choices that gave points away: 1\./)).toBeVisible()
  await dialog.getByRole('button', { name: /^5/ }).click()
  await shown(MISTAKE + 1)
})

test('where there is less room the board has a page of its own', async () => {
  await page.viewport(1024, 700)
  await open()
  await expect
    .element(page.getByRole('button', { name: 'Decisions', exact: true }))
    .toHaveAttribute('aria-pressed', 'true')
  expect(page.getByRole('region', { name: /’s pit/ }).query()).toBeNull()
  await page.getByRole('group', { name: 'Show' }).first().getByRole('button', { name: 'Board' }).click()
  await expect.element(page.getByRole('region', { name: /’s pit/ })).toBeVisible()
})

/** Plays the first bright thing on the board, by keyboard. */
async function tryOne() {
  await expect.poll(() => bright(stops())).toBeDefined()
  bright(stops()).focus()
  await userEvent.keyboard('{Enter}')
}
const keptList = () => page.getByRole('button', { name: /^Kept with the game/ })
const moved = () => page.getByRole('group', { name: 'Decisions' })

test('a position is given a name and a comment by keys, stands among the decisions, and is gone to', async () => {
  await open()
  await userEvent.keyboard('{Home}g')
  await shown(MISTAKE + 1)
  await userEvent.keyboard('j')
  const dialog = page.getByRole('dialog', { name: 'Keep the position' })
  await expect.element(dialog.getByText('After move 5')).toBeVisible()
  await expect.element(dialog.getByLabelText('Name')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText('Give the position a name or a comment.')).toBeVisible()
  await userEvent.keyboard('The draft is over{Tab}Too many grays.')
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect.element(moved().getByText('Too many grays.')).toBeVisible()
  await expect.element(page.getByRole('note')).toHaveTextContent('The draft is over Too many grays.')
  await userEvent.keyboard('{End}')
  await shown(LAST)
  await keptList().click()
  await page.getByRole('button', { name: /^The draft is over After move 5/ }).click()
  await shown(MISTAKE + 1)
})

test('tried moves are kept as a variation, renamed, opened, taken out and put back', async () => {
  const { call } = await open()
  await userEvent.keyboard('{Home}g')
  await shown(MISTAKE + 1)
  await tryOne()
  await userEvent.keyboard('j')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => call.mock.lastCall?.[0]).toBe('study.keep')
  expect(call.mock.lastCall![1]).toMatchObject({ moves: MISTAKE + 1, name: null, comment: null })
  await keptList().click()
  await page.getByRole('button', { name: /^Change / }).click()
  await userEvent.keyboard('Instead{Enter}')
  await expect.element(moved().getByRole('button', { name: /^Instead/ })).toBeInTheDocument()
  await userEvent.keyboard('{Escape}{End}')
  await shown(LAST)
  await page.getByRole('button', { name: /^Instead Instead of move 6/ }).click()
  await expect.element(page.getByRole('heading', { name: 'Tried moves' })).toBeInTheDocument()
  await shown(MISTAKE + 1)
  await page.getByRole('button', { name: 'Keep Instead no longer' }).click()
  await expect.element(page.getByRole('button', { name: 'Kept with the game', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('button', { name: 'Kept with the game (1)' })).toBeVisible()
})

test('walking through the game by keys, the board never takes the focus', async () => {
  await open()
  await userEvent.keyboard('{Home}')
  await shown(0)
  for (const move of [1, 2, 3]) {
    await userEvent.keyboard('{ArrowRight}')
    await shown(move)
    expect(document.activeElement).toBe(document.body)
  }
})

test('a review on one page tells of what is reviewed, each decision with what was better', async () => {
  await open()
  await page.getByRole('button', { name: 'Summary', exact: true }).click()
  await page.getByRole('button', { name: 'Print or share' }).click()
  await expect.element(page.getByText(new RegExp(`^So far, 12 of ${LAST} moves are reviewed`))).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Costliest decisions' })).toBeVisible()
  const [told] = page.getByRole('listitem').elements()
  expect(told.textContent).toMatch(/^\s*5\s+\S+ · 5\.0 points lost\s+Played: Takes .*\s+Better: Takes /)
  await expect.element(page.getByText('Shown once every move is reviewed.')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(page.getByRole('slider', { name: 'Preview a position of the game' })).toBeVisible()
})
