/** Plays of the games on offer in a BG Stats file, as score sheets of which the totals alone are known. */
import * as v from 'valibot'
import { listOf } from '../../../games/building-blocks/file-schemas.ts'
import { isObject, problem, type Problem } from '../../../games/building-blocks/problem.ts'
import { text, whole } from '../../../games/building-blocks/shared-schemas.ts'
import type { ScoreSheet } from '../../../games/facets/score-sheet.ts'
import type { Identity } from '../../../games/facets/identity.ts'
import { MOST_NOTES, nameFrom } from '../../../games/building-blocks/forms.ts'
import type { Catalogue } from '../../../games/facets/facets.ts'
import { gameCalled } from './called.ts'
import { problemIn } from '../../../games/record/problem-in.ts'
import { FORMAT, VERSION, type GameRecord } from '../../../games/record/record.ts'
import type { PlaysFile } from './parse-plays.ts'

/** The file's games and players, by the numbers with which its plays point there. Unreadable ones are absent. */
interface Named {
  players: ReadonlyMap<unknown, string>
  places: ReadonlyMap<unknown, string>
  games: ReadonlyMap<unknown, NamedGame>
}

/** A game of the file: the one of ours that it is, or the name by which it is left out. */
type NamedGame = { scored: Scored } | { title: string }

/** One play as a record, or what is wrong with it; `about` says which play that is. */
export type ReadPlay = ({ record: GameRecord; problem?: undefined } | { problem: Problem; game?: string }) & {
  about: string
}

/** A play of a game that isn't on offer, by the game's name in the file; '' where it has none. */
export interface OtherPlay {
  title: string
}

type Read = { record: GameRecord } | { problem: Problem }

/** The plays in the file's order, one by one. */
export function* readBgStats(file: PlaysFile, catalogue: Catalogue): Generator<ReadPlay | OtherPlay> {
  const { players, locations, games, plays } = file
  const named: Named = {
    players: namesIn(players),
    places: namesIn(locations),
    games: new Map(entriesIn(games).map((game) => [game.id, namedGame(game, catalogue)])),
  }
  let i = -1
  for (const play of plays) {
    i++
    const game = isObject(play) && named.games.get(play.gameRefId)
    if (!isObject(play) || !game) yield { title: '' }
    else if ('title' in game) yield game
    else yield { ...readPlay(named, play, game.scored, `plays[${i}]`), about: aboutPlay(named, play) }
  }
}

/** The day and who played, as far as the file tells. */
function aboutPlay({ players }: Named, { playDate, playerScores }: Record<string, unknown>): string {
  const day = typeof playDate === 'string' ? nameFrom(playDate.slice(0, 10)) : ''
  const names = entriesIn(playerScores).flatMap(({ playerRefId }) => players.get(playerRefId) ?? [])
  return [day, names.slice(0, MOST_NAMED).join(', ')].filter(Boolean).join(' · ')
}

/** More names than this say no more about which play it is. */
const MOST_NAMED = 6

const entriesIn = (list: unknown): Record<string, unknown>[] => (Array.isArray(list) ? list.filter(isObject) : [])

/** The names in a list by their numbers, as far as they are names. */
const namesIn = (list: unknown): Map<unknown, string> =>
  new Map(
    entriesIn(list).flatMap(({ id, name }): [unknown, string][] => {
      const shown = typeof name === 'string' ? nameFrom(name) : ''
      return shown === '' ? [] : [[id, shown]]
    }),
  )

/** A game that can be scored. */
interface Scored {
  identity: Identity
  scoreSheet: ScoreSheet
}

function namedGame({ bggId, bggName, name }: Record<string, unknown>, catalogue: Catalogue): NamedGame {
  const names = [name, bggName].flatMap((each) => (typeof each === 'string' ? [each] : []))
  const found = gameCalled(names, catalogue, typeof bggId === 'number' && bggId > 0 ? bggId : null)
  return found?.scoreSheet
    ? { scored: { identity: found.identity, scoreSheet: found.scoreSheet } }
    : { title: nameFrom(names[0] ?? '') }
}

