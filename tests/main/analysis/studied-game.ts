/** A finished game of two that somebody studies. */
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { changeOfRecord } from '../../../src/main/archive/change.ts'
import type { Store } from '../../../src/main/store/store.ts'
import { GAME } from '../../support/games.ts'
import { golden } from '../../support/golden.ts'

const { rules } = GAME
export const record = golden('2-players')
export const entries = record.moves!
/** In the middle of the game, where a turn is one decision or several. */
export const MOVES = 20
export const AT = '2026-11-20T10:00:00.000Z'

/** The game's position after its first `moves` moves. */
export const positionAfter = (moves: number) =>
  entries
    .slice(0, moves)
    .flatMap((entry) => rules.decisionsOf(entry))
    .reduce((now, each) => rules.play(now, each), rules.deal(record.setup, 2))

/** Stores it, a game scored at a table, and one of three that is under way after `moves` moves. Returns the last. */
export function storeGames(store: Store, moves: number) {
  const whole = golden('3-players')
  const begun = { ...whole, finishedAt: null, result: null, moves: whole.moves!.slice(0, moves) }
  for (const each of [record, golden('companion-points'), begun])
    store.games.create(changeOfRecord(each, AT, CATALOGUE))
  return begun
}
