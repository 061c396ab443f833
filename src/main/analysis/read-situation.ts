/** A situation that somebody kept as a text: that of the game under `situation`, or it alone. */
import { problem, shown, type Problem } from '../../games/building-blocks/problem.ts'
import { span } from '../../games/building-blocks/shared-schemas.ts'
import type { Game } from '../../games/facets/facets.ts'
import { problemIn } from '../../games/record/problem-in.ts'

type Read = { players: number; situation: string } | { problem: Problem }

/** Checks the form alone; the caller checks whether the position is possible. */
export function readSituation({ identity, wire }: Game, text: string): Read {
  const value = parsed(text)
  if (value === undefined) return { problem: problem('file', 'not-json') }
  if (!wire.situation || value?.game !== identity.id)
    return { problem: problem('game', 'unknown-value', { have: shown(value?.game) }) }
  const wrong = problemIn(wire.situation, value.situation, 'situation')
  if (wrong) return { problem: wrong }
  const { fewest, most } = identity.seats
  const players = value.players as number
  if (!Number.isInteger(players) || players < fewest || players > most)
    return { problem: problem('players', 'out-of-range', { have: shown(players), need: span(fewest, most) }) }
  return { players, situation: JSON.stringify(value.situation) }
}

function parsed(text: string): Partial<Record<string, unknown>> | null | undefined {
  try {
    return JSON.parse(text) as Partial<Record<string, unknown>> | null
  } catch {
    return undefined
  }
}
