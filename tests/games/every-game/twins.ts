/** Games that differ in nothing that somebody may see: a set-up is dealt otherwise where that changes none of it. */
import { isDeepStrictEqual as same } from 'node:util'
import type { KeptGame } from '../../../src/games/facets/playing.ts'
import type { Game } from '../../../src/games/facets/facets.ts'
import type { Random } from '../../../src/games/building-blocks/random.ts'
import { any } from './games.ts'

/** The set-up with two pieces of one of its lists in each other's place. */
function swapped(setup: unknown, random: Random): unknown {
  const copy = structuredClone(setup) as Record<string, unknown>
  const lists = Object.values(copy).filter((value): value is unknown[] => Array.isArray(value) && value.length > 1)
  if (lists.length === 0) return copy
  const list = any(lists, random)
  const [a, b] = [random.below(list.length), random.below(list.length)]
  ;[list[a], list[b]] = [list[b], list[a]]
  return copy
}

/** The same course on another set-up; null where it can't be played there or is told from the first by what is `seen` of it. */
export function twinOf(
  { playing }: Game,
  begun: KeptGame,
  course: unknown,
  random: Random,
  seen: (of: unknown) => unknown,
): unknown {
  const setup = swapped(begun.setup, random)
  if (same(setup, begun.setup)) return null
  try {
    const twin = playing.open({ ...begun, setup })
    return playing.waiting(twin) === playing.waiting(course) && same(seen(twin), seen(course)) ? twin : null
  } catch {
    return null
  }
}
