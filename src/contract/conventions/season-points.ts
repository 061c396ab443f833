/** The most points that a place of a season can have. */
export const MOST_POINTS = 1000
/** The most places with points: more than sit at any table. */
export const MOST_PLACES = 10
