/** The games that are searched for puzzles: numbered, and with a number always the same. */
import { seeded } from '../../../src/games/building-blocks/random.ts'
import { itemAt } from '../../../src/games/building-blocks/lists.ts'
import type { Game } from '../../../src/games/facets/facets.ts'
import type { PuzzleGame } from '../../../src/games/facets/puzzles.ts'
import { levelBot, type Choose } from '../../../src/main/bots/bots.ts'
import { playWholeGame } from '../../../src/main/bots/whole-game.ts'
import { positionsIn } from '../../../src/main/exercises/from-review.ts'
import { puzzleRecord, setupOfDeal } from '../../../src/main/puzzles/opened-puzzle.ts'
import type { GameRecord } from '../../../src/games/record/record.ts'

export type Deal = Omit<PuzzleGame, 'moves' | 'puzzles'>

export interface PlayedGame {
  game: Game
  number: number
  deal: Deal
  /** The moves are those of the whole game. */
  record: GameRecord
  positions: unknown[]
}

/** Seats are filled from this list, so that strong and weak players meet. */
const AT_THE_TABLE = ['foreman', 'hewer', 'director', 'apprentice', 'foreman']
/** Levels that look one turn ahead have no iterations. */
const SEARCHING = ['foreman', 'director']

/** A level's bot, the same on every machine; `iterations` bound those that search. */
export function levelOf({ thinking }: Game, name: string, players: number, iterations: number): Choose {
  const level = thinking!.levels.find((each) => each.name === name)!
  return levelBot(thinking!, level, players, { iterations: SEARCHING.includes(name) ? iterations : 1 })
}

/** The first options of a title's games, and those that differ from them. */
const OPTIONS: Readonly<Record<string, readonly object[]>> = { 'railroad-barons': [{}, { values: 'face' }] }

export function playNumbered(game: Game, number: number, iterations: number): PlayedGame {
  const { identity, rules } = game
  const { fewest, most } = identity.seats
  const players = fewest + (number % (most - fewest + 1))
  const others = OPTIONS[identity.id] ?? [{}]
  const options = { ...identity.options, ...itemAt(others, number % others.length) }
  const deal = { deal: `PUZZLE-${number}`, players, options }
  const bots = Array.from({ length: players }, (_, seat) =>
    levelOf(game, itemAt(AT_THE_TABLE, (seat + number) % AT_THE_TABLE.length), players, iterations),
  )
  const { moves } = playWholeGame(rules, setupOfDeal(game, deal), bots, seeded(number))
  const record = puzzleRecord(game, deal, moves)
  return { game, number, deal, record, positions: positionsIn(game, record) }
}
