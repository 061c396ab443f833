/** One judgement: what a hint gives as the best idea is no mistake in the review of the same game. */
import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { gameIn } from '../../../src/games/facets/facets.ts'
import type { GameRecord } from '../../../src/games/facets/recording.ts'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import { gradeOf } from '../../../src/games/review/review-summary.ts'
import { playAnswer } from '../../../src/main/bots/whole-game.ts'
import { golden, goldenGames, goldenNames } from '../../support/golden.ts'

const never = () => false
/** Places of a game at which a hint is asked for. */
const PLACES = [0.2, 0.5, 0.8]

describe.each(goldenGames())('%s', (id) => {
  const game = gameIn(CATALOGUE, id)
  const { rules } = game
  const thinking = game.thinking!
  const record = golden(
    goldenNames(id).find((name) => name.endsWith('-players'))!,
    id,
  )

  const before = (move: number): unknown =>
    record
      .moves!.slice(0, move)
      .flatMap((entry) => rules.decisionsOf(entry))
      .reduce((position, decision) => rules.play(position, decision), rules.deal(record.setup, record.players.length))

  const firstIdea = (position: unknown) => thinking.ideas(position, { iterations: 400, expired: never }, seeded(1))[0]

  test.each(PLACES)('the first idea at %f of a game is not marked', (place) => {
    const move = Math.floor(place * record.moves!.length)
    const answer = playAnswer(rules, before(move), (position) => firstIdea(position).decisions, seeded(1))
    const played = { ...record, moves: [...record.moves!.slice(0, move), answer.entries[0]] } as GameRecord
    const question = thinking.reviewing.questions(played, 'quick')[move]
    expect(gradeOf(thinking.reviewing.answer(question, never)!, thinking.reviewing.scale)).toBeNull()
  })
})
