/** Measures of an order card's drawing. */

export const CARD = { width: 78, height: 104 } as const
export const SPOT = 28

const PLACES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[25, 39]],
  2: [
    [8, 39],
    [42, 39],
  ],
  3: [
    [25, 24],
    [8, 53.5],
    [42, 53.5],
  ],
  4: [
    [8, 24],
    [42, 24],
    [8, 53.5],
    [42, 53.5],
  ],
}

/** Upper left corners of a card's order spots. */
export const spotPlaces = (spots: number) => PLACES[spots]
