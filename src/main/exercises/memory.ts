/** How well an exercise is remembered, by the answers so far (FSRS, in whole days). */
import { createEmptyCard, fsrs, GenSeedStrategyWithCardId, Rating, StrategyMode, type Card, type Grade } from 'ts-fsrs'
import type { ExerciseAnswer, ExerciseGrade } from '../../games/facets/exercise.ts'
import { noonOf } from './days.ts'

type Answers = readonly ExerciseAnswer[]

const RATINGS: Readonly<Record<ExerciseGrade, Grade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
}

/** Intervals are spread by a chance that the exercise's own digest decides, so that a day can be repeated. */
const scheduler = fsrs({ request_retention: 0.9, enable_short_term: false, enable_fuzz: true })
scheduler.useStrategy(StrategyMode.SEED, GenSeedStrategyWithCardId('seen'))

/** Days until the exercise comes again after the last of these answers, which is at least one; 1 if it wasn't found. */
export const intervalAfter = (seen: string, answers: Answers): number =>
  answers.at(-1)!.grade === 'again' ? 1 : remembered(seen, answers).scheduled_days

/** Chance that it is forgotten on a day, 0 to 1; 1 before the first answer. */
export const chanceForgotten = (seen: string, answers: Answers, day: string): number =>
  answers.length === 0 ? 1 : 1 - scheduler.get_retrievability(remembered(seen, answers), noonOf(day), false)

function remembered(seen: string, answers: Answers): Card {
  const [first] = answers
  const fresh: Card = Object.assign(createEmptyCard(noonOf(first.day)), { seen })
  return answers.reduce((card, { day, grade }) => scheduler.next(card, noonOf(day), RATINGS[grade]).card, fresh)
}
