/** The seat whose pit is in sight. */
import { expect, test } from 'vitest'
import { seatInSight } from '../../../../../src/renderer/games/coal-baron/board-state/seat-in-sight.ts'
import type { CoalBaronTable } from '../../../../../src/renderer/games/coal-baron/board-state/envelopes.ts'

type Space = Extract<CoalBaronTable['log'][number], { type: 'turn' }>['space']

/** Mike among two bots; Lucy, the first of them, was the last to move. */
const lucyWasAt = (space: Space, waiting: CoalBaronTable['waiting'] = 'decision') =>
  ({
    waiting,
    players: ['human', 'bot:digger', 'bot:digger'].map((control) => ({ name: '', color: 'red', control })),
    view: { turn: 0, startingPlayer: 0, phase: 'place' },
    log: [{ type: 'turn', seat: 1, space }],
  }) as unknown as CoalBaronTable

test('while a bot’s mining is on show it is seen on the bot’s own pit', () => {
  expect(seatInSight(lucyWasAt('mining-6'), 1)).toBe(1)
  expect(seatInSight(lucyWasAt('mining-6'), null)).toBe(0)
})

test('any other turn of a bot leaves a single person their own pit', () => {
  expect(seatInSight(lucyWasAt('money-4'), 1)).toBe(0)
})

test('an earlier position shows the pit of the player who moved there', () => {
  expect(seatInSight(lucyWasAt('money-4', 'finished'))).toBe(1)
})
