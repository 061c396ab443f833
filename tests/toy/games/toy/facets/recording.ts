import { difference, problem } from '../../../../../src/games/building-blocks/problem.ts'
import type { GameRecord, Recording, Verdict } from '../../../../../src/games/facets/recording.ts'
import { decisionsOf, type Entry, play, rules, scoresOf } from '../rules/rules.ts'
import { sheetResult } from '../score-sheet/pad.ts'
import { digitalParts, type Pad, sheetParts } from '../wire/wire.ts'

export const recording: Recording = {
  parts: (mode, players) => (mode === 'digital' ? digitalParts(players) : sheetParts(players)),
  verify: (record) => (record.mode === 'digital' ? verifyMoves(record) : verifySheet(record)),
}

function verifyMoves({ setup, players, moves = [], result }: GameRecord): Verdict {
  let position = rules.deal(setup, players.length)
  for (const [at, entry] of (moves as Entry[]).entries()) {
    for (const decision of decisionsOf(entry)) {
      const refusal = rules.whyIllegal(position, decision)
      if (refusal) return { problem: problem(`moves[${at}]`, refusal.code, refusal.params) }
      position = play(position, decision)
    }
  }
  const wrong = difference(result, rules.result(position), 'result')
  return wrong ? { problem: wrong } : { moves: moves.length, totals: scoresOf(position).map(({ total }) => total) }
}

function verifySheet({ sheet, players, result }: GameRecord): Verdict {
  const need = sheetResult(sheet as Pick<Pad, 'lumps'>)
  const wrong = difference(result, need, 'result')
  return wrong ? { problem: wrong } : { moves: 0, totals: players.map((_, seat) => need?.scores[seat].total ?? 0) }
}
