import { ruleExample, type RuleExample } from '../../../screens/rules-book.ts'
import { viewsOf, type PlayedExample } from './played-example.ts'
import PlayedBoard from './PlayedBoard.svelte'

/** A played example as the book shows it; played when it is first looked at. */
export function shown(title: () => string, example: PlayedExample): RuleExample {
  let views: ReturnType<typeof viewsOf> | null = null
  return ruleExample({
    title,
    steps: example.steps.map(({ says }) => says),
    Drawing: PlayedBoard,
    at(step) {
      views ??= viewsOf(example)
      return { view: views[step], seat: example.steps[step].seat, shows: example.shows }
    },
  })
}
