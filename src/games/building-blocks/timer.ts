/**
 * The timer at the table: of each turn, and of all turns since it was last reset. Times are milliseconds; `now` always
 * comes from the caller.
 */
import type { SeatsBefore } from './seating.ts'

export interface Timer {
  /** Seconds that a turn may take; null for as long as it takes. */
  limit: number | null
  /** The seat on turn. */
  seat: number
  /** Time that each seat used since the last reset, in its turns before this one. */
  used: number[]
  /** Time taken by this turn before the timer was last started. */
  turn: number
  /** The time of the last start; null while the timer stands still. */
  since: number | null
}

export type TimerAct = 'start' | 'pause' | 'next' | 'back' | 'restart'

export const LIMITS_OF_A_TURN: readonly (number | null)[] = [null, 30, 60, 90, 120, 180, 300]

/** Returns a timer at its beginning, not running. */
export const newTimer = (seats: number, starter: number, limit: number | null = null): Timer => ({
  limit,
  seat: starter,
  used: Array<number>(seats).fill(0),
  turn: 0,
  since: null,
})

export const turnTime = ({ turn, since }: Timer, now: number): number =>
  turn + (since === null ? 0 : Math.max(0, now - since))

/** All turns of a seat together. */
export const seatTime = (timer: Timer, seat: number, now: number): number =>
  (timer.used[seat] ?? 0) + (seat === timer.seat ? turnTime(timer, now) : 0)

/** All turns together. */
export const spanTime = (timer: Timer, now: number): number =>
  timer.used.reduce((sum, used) => sum + used, turnTime(timer, now))

/** Time left for the turn, negative when it is over; null without a limit. */
export const timeLeft = (timer: Timer, now: number): number | null =>
  timer.limit === null ? null : timer.limit * 1000 - turnTime(timer, now)

/** The timer after something was done to it; `starter` has the first turn when it is begun anew. */
export function timed(timer: Timer, act: TimerAct, now: number, starter: number): Timer {
  switch (act) {
    case 'start':
      return { ...timer, since: timer.since ?? now }
    case 'pause':
      return { ...timer, turn: turnTime(timer, now), since: null }
    case 'next':
      return turnOf(timer, 1, now)
    case 'back':
      return turnOf(timer, -1, now)
    case 'restart':
      return newTimer(timer.used.length, starter, timer.limit)
  }
}

/** The timer of a table that says itself whose turn it is, if anybody's; it runs only while that player `thinks`. */
export function timedFor(timer: Timer, seat: number | null, thinks: boolean, now: number): Timer {
  const onTurn = seat === null || seat === timer.seat ? timer : turnTo(timer, seat, now)
  return timed(onTurn, thinks ? 'start' : 'pause', now, 0)
}

/** Starts the turn of the next seat clockwise (`1`) or anticlockwise (`-1`). */
function turnOf(timer: Timer, places: 1 | -1, now: number): Timer {
  const seats = timer.used.length
  return turnTo(timer, (timer.seat + places + seats) % seats, now)
}

/** A new turn; the timer keeps running if it ran. */
function turnTo(timer: Timer, seat: number, now: number): Timer {
  const used = timer.used.map((time, each) => (each === timer.seat ? time + turnTime(timer, now) : time))
  return { ...timer, seat, used, turn: 0, since: timer.since === null ? null : now }
}

/**
 * Returns the timer of a table whose players changed seats. If the player on turn has left, it stands still at the
 * starter's turn.
 */
export function reseated(timer: Timer, before: SeatsBefore, starter: number): Timer {
  const used = before.map((was) => (was === null ? 0 : (timer.used[was] ?? 0)))
  const seat = before.indexOf(timer.seat)
  return seat < 0 ? { ...newTimer(used.length, starter, timer.limit), used } : { ...timer, used, seat }
}
