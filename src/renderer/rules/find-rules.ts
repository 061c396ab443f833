/** Search in a rules book. */
import { fold } from '../../contract/conventions/fold.ts'
import type { Rule, RulePart, RulesBook } from '../games/screens/rules-book.ts'

/** Ids of the rules that have every word of the query, those with all of them in the title first. */
export function findRules({ chapters, rules }: RulesBook, query: string): string[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const has = (text: string) => words.every((word) => fold(text).includes(word))
  const found = chapters.flatMap((chapter) => chapter.rules).filter((id) => has(textsOf(rules[id]).join('\n')))
  const inTitle = found.filter((id) => has(rules[id].title()))
  return [...inTitle, ...found.filter((id) => !inTitle.includes(id))]
}

/** Every text of a rule, its examples' too. */
export const textsOf = ({ title, brief, parts }: Rule): string[] => [title(), brief(), ...parts.flatMap(textsIn)]

function textsIn(part: RulePart): string[] {
  if ('text' in part) return [part.text()]
  if ('ruling' in part) return [part.ruling()]
  if ('caption' in part) return [part.caption()]
  return [part.example.title(), ...part.example.steps.map((says) => says())]
}