/** Nobody plays longer than a year. */
const MOST_MINUTES = 366 * 24 * 60

const anything = v.exactOptional(v.unknown())

/** Only what is used is looked at: other programs' files have many keys more. */
const playerScore = v.object({
  score: v.pipe(text, v.regex(/^[+-]?\d{1,5}([+-]\d{1,5})*$/, 'a number or a sum')),
  seatOrder: v.exactOptional(v.nullable(whole(1000))),
  playerRefId: anything,
  startPlayer: anything,
  winner: anything,
  role: anything,
})
const playWith = ({ seats }: Identity) =>
  v.object({
    uuid: text,
    playDate: v.pipe(text, v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, 'YYYY-MM-DD HH:mm:ss')),
    playerScores: listOf(playerScore, seats.fewest, seats.most),
    durationMin: v.exactOptional(v.nullable(whole(MOST_MINUTES))),
    comments: v.exactOptional(v.nullable(v.string())),
    locationRefId: anything,
  })
type Play = v.InferOutput<ReturnType<typeof playWith>>

function readPlay(named: Named, value: Record<string, unknown>, game: Scored, path: string): Read {
  if (value.ignored === true) return { problem: problem(path, 'play-ignored') }
  const wrong = problemIn(playWith(game.identity), value, path)
  if (wrong) return { problem: wrong }
  const play = value as Play
  const seats = play.playerScores.toSorted((a, b) => (a.seatOrder ?? 0) - (b.seatOrder ?? 0))
  const names = seats.map(({ playerRefId }) => named.players.get(playerRefId))
  if (names.includes(undefined))
    return { problem: problem(`${path}.playerScores`, 'unknown-value', { have: 'player' }) }
  const finished = new Date(play.playDate.replace(' ', 'T'))
  if (Number.isNaN(finished.getTime()))
    return { problem: problem(`${path}.playDate`, 'wrong-form', { have: play.playDate, need: 'a date' }) }
  return { record: recordOf(named, play, game, seats, names as string[], finished) }
}

function recordOf(
  { places }: Named,
  play: Play,
  { identity, scoreSheet }: Scored,
  seats: Play['playerScores'],
  names: readonly string[],
  finished: Date,
): GameRecord {
  const starter = seats.findIndex(({ startPlayer }) => startPlayer === true)
  const place = places.get(play.locationRefId)
  const notes = notesFrom(play.comments ?? '')
  const roles = seats.map(({ role }) => role)
  const isColor = (role: unknown, i: number): role is string =>
    identity.colors.includes(role as string) && roles.indexOf(role) === i
  const colors = roles.every(isColor) ? roles : identity.colors
  return {
    format: FORMAT,
    version: VERSION,
    game: identity.id,
    mode: 'companion',
    id: play.uuid,
    startedAt: new Date(finished.getTime() - (play.durationMin ?? 0) * 60_000).toISOString(),
    finishedAt: finished.toISOString(),
    players: names.map((name, seat) => ({ name, color: colors[seat], control: 'human' })),
    ...scoreSheet.ofTotals(
      seats.map(({ score }) => valueOf(score)),
      Math.max(0, starter),
      seats.flatMap(({ winner }, seat) => (winner === true ? [seat] : [])),
    ),
    ...(place ? { place } : {}),
    ...(notes ? { notes } : {}),
  }
}

/** Returns as much of a comment as a record has room for. */
const notesFrom = (comment: string): string =>
  [...comment.slice(0, 2 * MOST_NOTES).toWellFormed()].slice(0, MOST_NOTES).join('')

/** "41+11-6" is 46. */
const valueOf = (sum: string): number =>
  [...sum.matchAll(/[+-]?\d+/g)].reduce((total, [part]) => total + Number(part), 0)
