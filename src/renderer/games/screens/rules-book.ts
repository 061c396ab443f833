/** A game's rules book: data that the house shows as a page, beside a table and on paper. */
import type { Component } from 'svelte'

/** In the current language. */
type Text = () => string

/** Gone through step by step, each with its words beside a drawing of the position. */
export interface RuleExample {
  title: Text
  steps: readonly Text[]
  Drawing: Component<Record<string, unknown>>
  /** The drawing's input for a step, from 0 on. */
  at: (step: number) => Record<string, unknown>
}

export type RulePart =
  | { text: Text }
  /** An answer where the printed rules leave a question open. */
  | { ruling: Text }
  /** `caption` tells it to whoever can't see it too. */
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

/** A game's book as the house holds it. */
export const rulesBook = <Id extends string>(book: RulesBook<Id>): RulesBook => book

/** An example as the house holds it: what its drawing is told is its own. */
export const ruleExample = <Props extends Record<string, unknown>>(example: {
  title: Text
  steps: readonly Text[]
  Drawing: Component<Props>
  at: (step: number) => Props
}): RuleExample => example as unknown as RuleExample
