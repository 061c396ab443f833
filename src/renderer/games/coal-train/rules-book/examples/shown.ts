import { ruleExample, type RuleExample } from '../../../screens/rules-book.ts'
import { viewsOf, type PlayedExample } from './played-example.ts'
import PlayedTable from './PlayedTable.svelte'

/** A played example as the book shows it; played when it is first looked at. */
export function shown(title: () => string, example: PlayedExample): RuleExample {
  let views: ReturnType<typeof viewsOf> | null = null
  return ruleExample({
    title,
    steps: example.steps.map(({ says }) => says),
    Drawing: PlayedTable,
    at: (step) => ({ view: (views ??= viewsOf(example))[step], shows: example.shows }),
  })
}
