import { describe, expect, test } from 'vitest'
import { workerUseOf } from '../../../../src/games/coal-baron/rules/worker-use.ts'
import { deal, decisionsOf, logOf, replay, setupOf } from '../../../../src/games/coal-baron/index.ts'
import { pointsAt, positionsOf } from '../../../../src/games/coal-baron/rules/positions.ts'
import { golden } from '../support/golden.ts'

const GAMES = ['2-players', '3-players', '4-players', 'tie-broken-by-marks']

describe.each(GAMES)('the positions of %s', (name) => {
  const record = golden(name)
  const positions = positionsOf(setupOf(record), record.moves)

  test('are one for each decision, and the start', () => {
    expect(positions).toHaveLength(1 + record.moves.flatMap(decisionsOf).length)
  })

  test('between moves are those of a replay so far', () => {
    for (const { moves, part, state } of positions.filter((position) => position.part === 0)) {
      expect(part).toBe(0)
      expect(state).toEqual(replay(deal(setupOf(record)), record.moves.slice(0, moves)).state)
    }
  })

  test('end with the result', () => {
    const { scores } = record.result!
    expect(pointsAt(positions[positions.length - 1])).toEqual(scores.map(({ total }) => total))
  })

  test('tell of a log whose use of workers adds up', () => {
    const workerUse = workerUseOf(
      logOf(deal(setupOf(record)), record.moves, positions[positions.length - 1].state),
      record.players.length,
    )
    const sum = (of: (each: (typeof workerUse)[number]) => number) => workerUse.reduce((all, each) => all + of(each), 0)
    expect(sum(({ ousted }) => ousted)).toBe(sum(({ lost }) => lost))
    const places = record.moves.filter((move) => 'place' in move)
    expect(sum(({ bankVisits }) => bankVisits)).toBe(places.filter(({ place }) => place === 'bank').length)
    expect(sum(({ stepsGranted }) => stepsGranted)).toBe(
      places.reduce((all, { place }) => all + (place.startsWith('mining') ? Number(place.slice(7)) : 0), 0),
    )
    const steps = places.flatMap((move) => move.steps ?? [])
    expect(sum(({ stepsUsed }) => stepsUsed)).toBe(
      steps.reduce((all, step) => all + ('with' in step ? step.with.length : 1), 0),
    )
    expect(sum(({ cubesLoaded }) => cubesLoaded)).toBe(steps.filter((step) => 'load' in step).length)
    for (const { stepsUsed, stepsGranted } of workerUse) expect(stepsUsed).toBeLessThanOrEqual(stepsGranted)
    const workers = { 2: 54, 3: 45, 4: 39 }[record.players.length]
    for (const { workers: by } of workerUse) expect(Object.values(by).reduce((a, b) => a + b)).toBe(workers)
  })
})
