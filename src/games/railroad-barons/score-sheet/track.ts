/** Steps on the share value track. */
import { TRACK } from '../state/components.ts'

/** The space above a price, which need not be on the track; at its end the price itself. */
export const nextPrice = (price: number): number => TRACK.find((each) => each > price) ?? price

/** The space below a price; at the beginning of the track the price itself. */
export const previousPrice = (price: number): number => TRACK.findLast((each) => each < price) ?? price
