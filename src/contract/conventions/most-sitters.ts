/** People of a filter at the most: more than anybody asks for at once. */
export const MOST_SITTERS = 8
