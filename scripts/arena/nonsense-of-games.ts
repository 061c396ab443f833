import { nonsense as coalBaron } from '../laboratory/coal-baron/nonsense.ts'
import { nonsense as coalTrain } from '../laboratory/coal-train/nonsense.ts'
import { nonsense as railroadBarons } from '../laboratory/railroad-barons/nonsense.ts'
import type { Nonsense } from './nonsense.ts'

/** Maps a game's id to its kinds of nonsense, for the games that have some written down. */
export const NONSENSE: ReadonlyMap<string, Nonsense> = new Map([
  ['coal-baron', coalBaron],
  ['coal-train', coalTrain],
  ['railroad-barons', railroadBarons],
])
