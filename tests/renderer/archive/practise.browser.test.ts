/** Practice on its page, with the toy: whole rounds by mouse and by keyboard, judged by the toy's own review. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { ExercisePile } from '../../../src/contract/exercises.ts'
import { refusal } from '../../../src/contract/errors.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { gameIn } from '../../../src/games/facets/facets.ts'
import type { ReviewedMove } from '../../../src/games/facets/ideas.ts'
import type { GameRecord } from '../../../src/games/record/record.ts'
import { GAMES } from '../../../src/renderer/games/catalogue.ts'
import { offerGames } from '../../../src/renderer/games/offered-games.svelte.ts'
import App from '../../../src/renderer/shell/App.svelte'
import { playedRecord } from '../../games/every-game/games.ts'
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
const record: GameRecord = { ...toyRecord(), setup: { row: Array<number>(12).fill(2), first: 0 } }

function reviewOf(moves: number, line: readonly unknown[]): ReviewedMove {
  const tried = { ...record, moves: [...record.moves!.slice(0, moves), rules.entryOf(line)] }
  return reviewing.answer(reviewing.questions(tried, 'quick').at(-1), () => false)!
}

const pileOf = (person: string, more: Partial<ExercisePile> = {}): ExercisePile => ({
  ...{ person, games: 5, needed: 3, done: 0, left: 2, open: 2, sits: 0, dropped: 0, next: null, streak: 0 },
  ...more,
})

/** Two exercises of Lucy's and her own way through them: before the second and the fourth move. */
function practising(people = [pileOf('Lucy')]) {
  let left = [1, 3]
  const dropped: number[] = []
  const answers: unknown[] = []
  const [{ games, needed }] = [...people, pileOf('')]
  const fake = fakeServices({
    'exercises.people': () => Promise.resolve(people),
    'exercises.next': ({ person }) => {
      const [moves] = games < needed ? [] : left
      const pile = pileOf(person, { games, done: 2 - left.length, left: left.length, next: '2026-11-23', streak: 4 })
      const before = moves === 1 ? { grade: 'again' as const, days: 21 } : null
      const shown = { ...record, moves: record.moves!.slice(0, moves), result: null, finishedAt: null }
      const exercise = { id: 'a', game: 'toy', moves, seat: moves, record: JSON.stringify(shown), before }
      return Promise.resolve({
        pile,
        exercise: moves === undefined ? null : { ...exercise, isRepeated: false },
        isBegunAnew: false,
      })
    },
    'exercises.help': ({ moves }) => Promise.resolve(rules.entryOf(reviewOf(moves, [{ take: 1 }]).line[0])),
    'exercises.answer': ({ moves, line }) => {
      left = left.filter((each) => each !== moves)
      answers.push(line)
      const played = rules.decisionsOf(record.moves![moves])
      const reviewed = reviewOf(moves, line.length > 0 ? line : played)
      const grade = reviewed.best ? ('again' as const) : ('good' as const)
      const due = { due: '2026-11-24', state: 'open' as const, mayBeEasy: grade === 'good' }
      return Promise.resolve({ ...due, grade, game: 'toy', reviewed, played, lost: 4 })
    },
    'exercises.grade': ({ grade }) => ({ grade, due: '2026-12-24', state: 'open', mayBeEasy: true }),
    'exercises.drop': ({ moves }) => {
      left = left.filter((each) => each !== moves)
      dropped.push(moves)
    },
    'exercises.callBack': ({ moves }) => void (left = [...left, dropped.splice(dropped.indexOf(moves), 1)[0]]),
    'exercises.leave': () => {},
    'exercises.aside': () =>
      dropped.map((moves) => ({ id: 'a', moves, game: 'toy', state: 'dropped' as const, startedAt: record.startedAt })),
    'analysis.try': ({ moves, line }) => Promise.resolve({ game: 'toy', reviewed: reviewOf(moves, line) }),
    'analysis.stop': () => {},
    'tables.playOn': () => {
      throw refusal('not-found', { id: 'a' })
    },
  })
  return { ...fake, answers }
}

async function open(fake: ReturnType<typeof practising>, hash = '#/practise') {
  await goTo(hash)
  await render(App, { services: fake.services })
}
const button = (name: string | RegExp) => page.getByRole('button', { name })
/** On the page; screen readers may be told the same. */
const text = (words: string | RegExp) => page.getByText(words).first()
/** The question to a player, whose name is set apart from the text around it. */
const asks = (name: string) => text(new RegExp(`^\\W*${name}\\W+to move`))

