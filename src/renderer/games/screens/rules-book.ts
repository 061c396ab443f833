/** A game's rules book: data that the house shows as a page, beside a table and on paper. */
import type { Component } from 'svelte'
import type { Own } from './own.ts'

/** In the current language. */
type Text = () => string

/** Gone through step by step, each with its words beside a drawing of the position. */
export interface RuleExample {
  title: Text
  steps: readonly Text[]
  Drawing: Own<Component<Record<string, unknown>>>
  /** The drawing's input for a step, from 0 on. */
  at: (step: number) => Record<string, unknown>
}

export type RulePart =
  | { text: Text }
  /** An answer where the printed rules leave a question open. */
  | { ruling: Text }
  /** `caption` describes it to people who can't see it, too. */
  | { Drawing: Component; caption: Text }
  | { example: RuleExample }

export interface Rule {
  title: Text
  /** The rule in a sentence: its line on the page to print. */
  brief: Text
  parts: readonly RulePart[]
}

export interface RulesBook<Id extends string = string> {
  chapters: readonly { title: Text; rules: readonly Id[] }[]
  rules: Readonly<Record<Id, Rule>>
  /** Words that lead to a rule wherever another one has them: their forms, or how those begin, separated by commas. */
  terms: readonly { forms: Text; rule: Id }[]
}

/** A rule with its parts: a function is a paragraph, an example stands for itself. */
export const rule = (title: Text, brief: Text, ...parts: readonly (RulePart | RuleExample | Text)[]): Rule => ({
  title,
  brief,
  parts: parts.map((part) => {
    if (typeof part === 'function') return { text: part }
    return 'steps' in part ? { example: part } : part
  }),
})

type Chapter = readonly [title: Text, rules: Readonly<Record<string, Rule>>]
type IdsIn<C extends readonly Chapter[]> = { [I in keyof C]: keyof C[I][1] & string }[number]

/** A game's book as the house holds it: its chapters, each with its rules in sequence, and the terms that lead to them. */
export const rulesBook = <const C extends readonly Chapter[]>(
  chapters: C,
  terms: RulesBook<IdsIn<C>>['terms'],
): RulesBook => ({
  chapters: chapters.map(([title, rules]) => ({ title, rules: Object.keys(rules) })),
  rules: Object.fromEntries(chapters.flatMap(([, rules]) => Object.entries(rules))),
  terms,
})

/** An example as the house holds it: what its drawing is told is its own. */
export const ruleExample = <Props extends Record<string, unknown>>(example: {
  title: Text
  steps: readonly Text[]
  Drawing: Component<Props>
  at: (step: number) => Props
}): RuleExample => example

/**
 * Makes examples that are played by the rules when somebody first looks at them: `viewsOf` gives the table after each step,
 * and `at` the drawing's input for one of them.
 */
export const playedExamples =
  <Example extends { readonly steps: readonly { says: Text }[] }, View, Props extends Record<string, unknown>>(
    viewsOf: (example: Example) => readonly View[],
    Drawing: Component<Props>,
    at: (view: View, example: Example, step: number) => Props,
  ) =>
  (title: Text, example: Example): RuleExample => {
    let views: readonly View[] | null = null
    return ruleExample({
      title,
      steps: example.steps.map(({ says }) => says),
      Drawing,
      at: (step) => at((views ??= viewsOf(example))[step], example, step),
    })
  }

/** The state after these moves of an example. Throws if the rules refuse one. */
export const afterMoves = <State, Move>(
  start: State,
  moves: readonly Move[],
  play: (state: State, move: Move) => { refusal: { code: string } } | { refusal?: undefined; state: State },
): State =>
  moves.reduce((state, move) => {
    const result = play(state, move)
    if (result.refusal) throw new Error(`${JSON.stringify(move)}: ${result.refusal.code}`)
    return result.state
  }, start)
