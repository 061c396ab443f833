import { playedExamples } from '../../../screens/rules-book.ts'
import { viewsOf, type PlayedExample } from './played-example.ts'
import PlayedBoard from './PlayedBoard.svelte'

/** A played example as the book shows it. */
export const shown = playedExamples(viewsOf, PlayedBoard, (view, { steps, shows }: PlayedExample, step) => ({
  view,
  seat: steps[step].seat,
  shows,
}))
