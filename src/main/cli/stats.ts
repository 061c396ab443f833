/** `pithead stats`: what the finished games come to. */
import type { Store } from '../records/store.ts'
import type { Print } from './output.ts'

export function stats(store: Store, print: Print): number {
  print(JSON.stringify({ ...store.statistics.people(), ...store.statistics.tables('all') }, null, 2))
  return 0
}
