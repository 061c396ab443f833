/** The games on offer. */
import { coalBaron } from './coal-baron/game.ts'
import { catalogueOf } from './game.ts'

export const CATALOGUE = catalogueOf(coalBaron)
