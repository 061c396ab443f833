/** Kept positions in words. */
import type { Words } from '../../games/screens/words.ts'
import { m } from '../../paraglide/messages.js'
import type { KeptPlace, Place } from './kept-places.svelte.ts'
import type { Study } from './study.svelte.ts'
import { turnsOf } from './tried-line.ts'

/** Says at which move a position lies or, for a variation, at which move it leaves the game. */
export function whereOf({ moves, line }: Place): string {
  if (line.length > 0) return m.study_kept_leaves({ move: moves + 1 })
  return moves === 0 ? m.study_kept_start() : m.study_kept_after({ move: moves })
}

/** The turns of a variation in short form; empty for a position of the game itself. */
export function turnsTo({ moves, line }: Place, study: Study, words: Words): string[] {
  if (line.length === 0) return []
  const played = study.screens.continued(study.game, moves, line)
  if (!played) return []
  const short = study.screens.review?.short
  const turns = turnsOf({ played, from: moves }, words, study.game.record.players)
  return turns.map(({ item, text }) => short?.(item) ?? text)
}

/** A variation takes a replay to tell. */
const told = new WeakMap<KeptPlace, string>()

/** Its name, or else what there is in it. */
export function titleOf(kept: KeptPlace, study: Study, words: Words): string {
  const title = kept.name ?? told.get(kept) ?? (turnsTo(kept, study, words).join('; ') || whereOf(kept))
  told.set(kept, title)
  return title
}
