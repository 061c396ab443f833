/** How many random games a property is tried on: few in `npm test`, as many as `npm run soak -- rules` says there. */
const WANTED = Number(process.env.PITHEAD_RANDOM_GAMES ?? 0)

export const randomGames = (few: number): number => WANTED || few

/** Milliseconds that a test of this may take; as long as it likes where there are many. */
export const timeForGames = (few: number): number => (WANTED > 0 ? 0 : few)
