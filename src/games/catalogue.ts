/** The games on offer. */
import { coalBaron } from './coal-baron/game.ts'
import { coalTrain } from './coal-train/game.ts'
import { catalogueOf } from './facets/facets.ts'
import { railroadBarons } from './railroad-barons/game.ts'

export const CATALOGUE = catalogueOf(coalBaron, railroadBarons, coalTrain)
