/** The heights of a pit's levels: the surface is higher than the four tunnel levels below it. */

/** Height of the surface, in heights of a tunnel level. */
export const SURFACE = 1.55
const TOTAL = SURFACE + 4

/** Height of a tunnel level, in percent of the pit. */
export const LEVEL_HEIGHT = 100 / TOTAL
/** The top of the cage's place at a level, in percent of the pit: at the surface it stands on the ground. */
export const levelTop = (level: number) => ((SURFACE - 1 + level) / TOTAL) * 100
