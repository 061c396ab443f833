/** Puzzles as they are opened: what was stored, played by the rules. */
import { seedOfDeal } from '../../games/building-blocks/deal-code.ts'
import { seeded } from '../../games/building-blocks/random.ts'
import type { Game } from '../../games/facets/facets.ts'
import type { FoundPuzzle, PuzzleGame } from '../../games/facets/puzzles.ts'
import type { GameRecord } from '../../games/record/record.ts'
import { headOf } from '../tables/new-table.ts'
import { unpackMoves } from './packed-moves.ts'

/** The set-up of a game that the script played. */
export const setupOfDeal = ({ playing }: Game, { deal, players, options }: Omit<PuzzleGame, 'moves' | 'puzzles'>) =>
  playing.draw(players, options, seeded(seedOfDeal(deal)))

/** A running game's record; its seats are called by their numbers. */
export function puzzleRecord(game: Game, deal: Omit<PuzzleGame, 'moves' | 'puzzles'>, moves: unknown[]): GameRecord {
  const { colors } = game.identity
  const players = Array.from({ length: deal.players }, (_, seat) => ({
    ...{ name: `${seat + 1}`, color: colors[seat], control: 'human' },
  }))
  const beginning = { id: 'puzzle', at: new Date(0).toISOString() }
  return { ...headOf(game, players, setupOfDeal(game, deal), beginning), finishedAt: null, moves, result: null }
}

export interface OpenedPuzzle {
  record: GameRecord
  position: unknown
  /** The entry of the best turn. */
  best: unknown
  theme: string
}

/** Opens a puzzle. Throws if the rules don't allow its moves or its best turn. */
export function openPuzzle(game: Game, from: PuzzleGame, { at, best }: FoundPuzzle): OpenedPuzzle {
  const { rules } = game
  const { entries, positions, end } = unpackMoves(rules, rules.deal(setupOfDeal(game, from), from.players), from.moves)
  const position = at === entries.length ? end : positions[at]
  const turn = unpackMoves(rules, position, best)
  if (turn.entries.length !== 1) throw new Error('the best turn is not one whole move')
  return {
    record: puzzleRecord(game, from, entries.slice(0, at)),
    position,
    best: turn.entries[0],
    theme: game.puzzles!.themeOf(position, turn.entries[0]),
  }
}
