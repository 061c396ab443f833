/** The games that the suite goes through, and random games of any of them. */
import type { KeptGame, TableEvent } from '../../../src/games/facets/playing.ts'
import type { Result, Rules } from '../../../src/games/facets/rules.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import type { Game } from '../../../src/games/facets/facets.ts'
import type { Player } from '../../../src/games/building-blocks/players.ts'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import type { Random } from '../../../src/games/building-blocks/random.ts'
import { FORMAT, VERSION } from '../../../src/games/record/record.ts'
import type { GameRecord } from '../../../src/games/record/record.ts'
import { quietToy } from '../../support/quiet-toy.ts'
import { toy } from '../../toy/games/toy/game.ts'

/** Those on offer, the toy, and the toy with fewer facets. */
export const GAMES: readonly Game[] = [...CATALOGUE.values(), toy, quietToy]

/** Every number of players of a game. */
export const sizesOf = ({ identity: { seats } }: Game): number[] =>
  Array.from({ length: seats.most - seats.fewest + 1 }, (_, i) => seats.fewest + i)

export const fewestOf = ({ identity }: Game): number => identity.seats.fewest

export const seatsOf = (players: number): number[] => [...Array(players).keys()]

/** Every seat of the largest table. */
export const ALL = seatsOf(5)

export const any = <T>(from: readonly T[], random: Random): T => from[random.below(from.length)]

/** A game that has just begun, with people at every seat. */
export function newGame({ identity, playing }: Game, players: number, seed: number): KeptGame {
  const setup = playing.draw(players, identity.options, seeded(seed))
  return { players, setup, entries: [], pending: [], alone: [] }
}

/** A course in its present state, and its game. */
export interface Stand {
  game: Game
  begun: KeptGame
  course: unknown
  random: Random
}

/** The beginning and the entries of a stand's game, as they are kept. */
export const begunAt = ({ game: { playing }, begun, course }: Stand): KeptGame => ({
  ...begun,
  entries: playing.entries(course),
  pending: playing.pending(course),
})

/** Turns up what lies face down at a decision until somebody acts. */
export const turnedUp = ({ playing }: Game, course: unknown): unknown =>
  playing.waiting(course) === 'decision' ? (playing.after(course, { type: 'REVEAL' }) ?? course) : course

/** Goes through a random game and shows every stand on the way, the first and the last among them. */
export function walk(game: Game, players: number, seed: number, look: (stand: Stand) => void): Stand {
  const random = seeded(seed)
  const begun = newGame(game, players, seed)
  const stand = { game, begun, course: game.playing.open(begun), random }
  look(stand)
  while (game.playing.waiting(stand.course) !== 'finished') {
    stand.course = turnedUp(game, game.playing.after(stand.course, anyEvent(stand)))
    look(stand)
  }
  return stand
}

function anyEvent({ game: { playing, rules }, course, random }: Stand): TableEvent {
  const waiting = playing.waiting(course)
  if (waiting === 'hand-over') return { type: 'REVEAL' }
  if (waiting === 'ceremony') return { type: random.below(4) === 0 ? 'SKIP' : 'NEXT' }
  return { type: 'DECIDE', decision: any(rules.legal(playing.position(course)), random) }
}

/** The same, looked at only now and then, as often at each game: looking takes time. */
export const walkLooking = (game: Game, seed: number, looks: number, look: (stand: Stand) => void): void =>
  sizesOf(game).forEach((players) => {
    let stands = 0
    walk(game, players, seed, () => stands++)
    const step = Math.max(1, Math.floor(stands / looks))
    let at = 0
    walk(game, players, seed, (stand) => {
      if (at++ % step === 0) look(stand)
    })
  })

/** The position after whole entries and further decisions, by the rules alone. */
export const positionAfter = ({ rules }: Game, { setup, players, entries, pending }: KeptGame): unknown =>
  playedFrom(rules, rules.deal(setup, players), [...entries.flatMap((entry) => rules.decisionsOf(entry)), ...pending])

/** Throws where the rules refuse one of the decisions. */
export const playedFrom = (rules: Rules, position: unknown, decisions: readonly unknown[]): unknown =>
  decisions.reduce((now, decision) => rules.play(now, decision), position)

export const peopleOf = ({ identity }: Game, players: number): Player[] =>
  seatsOf(players).map((seat) => ({ name: `Player ${seat + 1}`, color: identity.colors[seat], control: 'human' }))

/** The record of a random game played to its end. */
export function playedRecord(game: Game, players: number, seed: number): GameRecord & { result: Result } {
  const { begun, course } = walk(game, players, seed, () => {})
  return {
    format: FORMAT,
    version: VERSION,
    game: game.identity.id,
    mode: 'digital',
    id: `${game.identity.id}-${players}-${seed}`,
    startedAt: '2026-11-20T10:00:00.000Z',
    finishedAt: '2026-11-20T11:02:11.000Z',
    players: peopleOf(game, players),
    setup: begun.setup,
    moves: [...game.playing.entries(course)],
    result: game.playing.result(course)!,
  }
}
