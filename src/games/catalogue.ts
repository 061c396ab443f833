/** The games on offer. */
import { coalBaron } from './coal-baron/game.ts'
import { catalogueOf } from './facets/games.ts'

export const CATALOGUE = catalogueOf(coalBaron)
