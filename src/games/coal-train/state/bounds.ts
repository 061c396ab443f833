/** The bounds of a game, by themselves: the page knows them before it loads any game. */

export const FEWEST_SEATS = 3
export const MOST_SEATS = 5

/** Room for any total: 28 places, 28 cards and then some. */
export const MOST_POINTS = 400
