/** How long a game may last: purchases use up the draw, the last tile of it brings one more round. */
import type { State } from '../../state/state.ts'

/** Tiles that a turn takes from the draw, as bots play. */
const PACE = 1.65
/** Longer than games last. */
const LONGEST = 12

/** Rounds from now to the end of the one in which the draw ends, with the one under way. */
function roundsBeforeLast({ draw, drawn, seats }: State, place: number): number {
  const turns = (draw.length + Number(drawn !== null)) / PACE
  const rounds = (place + 1 + turns) / seats.length + 0.5 - 0.5 / seats.length
  return Math.min(LONGEST, Math.max(1, rounds))
}

/** Turns that each seat may expect to begin after this one. */
export function turnsToCome(s: State): number[] {
  const { seats, startingPlayer, turn, phase, ending } = s
  if (phase === 'scoring' || phase === 'over') return seats.map(() => 0)
  const placeOf = (seat: number) => (seat - startingPlayer + seats.length) % seats.length
  const place = phase === 'starting' ? -1 : placeOf(turn)
  const inRound = (seat: number) => Number(placeOf(seat) > place)
  if (ending === 'last') return seats.map((_, seat) => inRound(seat))
  const rounds = ending === 'triggered' ? 1 : roundsBeforeLast(s, place)
  return seats.map((_, seat) => rounds + inRound(seat))
}
