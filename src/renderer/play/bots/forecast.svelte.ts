/** The forecast of a table, kept up with it while it is shown. */
import type { Forecast, Settings, TableState } from '../../../contract/api.ts'
import { isBot } from '../../../games/base/players.ts'
import type { Services } from '../../base/services.svelte.ts'

/** Among people it is only shown where they want it; a ceremony tells by itself, and a finished game is told. */
export const isForecastShown = ({ players, waiting, result }: TableState, setting: Settings['forecast']): boolean =>
  result === null &&
  waiting !== 'ceremony' &&
  (setting === 'always' || (setting === 'with-bots' && players.some(isBot)))

/** Call it while a component is set up. `current` is null where no forecast is shown or known yet. */
export function followForecast(services: Services, table: () => TableState, setting: () => Settings['forecast']) {
  const forecast = $state<{ current: Forecast | null }>({ current: null })
  $effect(() => {
    const { id } = table()
    if (!isForecastShown(table(), setting())) return void (forecast.current = null)
    let isWanted = true
    services.call('tables.forecast', id).then(
      (answer) => isWanted && (forecast.current = answer),
      // Without the services there is no forecast; that they are away is said elsewhere.
      () => isWanted && (forecast.current = null),
    )
    return () => (isWanted = false)
  })
  return forecast
}
