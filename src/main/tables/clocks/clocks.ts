/** The clocks of the players at running tables. The page counts; here they are kept over restarts, among the settings. */
import * as v from 'valibot'
import type { ClocksApi } from '../../../contract/schemas/clocks.ts'
import { refusal } from '../../../contract/errors.ts'
import { tableClockOf } from '../../../contract/schemas/clocks.ts'
import { limitsOf } from '../../../contract/schemas/shared.ts'
import type { Catalogue } from '../../../games/facets/facets.ts'
import type { Stores } from '../../store/store.ts'

const PREFIX = 'clock'
const keyOf = (id: string) => `${PREFIX} ${id}`

export function clocksService(
  catalogue: Catalogue,
  { settings, games }: Pick<Stores, 'settings' | 'games'>,
): ClocksApi {
  const kept = v.pipe(v.string(), v.parseJson(), tableClockOf(limitsOf(catalogue).seats))
  const isRunning = (id: string): boolean => games.summary(id)?.finishedAt === null

  return {
    'clock.open'(id) {
      const read = v.safeParse(kept, settings.get(keyOf(id)))
      return read.success ? read.output : null
    },
    'clock.keep'({ id, clock }) {
      if (!isRunning(id)) throw refusal('not-found', { id })
      // Those of games that are over or removed have no end of their own.
      settings.dropOfNoTable(PREFIX)
      if (clock) settings.set({ [keyOf(id)]: JSON.stringify(clock) })
      else settings.drop([keyOf(id)])
    },
  }
}
