/** How long the moves of bots are on show, by the chart's own clock. */
import { setImmediate as breathe } from 'node:timers/promises'
import { SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import type { Settings } from '../../../../src/contract/api.ts'
import { THINKS_HERE } from '../../../support/thinks-here.ts'
import { WEAK_BOT } from '../../../support/games.ts'
import { FEW, PAGE, parlour } from '../../bots/parlour.ts'

/** Milliseconds that the clock goes forward at a time. */
const TICK = 100

/** Milliseconds for which each of the first moves at a table of these players is on show. */
async function timesOnShow(speed: Settings['speed'], moves: number, ...controls: string[]): Promise<number[]> {
  const clock = new SimulatedClock()
  const room = await parlour({ speed, clock, pool: THINKS_HERE, limits: FEW })
  const { id } = room.begin(...controls)
  const times: number[] = []
  let shown: number | null = null
  let since = 0
  while (times.length < moves) {
    for (let i = 0; i < 5; i++) await breathe()
    const now = room.bots.attend({ id, page: PAGE }).shown
    if (now !== shown && shown !== null) times.push(clock.now() - since)
    if (now !== shown) [shown, since] = [now, clock.now()]
    clock.increment(speed === 'instant' ? 0 : TICK)
  }
  return times
}

test.each([
  ['slow', 3600],
  ['normal', 2000],
  ['fast', 800],
  ['instant', 0],
] as const)('at the pace %s each bot’s move is on show for %i ms', async (speed, time) => {
  expect(await timesOnShow(speed, 4, WEAK_BOT, WEAK_BOT, WEAK_BOT)).toEqual([time, time, time, time])
})

test('the last one before a person’s turn stays as long, and then no longer', async () => {
  expect(await timesOnShow('normal', 1, 'human', WEAK_BOT)).toEqual([2000])
})
