/** The bounds of a game, by themselves: the page knows them before it loads any game. */

export const SEATS = 2

/** Bounds of a score and of any sum in dollars, beyond anything that 50 operating rounds could pay. */
export const MOST_WORTH = 1_000_000
