/** `pithead stats`: what the finished games come to, all of them or those of one person. */
import { Refused } from '../../contract/errors.ts'
import type { Store } from '../store/store.ts'
import { Complaint } from './complaint.ts'
import type { Print } from './output.ts'

/** The finished games of one title. */
export function stats({ statistics }: Store, { game, name }: { game: string; name: string }, print: Print): number {
  const found =
    name === ''
      ? { ...statistics.people(game), ...statistics.tables({ game, counted: 'all' }) }
      : personOf(statistics, game, name)
  print(JSON.stringify(found, null, 2))
  return 0
}

function personOf(statistics: Store['statistics'], game: string, name: string) {
  try {
    return statistics.person({ name, game })
  } catch (error) {
    throw error instanceof Refused && error.code === 'not-found'
      ? new Complaint(`nobody called "${name}" is in a finished game`)
      : error
  }
}
