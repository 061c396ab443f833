/** The game that the services are tested with: the first one on offer. */
import type { NewSheet, NewTable, TableState } from '../../src/contract/api.ts'
import { callsOf, eventsOf } from '../../src/contract/schemas.ts'
import { CATALOGUE } from '../../src/games/catalogue.ts'
import type { Game } from '../../src/games/facets/facets.ts'
import type { Player } from '../../src/games/building-blocks/players.ts'
import { seeded } from '../../src/games/building-blocks/random.ts'
import type { Random } from '../../src/games/building-blocks/random.ts'
import { FORMAT, VERSION } from '../../src/games/record/record.ts'
import type { GameRecord } from '../../src/games/record/record.ts'
import type { Choose } from '../../src/main/bots/bots.ts'
import { playWholeGame } from '../../src/main/bots/whole-game.ts'
import { FIXTURES } from '../games/fixtures.ts'
import type { Fixtures } from './fixtures.ts'

export const [GAME] = CATALOGUE.values() as Iterable<Game> as [Game]
export const ID = GAME.identity.id
export const fixtures: Fixtures = FIXTURES[ID]

/** The contract for the games on offer. */
export const CALLS = callsOf(CATALOGUE)
export const EVENTS = eventsOf(CATALOGUE)

/** Controls of its bots: the weakest, the one that plays for unknown names, the strongest. */
export const [WEAK_BOT, USUAL_BOT, STRONG_BOT] = [
  GAME.identity.levels[0],
  GAME.thinking!.usual,
  GAME.identity.levels.at(-1)!,
].map((level) => `bot:${level}`)

const NAMES = ['Mike', 'Lucy', 'George', 'Anna', 'Karl', 'Dora']

/** People who may sit down, as many as there may be seats. */
export const people = (count: number): Player[] =>
  NAMES.slice(0, count).map((name, seat) => ({ name, color: GAME.identity.colors[seat], control: 'human' }))

/** Seat 0 starts where the game asks who does. */
export const OPTIONS = { ...GAME.identity.options, startingPlayer: 0 }

export const newTable = (players: readonly Player[] = people(2), options: object = OPTIONS): NewTable => ({
  game: ID,
  players: [...players],
  options,
})

/** A sheet that is filled in whole, or as its options say. */
export const newSheet = (options = fixtures.sheet!.whole) => ({ game: ID, players: people(2), options }) as NewSheet

/** Set-up and first position of a game; the same seed gives the same one. */
export function dealt(players: number, seed = 1) {
  const setup = GAME.playing.draw(players, OPTIONS, seeded(seed))
  return { setup, position: GAME.rules.deal(setup, players) }
}

/** The first of these decisions that a position does not allow. */
export const illegalAt = (position: unknown, decisions: readonly unknown[]): unknown =>
  decisions.find((decision) => GAME.rules.whyIllegal(position, decision) !== null)

/** A decision that is allowed at the end of a game and not at its beginning. */
export function laterDecision(record: GameRecord): unknown {
  const { position } = dealt(record.players.length)
  return illegalAt(position, GAME.rules.decisionsOf(record.moves!.at(-1)))
}

/** The record of a whole game; the same seed gives the same one. */
export function playedRecord(players: number, seed: number, choose: Choose = fixtures.choose): GameRecord {
  const random = seeded(seed)
  const setup = GAME.playing.draw(players, GAME.identity.options, random)
  return {
    format: FORMAT,
    version: VERSION,
    game: ID,
    mode: 'digital',
    id: `game-${players}-${seed}`,
    startedAt: '2026-11-20T10:00:00.000Z',
    finishedAt: '2026-11-20T11:02:11.000Z',
    players: people(players),
    setup,
    ...playWholeGame(GAME.rules, setup, Array<Choose>(players).fill(choose), random),
  }
}

/** A decision that the table allows. */
export const anyDecision = (table: TableState, random: Random): unknown => fixtures.anyDecision(table, random)
