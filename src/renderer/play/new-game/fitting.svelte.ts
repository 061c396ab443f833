/** Finds the level of bots that suits the person at a new table, and follows changes of that person. */
import type { AgainstLevel } from '../../../contract/schemas/statistics.ts'
import type { Identity } from '../../../games/facets/identity.ts'
import { fittingLevel, type Fitting } from '../bots/fitting-level.ts'

export type AskFared = (call: { game: string; name: string }) => Promise<AgainstLevel[]>

export interface Suits extends Fitting {
  /** Whom it suits. */
  name: string
}

/** Call it while a component is set up. Null if nobody sits there and while too little is known of them. */
export function followFitting(
  ask: AskFared,
  identity: () => Identity,
  person: () => string,
): { readonly current: Suits | null } {
  const suits = $state<{ current: Suits | null }>({ current: null })
  $effect(() => {
    const [{ id: game, levels }, name] = [identity(), person()]
    suits.current = null
    if (name === '') return
    let isWanted = true
    ask({ game, name }).then(
      (fared) => {
        const fitting = fittingLevel(levels, fared)
        if (isWanted) suits.current = fitting && { name, ...fitting }
      },
      // A new game needs no advice.
      () => {},
    )
    return () => (isWanted = false)
  })
  return suits
}
