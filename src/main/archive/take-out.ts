import { crossing, refusal } from '../../contract/errors.ts'
import { pacer } from '../platform/pace.ts'
import type { Stores } from '../store/store.ts'

/** Games taken out at once. */
const BATCH = 25

/**
 * Takes out what an import that has not ended left, and answers how many games that were. Games that were changed since stay.
 * Throws `import-left` with the number of those that are still there where that fails.
 */
export async function takeOutUnfinished({ unfinished }: Pick<Stores, 'unfinished'>): Promise<number> {
  const pace = pacer()
  let out = 0
  try {
    while (unfinished.imported() > 0) {
      out += unfinished.takeOut(BATCH)
      await pace()
    }
    return out
  } catch (cause) {
    throw Object.assign(refusal('import-left', { games: leftOf(unfinished), reason: crossing(cause).code }), { cause })
  }
}

function leftOf(unfinished: Stores['unfinished']): number {
  try {
    return unfinished.imported()
  } catch {
    return 0
  }
}
