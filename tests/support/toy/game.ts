/** The toy on offer, without bots and without a score sheet. */
import * as v from 'valibot'
import { difference, problem } from '../../../src/games/base/problem.ts'
import type { Game } from '../../../src/games/facets/facets.ts'
import type { GameRecord } from '../../../src/games/record/record.ts'
import { list, seatOf, whole } from '../../../src/games/base/shared-schemas.ts'
import { playing } from './playing.ts'
import { decisionsOf, play, rules, scoresOf, type Entry, type Score, type Setup } from './rules.ts'

const take = v.pipe(whole(3), v.minValue(1))
const from = v.picklist(['left', 'right'])
const decision = v.union([v.strictObject({ take }), v.strictObject({ from })])
const entry = v.strictObject({ take, from })
const lumps = list(take, 30)
const score = v.strictObject({ coal: whole(), dust: v.number(), total: v.number(), lumps: whole(30) })
const result = v.strictObject({ scores: list(score, 5), winners: list(seatOf(5), 5) })
const setupOf = (players: number) => v.strictObject({ row: v.pipe(lumps, v.minLength(1)), first: seatOf(players) })

function verify({ setup, players, moves = [], result }: GameRecord) {
  let position = rules.deal(setup, players.length)
  for (const [i, decision] of (moves as Entry[]).flatMap(decisionsOf).entries()) {
    const refusal = rules.whyIllegal(position, decision)
    if (refusal) return { problem: problem(`moves[${i >> 1}]`, refusal.code, refusal.params) }
    position = play(position, decision)
  }
  const wrong = difference(result, rules.result(position), 'result')
  return wrong ? { problem: wrong } : { moves: moves.length, totals: scoresOf(position).map(({ total }) => total) }
}

const parts = { moves: v.array(entry), result: v.nullable(result) }
const partsOf = (score: unknown) => [(score as Score).coal, (score as Score).dust]

export const quietToy: Game = {
  identity: {
    id: 'quiet-toy',
    seats: { fewest: 2, most: 5 },
    colors: ['violet', 'red', 'blue', 'green', 'cream'],
    options: { lumps: 5 },
    points: { least: -100, most: 100 },
    levels: [],
    titles: ['toy'],
    listing: null,
  },
  rules,
  playing,
  recording: { parts: (_, players) => ({ ...parts, setup: setupOf(players) }), verify },
  figures: {
    ...{ parts: ['coal', 'dust'], partsOf, columns: ['coal', 'dust'], cellsOf: partsOf },
    tieBreak: { column: 'lumps', of: (score) => (score as Score).lumps },
    starter: (setup) => (setup as Setup).first,
  },
  wire: {
    options: v.strictObject({ lumps: v.pipe(whole(6), v.minValue(3)) }),
    view: v.strictObject({ row: lumps, turn: seatOf(5), taking: whole(3), seats: list(lumps, 5) }),
    ...{ decision, allowed: list(decision), ceremony: v.strictObject({ weighed: whole(5) }), logItem: entry, result },
  },
}
