/** Puzzles on their page, with the toy: the choice, whole rounds by mouse and by keyboard, and what is said after an answer. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { PuzzlePile } from '../../../src/contract/puzzles.ts'
import { GAMES } from '../../../src/renderer/games/catalogue.ts'
import { offerGames } from '../../../src/renderer/games/offered-games.svelte.ts'
import App from '../../../src/renderer/shell/App.svelte'
import { toy } from '../../toy/games/toy/game.ts'
import { fakeServices } from '../fake-services.ts'
import { goTo } from '../page.ts'
import { toyRecord } from '../toy-data.ts'
import { REVIEWED } from './reviewed-toy.ts'

const { rules, thinking } = toy
const { reviewing } = thinking!

beforeAll(() => offerGames([REVIEWED]))
afterAll(() => offerGames(GAMES))
beforeEach(() => page.viewport(1440, 900))

/** The best is to take three of these lumps, each time. */
const setup = { row: Array<number>(12).fill(2), first: 0 }
const record = { ...toyRecord(), setup, result: null, finishedAt: null }

function solving(more: Partial<PuzzlePile> = {}) {
  const answers: unknown[] = []
  const asked: unknown[] = []
  const pile: PuzzlePile = {
    ...{ answered: 0, rating: null, refused: [] },
    day: { game: 'toy', isAnswered: false },
    titles: [{ game: 'toy', all: 9, left: 2 }],
    ...more,
  }
  const fake = fakeServices({
    'people.list': () => [{ name: 'Lucy', color: 'red' }],
    'puzzles.pile': (person) =>
      Promise.resolve({ ...pile, rating: person === null ? null : { value: 1612, deviation: 60 }, answered: 12 }),
    'puzzles.next': (call) => {
      asked.push(call)
      const { game, seen } = call
      if (seen.length === 2) return Promise.resolve(null)
      const moves = seen.length === 0 ? 1 : 3
      const shown = { ...record, moves: record.moves!.slice(0, moves) }
      const puzzle = { id: `${moves}`, moves, game: 'toy', seat: moves, record: JSON.stringify(shown) }
      return Promise.resolve({ ...puzzle, isOfTheDay: game === null, isAnswered: false })
    },
    'puzzles.help': () => Promise.resolve({ take: 3 }),
    'puzzles.answer': ({ id, person, line, isHelped }) => {
      answers.push({ id, person, line, isHelped })
      const moves = [...record.moves!.slice(0, Number(id)), rules.entryOf(line.length > 0 ? line : [{ take: 3 }])]
      const reviewed = reviewing.answer(reviewing.questions({ ...record, moves }, 'quick').at(-1), () => false)!
      return Promise.resolve({
        ...{ game: 'toy', reviewed, best: [{ take: 3 }], theme: 'lumps', puzzle: 1700 },
        ideas: [reviewed.best ?? reviewed.played],
        found: [
          { level: 'idle', percent: 20 },
          { level: 'greedy', percent: 100 },
        ],
        rated: person === null ? null : { before: 1612, after: 1640.4 },
        board: { game: 'toy', players: 5, options: toy.identity.options, deal: 'PUZZLE-1' },
        made: [],
      })
    },
    'analysis.stop': () => {},
  })
  return { ...fake, answers, asked }
}

async function open(fake: ReturnType<typeof solving>, hash = '#/puzzles') {
  await goTo(hash)
  await render(App, { services: fake.services })
}
const button = (name: string | RegExp) => page.getByRole('button', { name })
const text = (words: string | RegExp) => page.getByText(words).first()
const asks = (name: string) => text(new RegExp(`^\\W*${name}\\W+to move`))

test('a round by mouse: found, missed, then none is left', async () => {
  const fake = solving()
  await open(fake, '#/puzzles/Lucy')
  await expect.element(text(/^Puzzle rating 1612/)).toBeVisible()
  await expect.element(text('2 of 9 left')).toBeVisible()
  await button(/^Puzzles of/).click()
  await expect.element(asks('Player 2')).toBeVisible()
  expect(text(/Theme/).query()).toBeNull()

  await button('Take 3 lumps').click()
  await expect.element(text('Found: as good as the best')).toBeVisible()
  await expect.element(text('Theme: Lumps in a row')).toBeVisible()
  await expect.element(text('The puzzle’s rating is 1700. Yours went from 1612 to 1640.')).toBeVisible()
  await expect.element(text(/More coal/)).toBeVisible()
  const levels = page.getByRole('list', { name: 'How often bots find it' })
  await expect.element(levels.getByText(/20%/)).toBeVisible()
  await expect.element(levels.getByText(/100%/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Analyse it or play on from here' })).toBeVisible()

  await expect.element(button('Next puzzle')).toHaveFocus()
  await button('Next puzzle').click()
  await expect.element(asks('Player 4')).toBeVisible()
  await button('Take 1 lumps').click()
  await expect.element(text('Missed: there is a better turn')).toBeVisible()
  await button('Next puzzle').click()
  await expect.element(text('There are no more puzzles of this title.')).toBeVisible()
  await expect.element(button('Puzzle of the day')).toBeVisible()
  expect(fake.answers).toEqual([
    { id: '1', person: 'Lucy', line: [{ take: 3 }], isHelped: false },
    { id: '3', person: 'Lucy', line: [{ take: 1 }], isHelped: false },
  ])
})

test('the puzzle of the day by keyboard: help, giving up, and back; without a name nothing is rated', async () => {
  const fake = solving()
  await open(fake)
  await expect.element(button('Puzzle of the day')).toHaveFocus()
  await expect.element(page.getByRole('link', { name: 'Lucy' })).toBeVisible()
  await userEvent.keyboard('d')
  await expect.element(asks('Player 2')).toBeVisible()
  await userEvent.keyboard('h')
  await expect.element(text('The best turn: Taking')).toBeVisible()
  await userEvent.keyboard('q')
  await expect.element(text('This was the best turn')).toBeVisible()
  await expect.element(text('The puzzle’s rating is 1700. This answer changes no rating.')).toBeVisible()
  await userEvent.keyboard('g')
  await expect.element(button('Puzzle of the day')).toBeVisible()
  expect(fake.asked).toEqual([{ person: null, game: null, seen: [] }])
  expect(fake.answers).toEqual([{ id: '1', person: null, line: [], isHelped: true }])
})

test('the two piles lead to each other', async () => {
  await open(solving(), '#/puzzles/Lucy')
  await expect.element(page.getByRole('link', { name: 'Puzzles' })).toHaveAttribute('aria-current', 'page')
  await userEvent.keyboard('u')
  expect(location.hash).toBe('#/practise/Lucy')
})

test('puzzles of other rules are named, and without puzzles that is said', async () => {
  await open(solving({ day: null, titles: [], refused: ['toy'] }))
  await expect.element(text('This version has no puzzles.')).toBeVisible()
  await expect.element(text(/^The puzzles of .* follow other rules/)).toBeVisible()
})
