/** The facts in statistics of the games, by the subject of their key: that of `draft 450` is `450`. */
import type { Sitter } from '../../contract/archive.ts'
import type { FactsTold } from '../../contract/schemas/statistics.ts'

export type FactTold = FactsTold['facts'][number]
/** The address of the games in which something happened, by its key. */
export type FactGames = (key: string, own?: Sitter) => string

/** The facts of one subject; a thing that never happened has none. */
export function factsAbout({ facts }: FactsTold, subject: string): ReadonlyMap<string, FactTold> {
  const own = facts.filter(({ key }) => key.startsWith(`${subject} `))
  return new Map(own.map((fact) => [fact.key.slice(subject.length + 1), fact]))
}
