/** The bounds of a game, by themselves: the page knows them before it loads any game. */

/** Players at a table. */
export const FEWEST_SEATS = 2
export const MOST_SEATS = 4

/** No part of a score comes near this, above or below zero. */
export const MOST_POINTS = 10_000
