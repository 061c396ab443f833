/** The forecast of a table, kept up with it while it is shown. */
import type { Forecast, Settings, TableState } from '../../../contract/api.ts'
import { isBot } from '../../../games/building-blocks/players.ts'
import { isSameJson } from '../../../games/building-blocks/same-json.ts'
import type { Services } from '../../app/services.svelte.ts'
import { wholeChances, withHint } from './chances.ts'

/**
 * In games that count, and among people, it is only shown where they want it. A ceremony tells by itself, and a finished game is
 * told.
 */
export const isForecastShown = (
  { players, waiting, result, practice }: TableState,
  setting: Settings['forecast'],
): boolean =>
  result === null &&
  waiting !== 'ceremony' &&
  (setting === 'always' || (setting === 'with-bots' && practice && players.some(isBot)))

/**
 * Result of the hints: the winning chance, 0 to 1, of the player on turn at this revision if they follow the best idea.
 */
export interface Foreseen {
  revision: number
  chance: number
}

interface Following {
  /** As the services know it. */
  table: () => TableState
  setting: () => Settings['forecast']
  /** The latest hints' result, for any revision. */
  hint: () => Foreseen | null
}

/**
 * Call it while a component is set up. `chances` is null while no forecast is shown or known. Hints search further, so
 * their figure replaces the forecast's: a page never shows two.
 */
export function followForecast(services: Services, { table, setting, hint }: Following) {
  let forecast = $state.raw<Forecast | null>(null)
  /** The figure of hints with the forecast that it replaces: it stands as long as that does, while a turn is made. */
  let found = $state.raw<{ chance: number; turn: number | null; instead: readonly number[] } | null>(null)
  const own = $derived(forecast?.chances ?? null)
  $effect(() => {
    const [latest, { revision, turn }] = [hint(), table()]
    if (own && latest?.revision === revision) found = { chance: latest.chance, turn, instead: own }
  })
  const chances = $derived.by(() => {
    const { turn } = table()
    const isFound = found !== null && found.turn === turn && isSameJson(found.instead, own)
    const all = own && isFound && turn !== null ? withHint(own, turn, found!.chance) : own
    return all && wholeChances(all)
  })
  $effect(() => {
    const { id } = table()
    let isWanted = true
    const show = (answer: Forecast | null) => {
      if (isWanted) forecast = answer
    }
    // Without the services there is no forecast; that they are away is said elsewhere.
    if (isForecastShown(table(), setting())) services.call('tables.forecast', { id }).then(show, () => show(null))
    else show(null)
    return () => (isWanted = false)
  })
  return {
    get chances() {
      return chances
    },
  }
}
