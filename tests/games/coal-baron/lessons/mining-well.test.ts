/** The puzzles of mining well: nothing beats what they call best. */
import { describe, expect, test } from 'vitest'
import { rules } from '../../../../src/games/coal-baron/facets/rules.ts'
import { miningWell, pointsComplete, PUZZLES } from '../../../../src/games/coal-baron/lessons/mining-well.ts'
import { nextSteps } from '../../../../src/games/coal-baron/rules/options.ts'
import type { Step } from '../../../../src/games/coal-baron/rules/types.ts'
import type { State } from '../../../../src/games/coal-baron/state/state.ts'
import { lessonRoom } from './lesson-room.ts'

/** The position right after the workers were placed for mining. */
function beginningOf(at: number): State {
  const { setup, moves } = miningWell.chapters[at]
  const played = moves
    .flatMap((entry) => rules.decisionsOf(entry))
    .reduce((position, decision) => rules.play(position, decision), rules.deal(setup, 2))
  return rules.play(played, { place: PUZZLES[at].space })
}

/** The most points of complete orders that any sequence of such steps leads to; positions that were met before are left out. */
function mostPoints(start: State, takes: (step: Step) => boolean = () => true): number {
  const met = new Set<string>()
  let most = 0
  let positions = [start]
  while (positions.length > 0) {
    most = Math.max(most, ...positions.map(pointsComplete))
    const next = positions.flatMap((position) => stepsAt(position, takes))
    positions = next.filter((position) => !met.has(position.join()) && met.add(position.join()))
  }
  return most
}

const stepsAt = (position: State, takes: (step: Step) => boolean) =>
  nextSteps(position)
    .filter(takes)
    .map((step) => rules.play(position, step))

const isTwoForOne = (step: Step) => 'fill' in step && step.with.length === 2

test('one of the puzzles is best solved with two cubes for one', () => {
  const at = PUZZLES.findIndex(({ id }) => id === 'pair')
  expect(mostPoints(beginningOf(at), (step) => !isTwoForOne(step))).toBeLessThan(PUZZLES[at].best)
})

describe.each(PUZZLES.map((puzzle, at) => ({ ...puzzle, at })))('the puzzle $id', ({ at, best }) => {
  test('has a best solution, by every sequence of steps that there is', () => {
    expect(mostPoints(beginningOf(at))).toBe(best)
  })

  test('praises it, and shows who found less another chance', async () => {
    const room = await lessonRoom()
    const chapter = miningWell.chapters[at].id
    const { id } = room.begin('mining-well', chapter)
    room.decide(id, { place: PUZZLES[at].space })
    room.decide(id, { end: 'mining' })
    expect(room.now(id)).toMatchObject({ step: `${chapter}-better`, stage: 'telling' })
    const { revision } = room.tables.open(id)
    room.tables.act({ game: 'coal-baron', id, revision, action: { type: 'take-back' } })
    expect(room.now(id)).toMatchObject({ step: `${chapter}-mine` })
  })
})

test('each puzzle has a table of its own, and the one before is put away', async () => {
  const room = await lessonRoom()
  const first = room.begin('mining-well')
  let state = first
  for (let step = 0; state.id === first.id && step < 10; step++)
    state = room.api['lessons.act']({ id: state.id, act: 'next' })
  expect(state).toMatchObject({ chapter: 'trip', number: 1 })
  expect(room.tables.list().map(({ id }) => id)).toEqual([state.id])
})