test('a round by mouse: found, missed and graded otherwise, then it is over for the day', async () => {
  const fake = practising()
  await open(fake)
  await expect.element(asks('Lucy')).toBeVisible()
  await expect.element(text('Seen 3 weeks ago, missed')).toBeVisible()
  await expect.element(text('0 done today, 2 left')).toBeVisible()
  await expect.element(text('Days in a row: 4')).toBeVisible()
  expect(text(/finished|wins/).query()).toBeNull()

  await button('Take 3 lumps').click()
  await expect.element(text('Found: as good as the best')).toBeVisible()
  await expect.element(button('Next exercise')).toHaveFocus()
  await expect.element(text(/More coal/)).toBeVisible()
  await expect.element(text('Comes again on 24 November 2026.')).toBeVisible()
  await button('Easily').click()
  await expect.element(text('Comes again on 24 December 2026.')).toBeVisible()
  await expect.element(button('Easily')).toHaveAttribute('aria-pressed', 'true')

  await button('Next exercise').click()
  await expect.element(text('1 done today, 1 left')).toBeVisible()
  await expect.element(asks('Ida')).toBeVisible()
  await button('Take 1 lumps').click()
  await expect.element(text('Missed: there is a better turn')).toBeVisible()
  await button('Show the best turn').click()
  await expect.element(text('After 4 moves')).toBeVisible()

  await button('Next exercise').click()
  await expect.element(page.getByRole('heading', { name: 'Done for today' })).toBeVisible()
  await expect.element(text('The next exercises come on 23 November 2026.')).toBeVisible()
  expect(fake.answers).toEqual([[{ take: 3 }], [{ take: 1 }]])
})

test('an exercise that was answered is played on from, against bots in the seats of other people', async () => {
  const fake = practising()
  await open(fake)
  await expect.element(asks('Lucy')).toBeVisible()
  await expect.element(button(/^Play on from here/)).not.toBeInTheDocument()
  await button('Take 3 lumps').click()
  await expect.element(button(/^Play on from here/)).toBeVisible()
  await userEvent.keyboard('{Shift>}P{/Shift}')
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click()
  const players = record.players.map((player, seat) => (seat === 1 ? player : { ...player, control: 'bot:greedy' }))
  await expect
    .poll(() => fake.call.mock.calls.find(([name]) => name === 'tables.playOn'))
    .toEqual(['tables.playOn', { game: 'toy', id: 'a', moves: 1, line: [], players }])
})

test('a round by keyboard: help, giving up, dropping and calling back', async () => {
  const fake = practising([pileOf('Lucy'), pileOf('George', { games: 1, left: 0 })])
  await open(fake)
  await expect.element(page.getByRole('link', { name: 'Lucy 2 left today' })).toHaveFocus()
  await expect.element(text('1 of 3 reviewed games so far')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(asks('Lucy')).toBeVisible()
  await userEvent.keyboard('h')
  await expect.element(text('The best turn: Taking')).toBeVisible()
  await userEvent.keyboard('q')
  await expect.element(text('This was the best turn')).toBeVisible()
  await expect.element(text(/More coal/)).toBeVisible()
  await userEvent.keyboard('2')
  await expect.element(button('With difficulty')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('g')
  await expect.element(asks('Ida')).toBeVisible()
  await userEvent.keyboard('x')
  await expect.element(page.getByRole('heading', { name: 'Done for today' })).toBeVisible()
  await expect.element(text(/^\W*Toy\W+of.*move 4: .*dropped/)).toBeVisible()
  await button('Call back').click()
  await expect.element(asks('Ida')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('link', { name: /^Lucy/ })).toBeVisible()
  expect(fake.answers).toEqual([[]])
  expect(fake.call).toHaveBeenCalledWith('exercises.leave', expect.any(String))
})

test('where nobody has reviewed games, it says what to do', async () => {
  await open(practising([]))
  await expect.element(page.getByRole('heading', { name: 'No exercises yet' })).toBeVisible()
  await expect.element(text(/^Three reviewed games are needed/)).toBeVisible()
})

test('somebody with too few reviewed games is told how many are needed', async () => {
  await open(practising([pileOf('Lucy', { games: 2, left: 0 })]), '#/practise/Lucy')
  await expect.element(text('2 of 3 reviewed games so far')).toBeVisible()
})

test('a try that the services refuse leaves the exercise to be tried again', async () => {
  const fake = practising()
  const answer = fake.call.getMockImplementation()!
  fake.call.mockImplementation((name, ...args) =>
    name === 'exercises.answer' && fake.answers.length === 0
      ? (fake.answers.push('refused'), Promise.reject(new Error('away')))
      : answer(name, ...args),
  )
  await open(fake)
  await button('Take 3 lumps').click()
  await expect.element(asks('Lucy')).toBeVisible()
  await expect.element(button('Take 3 lumps')).toBeVisible()
  await button('Take 3 lumps').click()
  await expect.element(text('Found: as good as the best')).toBeVisible()
})

test.each(GAMES.map(({ identity }) => identity.id))('%s is shown up to any move', async (id) => {
  const game = gameIn(CATALOGUE, id)
  const whole = playedRecord(game, game.identity.seats.fewest, 3)
  const { screens } = await GAMES.find(({ identity }) => identity.id === id)!.archive()
  for (const moves of [0, 1, 7, whole.moves!.length - 1]) {
    const record = { ...whole, moves: whole.moves!.slice(0, moves), result: null, finishedAt: null }
    expect(screens.read(record).played!.positions.at(-1)).toMatchObject({ moves, part: 0 })
  }
})
