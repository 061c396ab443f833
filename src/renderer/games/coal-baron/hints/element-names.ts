/** The shift clock's elements where there is little room. */
import { COALS, VEHICLES } from '../../../../games/coal-baron/state/components.ts'
import { elementName } from '../words/ceremony-words.ts'
import { coalName, vehicleName } from '../words/piece-names.ts'

/** Coal and vehicles by their short names; empty minecarts as they stand on the clock. */
export function shortElement(element: number): string {
  if (element < 4) return coalName(COALS[element])
  return element < 8 ? vehicleName(VEHICLES[element - 4]) : elementName(element)
}
