/** A game that was played and what is entered of it on its score sheet (tests/games/every-game/score-sheet.test.ts). */
import { rules } from '../../../../src/games/coal-train/facets/rules.ts'
import { RESOURCES } from '../../../../src/games/coal-train/state/components.ts'
import { markersOf, PARTS } from '../../../../src/games/coal-train/state/state.ts'
import type { Seat } from '../../../../src/games/coal-train/state/state.ts'
import type { Edit, NewSheet, SeatScore } from '../../../../src/games/coal-train/wire/wire.ts'
import type { Entered } from '../../every-game/entered.ts'
import { played } from '../support/games.ts'

/** Edits for a random game: the parts of the scores for odd seeds, stations and cards for even ones. */
export function entered(players: number, seed: number): Entered<NewSheet, Edit> {
  const { setup, end } = played(players, seed)
  const result = rules.result(end)! as { scores: SeatScore[]; winners: number[] }
  const isCounted = seed % 2 === 1
  const edits = end.seats.flatMap((state, seat) => [
    ...(isCounted ? partsOf(result.scores[seat], seat) : placesOf(state, seat)),
    ...RESOURCES.map((resource): Edit => ({ type: 'left', seat, resource, count: state.resources[resource] })),
  ])
  const detail = isCounted ? 'counts' : 'places'
  const shared: Edit[] = isCounted ? [] : [{ type: 'counted' }]
  return { options: { startingPlayer: setup.startingPlayer, detail }, edits, shared, result }
}

const partsOf = (score: SeatScore, seat: number): Edit[] =>
  PARTS.map((part) => ({ type: 'part', seat, part, values: [score[part]] }))

const placesOf = (state: Seat, seat: number): Edit[] => [
  ...state.stations.map((place): Edit => ({ type: 'station', seat, place, on: true })),
  ...state.cards.map((card): Edit => ({ type: 'card', seat, card, on: true })),
  ...state.paid.map((card): Edit => ({ type: 'paid', seat, card, on: true })),
  ...RESOURCES.map((resource): Edit => ({ type: 'income', seat, resource, count: state.income[resource] })),
  { type: 'number', seat, number: 'upgrades', count: state.upgrades },
  { type: 'number', seat, number: 'markers', count: markersOf(state) },
]
