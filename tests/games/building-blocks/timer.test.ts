import { describe, expect, test } from 'vitest'
import { newTimer, reseated, seatTime, timedFor, timeLeft, turnTime } from '../../../src/games/building-blocks/timer.ts'

describe('the timer of a table that says itself whose turn it is', () => {
  const begun = timedFor(newTimer(3, 0, 60), 0, true, 1000)

  test('counts while the player thinks, and stands still while nobody does', () => {
    expect(turnTime(begun, 4000)).toBe(3000)
    const still = timedFor(begun, null, false, 4000)
    expect([still.seat, turnTime(still, 9000)]).toEqual([0, 3000])
    expect(turnTime(timedFor(still, 0, true, 9000), 9500)).toBe(3500)
  })

  test('gives each turn its time, and each seat the sum of its turns', () => {
    const next = timedFor(begun, 2, true, 6000)
    expect([seatTime(next, 0, 8000), seatTime(next, 1, 8000), seatTime(next, 2, 8000)]).toEqual([5000, 0, 2000])
    const again = timedFor(next, 0, true, 8000)
    expect([turnTime(again, 9000), seatTime(again, 0, 9000), timeLeft(again, 9000)]).toEqual([1000, 6000, 59_000])
  })

  test('counts nothing for a turn of a player who doesn’t think, such as a bot’s', () => {
    const bot = timedFor(begun, 1, false, 3000)
    expect([seatTime(bot, 0, 9000), seatTime(bot, 1, 9000)]).toEqual([2000, 0])
  })
})

describe('players who change seats', () => {
  const timer = { ...newTimer(3, 0, 60), seat: 1, used: [10, 20, 30], turn: 5, since: 100 }

  test('take their times with them', () => {
    expect(reseated(timer, [2, null, 1], 0)).toEqual({ ...timer, seat: 2, used: [30, 0, 20] })
  })

  test('leave the turn to the starting player where it was theirs', () => {
    expect(reseated(timer, [2, 0], 1)).toEqual({ limit: 60, seat: 1, used: [30, 10], turn: 0, since: null })
  })
})
