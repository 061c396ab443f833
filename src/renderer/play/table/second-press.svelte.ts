/** When what turns something up takes a second press at a table. */
import type { Settings, TableState } from '../../../contract/api.ts'
import type { PersonResults } from '../../../contract/schemas/statistics.ts'
import { isBot } from '../../../games/building-blocks/players.ts'
import type { Services } from '../../app/services.svelte.ts'
import type { Confirms } from '../../games/screens/table-screens.ts'

/** Finished games of a title after which nobody is new to it. */
const NEW_BELOW = 3

interface Wanted {
  services: Services
  /** Null before it has come. */
  table: () => TableState | null
  setting: () => Settings['confirm']
}

/** Call it while a component is set up. Until it is known who is new, nobody is. */
export function followSecondPress({ services, table, setting }: Wanted): { readonly current: Confirms } {
  let finished = $state.raw<readonly PersonResults[] | null>(null)
  /** Who to ask for, as text: it changes with the players alone. */
  const asked = $derived.by(() => {
    const shown = table()
    if (!shown || setting() !== 'newcomers') return null
    const names = shown.players.filter((player) => !isBot(player)).map(({ name }) => name)
    return JSON.stringify({ game: shown.game, names })
  })
  $effect(() => {
    if (asked === null) return
    let isWanted = true
    const call = JSON.parse(asked) as { game: string; names: string[] }
    services.call('people.results', call).then(
      (answer) => isWanted && (finished = answer),
      // Without the services nobody can act either.
      () => {},
    )
    return () => (isWanted = false)
  })
  const current = $derived.by((): Confirms => {
    const wanted = setting()
    if (wanted !== 'newcomers') return wanted
    return finished && isNew(finished, table()) ? 'always' : 'touch'
  })
  return {
    get current() {
      return current
    },
  }
}

/** Whether the player whose turn it is has finished few games of this title. */
function isNew(finished: readonly PersonResults[], table: TableState | null): boolean {
  const player = table?.players[table.turn ?? -1]
  const own = finished.filter(({ name }) => name === player?.name)
  return player !== undefined && own.reduce((sum, { games }) => sum + games, 0) < NEW_BELOW
}
