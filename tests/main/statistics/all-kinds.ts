/** Three hundred games of all kinds, of every title on offer and of the toy, and what statistics are to tell of them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { catalogueOf, type Game } from '../../../src/games/facets/facets.ts'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import type { ReviewedMove } from '../../../src/games/facets/ideas.ts'
import { FORMAT, VERSION, type GameRecord } from '../../../src/games/record/record.ts'
import { changeOfRecord } from '../../../src/main/archive/change.ts'
import { openStore, type Store } from '../../../src/main/store/store.ts'
import { enteringOf } from '../../games/every-game/entered.ts'
import { peopleOf, playedRecord, sizesOf } from '../../games/every-game/games.ts'
import { toy } from '../../toy/games/toy/game.ts'
import { reviewedMove } from '../archive/archived.ts'
import { now } from '../store/stored.ts'
import { toldGame, type ToldGame } from './plainly.ts'

export const TITLES: readonly Game[] = [...CATALOGUE.values(), toy]
const GAMES = catalogueOf(...TITLES)
const NAMES = ['Anna', 'Bert', 'Cleo', 'Dora', 'Emil', 'Flora', 'Karl']
const COUNT = 300

const ENTERED = new Map(
  await Promise.all(
    TITLES.filter(({ scoreSheet }) => scoreSheet).map(async (game) => [game, await enteringOf(game)] as const),
  ),
)

const onPaper = (game: Game, players: number): GameRecord => ({
  ...{ format: FORMAT, version: VERSION, game: game.identity.id, mode: 'companion', id: '', setup: null, result: null },
  ...{ startedAt: '', finishedAt: null },
  players: peopleOf(game, players),
})

/** A whole sheet of a game that was played, filled in one after another of the ways there are. */
function paper(game: Game, players: number, seed: number): GameRecord {
  const { options, edits } = ENTERED.get(game)!(players, seed)
  const sheets = game.scoreSheet!
  const empty = sheets.begin(peopleOf(game, players), options, seeded(seed))
  const filled = edits.reduce((sheet, edit) => sheets.after(sheet, { type: 'edit', edit }), empty)
  return { ...onPaper(game, players), ...sheets.recordOf(filled), doubts: undefined }
}

/** Totals alone; in every other game level, for first place or for others, and a victory in some told otherwise. */
function totals(game: Game, players: number, seed: number): GameRecord {
  const level = { 2: [80, 80], 3: [90, 70, 70], 4: [60, 60, 60, 20], 5: [75, 75, 50, 50, 30] }[players]!
  const points = seed % 2 === 0 ? level : level.map((total, seat) => total + ((7 * seed + 3 * seat) % 40))
  const winners = seed % 4 === 0 ? [1] : []
  return { ...onPaper(game, players), ...game.scoreSheet!.ofTotals(points, seed % players, winners) }
}

/** On screen, and by turns as a whole sheet or totals where the game has sheets. */
function gameNumber(round: number, game: Game): GameRecord {
  const sizes = sizesOf(game)
  const players = sizes[Math.floor(round / 3) % sizes.length]
  if (!game.scoreSheet || round % 3 === 0) return playedRecord(game, players, round)
  return round % 3 === 1 ? paper(game, players, Math.floor(round / 3)) : totals(game, players, Math.floor(round / 3))
}

/** People and bots sit in turn, a bot under a person's name too; not in the order of the dates. */
function seated(record: GameRecord, number: number): GameRecord {
  const apart = 1 + (Math.floor(number / TITLES.length) % 3)
  const start = Date.UTC(2026, 0, 1) + ((number * 7919) % COUNT) * 86_400_000
  return {
    ...record,
    id: `game-${number}`,
    startedAt: new Date(start).toISOString(),
    finishedAt: new Date(start + (20 + number) * 60_000).toISOString(),
    ...(Math.floor(number / TITLES.length) % 4 === 0 && { place: 'Home' }),
    players: record.players.map((player, seat) => {
      const name = NAMES[(number + apart * seat) % NAMES.length]
      const isBot = record.mode === 'digital' && (name === 'Karl' || (name === 'Bert' && number % 2 === 0))
      return { ...player, name, control: isBot ? 'bot:hewer' : 'human' }
    }),
  }
}

export const RECORDS = Array.from({ length: COUNT }, (_, number) =>
  seated(gameNumber(Math.floor(number / TITLES.length), TITLES[number % TITLES.length]), number),
)

interface Loss {
  seat: number
  lost: number
}

/** Points lost by each move of a game that was reviewed: every other one of those played on screen, some not to the end. */
export function lossesIn({ id, moves = [], mode, players }: GameRecord): Loss[] {
  const number = Number(id.split('-')[1])
  if (mode !== 'digital' || number % 2 === 1) return []
  const random = seeded(number)
  return moves
    .slice(0, number % 12 === 0 ? -1 : moves.length)
    .map(() => ({ seat: random.below(players.length), lost: random.below(60) / 10 }))
}

const reviewsOf = (record: GameRecord): ReviewedMove[] =>
  lossesIn(record).map(({ seat, lost }, move) => ({
    ...reviewedMove(move),
    seat,
    skill: record.players.map((_, other) => (other === seat ? -lost : lost / 2)),
  }))

const told = ({ figures, thinking }: Game, record: GameRecord): ToldGame =>
  toldGame(record, {
    losses: lossesIn(record),
    third: thinking!.reviewing.scale.third,
    partsOf: (score) => figures.partsOf(score),
    tieOf: (score) => figures.tieBreak?.of(score) ?? null,
    first: figures.starter(record.setup),
  })

export const gamesOf = (game: Game, is: (record: GameRecord) => boolean = () => true): ToldGame[] =>
  RECORDS.filter((record) => record.game === game.identity.id && is(record))
    .map((record) => told(game, record))
    .sort((a, b) => (a.at < b.at ? -1 : 1))

/** A store that has them all, for the tests of a file. */
export function storedGames(): { readonly store: Store } {
  const held: { store?: Store } = {}
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pithead-all-kinds-'))
    const store = (held.store = await openStore({ folder, now, catalogue: GAMES }))
    store.atomically(() => RECORDS.forEach((record) => put(store, record)))
    return () => {
      store.close()
      rmSync(folder, { recursive: true })
    }
  })
  return held as { store: Store }
}

function put(store: Store, record: GameRecord): void {
  store.games.create(changeOfRecord(record, now().toISOString(), GAMES))
  const { version } = GAMES.get(record.game)!.thinking!.reviewing
  for (const reviewed of reviewsOf(record)) store.reviews.put(record.id, version, reviewed)
}
