/** Lays out the position on the board by hand: as it is, or changed. What lies hidden there is dealt anew. */
import { freshDeal } from '../../app/fresh-deal.ts'
import { go, situationHref } from '../../app/router.svelte.ts'
import { gameEntry } from '../../games/offered-games.svelte.ts'
import type { Study } from './study.svelte.ts'
import { present } from '../../../games/building-blocks/present.ts'

export function layOut({ screens, game: { record }, shown: { played, at } }: Study) {
  const { game, players } = record
  const { options } = gameEntry(game).identity
  const situation = present(screens.situations, 'the screens of situations').at(played, at)
  go(situationHref({ game, players: players.length, options, deal: freshDeal(), situation }))
}
