import type { Words } from '../../games/screens/words.ts'
import { capital } from '../../i18n/capital.ts'
import type { Study } from '../study/study.svelte.ts'
import { turnsOf } from '../study/tried-line.ts'

/** A turn after the first `moves` moves in words; empty if the rules refuse it there. */
export function turnInWords(study: Study, words: Words, moves: number, line: unknown[]): string {
  const played = study.screens.continued(study.game, moves, line)
  const [turn] = played ? turnsOf({ played, from: moves }, words, study.game.record.players) : []
  return turn ? capital(turn.text) : ''
}
