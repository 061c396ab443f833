/** The games' fixtures by id, as `src/games/catalogue.ts` lists the games; the toy's as well. */
import type { Fixtures } from '../support/fixtures.ts'
import { fixtures as coalBaron } from './coal-baron/fixtures.ts'
import { fixtures as coalTrain } from './coal-train/fixtures.ts'
import { fixtures as railroadBarons } from './railroad-barons/fixtures.ts'
import { fixtures as toy } from './toy/fixtures.ts'

export const FIXTURES: Readonly<Record<string, Fixtures>> = {
  'coal-baron': coalBaron,
  'coal-train': coalTrain,
  'railroad-barons': railroadBarons,
  toy,
}
