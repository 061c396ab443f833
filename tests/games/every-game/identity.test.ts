import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { colorWord } from '../../../src/games/building-blocks/shared-schemas.ts'
import { GAMES, sizesOf } from './games.ts'

test('every game has an id of its own', () => {
  expect(new Set(GAMES.map(({ identity }) => identity.id)).size).toBe(GAMES.length)
})

describe.each(GAMES)('$identity.id', (game) => {
  const { identity, thinking, wire, scoreSheet } = game

  test('has an id that may stand in records and file names', () => {
    expect(identity.id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  test('has as many colours as seats, each once', () => {
    expect(identity.seats.fewest).toBeGreaterThan(0)
    expect(identity.seats.most).toBeGreaterThanOrEqual(identity.seats.fewest)
    expect(identity.colors.length).toBeGreaterThanOrEqual(identity.seats.most)
    expect(new Set(identity.colors).size).toBe(identity.colors.length)
    for (const color of identity.colors) expect(v.is(colorWord, color), color).toBe(true)
  })

  test('takes its own options', () => {
    expect(v.is(wire.options, identity.options)).toBe(true)
    expect(v.is(wire.options, { ...identity.options, extra: 1 })).toBe(false)
  })

  test('has the levels of its bots, each with a budget for every number of players', () => {
    const levels = thinking?.levels ?? []
    expect(levels.map(({ name }) => name)).toEqual(identity.levels)
    if (thinking) expect(identity.levels).toContain(thinking.usual)
    for (const level of levels)
      for (const players of sizesOf(game)) expect(level.iterations[players], level.name).toBeGreaterThanOrEqual(0)
  })

  test('sends what it can do, and nothing of what it can’t', () => {
    expect(wire.thinking !== undefined).toBe(thinking !== undefined)
    expect(wire.sheet !== undefined).toBe(scoreSheet !== undefined)
  })
})
