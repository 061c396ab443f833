/** How many random games a property is tried on: few in `npm test`, as many as `npm run soak -- rules` says there. */
export const randomGames = (few: number): number => Number(process.env.PITHEAD_RANDOM_GAMES ?? 0) || few
