import type { Player } from '../../games/building-blocks/players.ts'
import type { Ending } from '../games/screens/score-screens.ts'
import { listOf } from '../i18n/sentence-lists.ts'
import { m } from '../paraglide/messages.js'

/** Who won, why, and what everybody has, to be heard. */
export function resultWords({ won, totals, write }: Ending, players: readonly Pick<Player, 'name'>[]): string {
  const each = players.map(({ name }, seat) => m.score_told_of({ name, points: write(totals[seat]) }))
  return [won.title, won.why, listOf(each)]
    .filter((text) => text !== '')
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(' ')
}
