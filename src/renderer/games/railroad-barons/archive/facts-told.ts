/** What statistics tell of the games, by the thing that a key is about: `draft 450` is about `450`. */
import type { FactsTold } from '../../../../contract/statistics.ts'

export type FactTold = FactsTold['facts'][number]

/** The facts of one subject; a thing that never happened has none. */
export function factsAbout({ facts }: FactsTold, subject: string): ReadonlyMap<string, FactTold> {
  const own = facts.filter(({ key }) => key.startsWith(`${subject} `))
  return new Map(own.map((fact) => [fact.key.slice(subject.length + 1), fact]))
}
