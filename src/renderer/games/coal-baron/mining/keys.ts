/** The mining keys: levels by number, coal by its letter. */
import type { Coal } from '../../../../games/coal-baron/rules/types.ts'
import type { Cube } from './picks.ts'
import type { Mining } from './mining-turn.svelte.ts'

/** A letter loads that coal where the cage stands, else picks such a cube of the cage or the storage. */
export function pressCoal(mining: Mining, coal: Coal) {
  const { cage, storage } = mining.board.own
  if (mining.canLoad(cage.level, coal)) return mining.load(cage.level, coal)
  const cubes = [...cubesOf('cage', cage.cubes), ...cubesOf('storage', storage)].filter((cube) => cube.coal === coal)
  const cube =
    cubes.find((each) => !mining.isPicked(each) && mining.canPick(each)) ?? cubes.find((each) => mining.isPicked(each))
  if (cube) mining.pick(cube)
}

/** The cubes of a place, told apart. */
export const cubesOf = (source: Cube['source'], coals: readonly Coal[]): Cube[] =>
  coals.map((coal, at) => ({ source, coal, at }))
