import { describe, expect, test } from 'vitest'
import type { TableSummary } from '../../../src/contract/api.ts'
import type { Identity } from '../../../src/games/facets/identity.ts'
import * as seating from '../../../src/renderer/app/seats.ts'

const names = (seats: seating.Seat[]) => seats.map(({ name }) => name)
const colors = (seats: seating.Seat[]) => seats.map(({ color }) => color)
const numbered = (number: number) => `Player ${number}`

const IDENTITY: Identity = {
  id: 'toy',
  seats: { fewest: 2, most: 4 },
  colors: ['red', 'blue', 'green', 'cream'],
  options: {},
  points: { least: 0, most: 100 },
  levels: ['foreman'],
  titles: ['toy'],
  listing: null,
}

const person = (name: string, color: string) => ({ name, color })
const PEOPLE = [person('Mike', 'red'), person('Lucy', 'blue'), person('George', 'blue')]

const lastTable = (...players: [string, string][]): TableSummary => ({
  id: 'a',
  game: 'toy',
  mode: 'digital',
  players: players.map(([name, color]) => ({ name, color, control: 'human' })),
  startedAt: '2026-11-20T10:00:00.000Z',
  touchedAt: '2026-11-20T10:00:00.000Z',
  finishedAt: null,
  progress: { key: 'round', params: { round: 1 } },
  moves: 9,
  turn: 0,
  points: players.map(() => 0),
  winners: null,
})

describe('a new game begins with', () => {
  test('the people of the last table in their seats and colours', () => {
    const last = lastTable(['Lucy', 'green'], ['Anna', 'cream'], ['Mike', 'red'])
    const seats = seating.defaultSeats(
      IDENTITY,
      [last, lastTable(['Mike', 'red'], ['George', 'blue'])],
      PEOPLE,
      numbered,
    )
    expect(names(seats)).toEqual(['Lucy', 'Anna', 'Mike'])
    expect(colors(seats)).toEqual(['green', 'cream', 'red'])
  })

  test('else the latest two people', () => {
    expect(names(seating.defaultSeats(IDENTITY, [], PEOPLE, numbered))).toEqual(['Mike', 'Lucy'])
  })

  test('else two who have no names yet', () => {
    const seats = seating.defaultSeats(IDENTITY, [], [], numbered)
    expect(names(seats)).toEqual(['Player 1', 'Player 2'])
    expect(new Set(colors(seats)).size).toBe(2)
  })

  test('a person against the weakest bot where nobody has ever played', () => {
    const levelName = (control: string) => (control === 'human' ? null : 'Foreman')
    const first = (identity: Identity, people = PEOPLE.slice(0, 0)) =>
      seating.firstSeats(identity, { tables: [], people }, numbered, levelName)
    const controls = (seats: seating.Seat[]) => seats.map(({ control }) => control)
    const newcomers = first(IDENTITY)
    expect([names(newcomers), controls(newcomers)]).toEqual([
      ['Player 1', 'Foreman'],
      ['human', 'bot:foreman'],
    ])
    expect(names(first({ ...IDENTITY, levels: [] }))).toEqual(['Player 1', 'Player 2'])
    expect(names(first(IDENTITY, PEOPLE))).toEqual(['Mike', 'Lucy'])
  })

  test('as many as the game takes, three at least where it needs three', () => {
    const last = lastTable(['Mike', 'red'], ['Lucy', 'blue'], ['Anna', 'cream'], ['George', 'green'], ['Ida', 'violet'])
    expect(names(seating.defaultSeats(IDENTITY, [last], [], numbered))).toEqual(['Mike', 'Lucy', 'Anna', 'George'])
    const three = { ...IDENTITY, seats: { fewest: 3, most: 5 } }
    expect(names(seating.defaultSeats(three, [lastTable(['Mike', 'red'])], [], numbered))).toEqual([
      'Mike',
      'Player 2',
      'Player 3',
    ])
  })

  test('colours that are all different and can be chosen, whatever colours people had', () => {
    const seats = seating.defaultSeats(IDENTITY, [lastTable(['Mike', 'violet'], ['Lucy', 'violet'])], PEOPLE, numbered)
    expect(colors(seats)).toEqual(['red', 'blue'])
  })
})

describe('a seat', () => {
  const two = seating.defaultSeats(IDENTITY, [], PEOPLE, numbered)

  test('is added for the next person known, in his colour where that is free', () => {
    const three = seating.withSeatAdded(IDENTITY, two, PEOPLE, 'Player 3')
    expect(names(three)).toEqual(['Mike', 'Lucy', 'George'])
    expect(colors(three)).toEqual(['red', 'blue', 'green'])
  })

  test('is offered no colour that the game has no pieces of', () => {
    const known = [...PEOPLE.slice(0, 2), person('Anna', 'violet')]
    expect(colors(seating.withSeatAdded(IDENTITY, two, known, 'Player 3'))).toEqual(['red', 'blue', 'green'])
  })

  test('is added under a number where nobody else is known', () => {
    const known = PEOPLE.slice(0, 2)
    expect(names(seating.withSeatAdded(IDENTITY, two, known, 'Player 3'))).toEqual(['Mike', 'Lucy', 'Player 3'])
  })

  test('that takes a colour gives its own to whoever had it', () => {
    expect(colors(seating.withColor(two, 0, 'blue'))).toEqual(['blue', 'red'])
    expect(colors(seating.withColor(two, 0, 'cream'))).toEqual(['cream', 'blue'])
  })

  test.each([
    [0, 2, ['Lucy', 'George', 'Mike']],
    [2, 0, ['George', 'Mike', 'Lucy']],
    [1, 1, ['Mike', 'Lucy', 'George']],
  ])('moves from %i to %i and the others close up', (from, to, order) => {
    const three = seating.withSeatAdded(IDENTITY, two, PEOPLE, 'Player 3')
    expect(names(seating.withSeatMoved(three, from, to))).toEqual(order)
  })
})

describe('a seat given to', () => {
  const two = seating.defaultSeats(IDENTITY, [], PEOPLE, numbered)
  const names = { level: 'Foreman', people: PEOPLE, fallback: 'Player 1' }

  test('a bot is called like its level, numbered where another is', () => {
    const one = seating.withControl(two, 0, 'bot:foreman', names)
    expect(one.map(({ name, control }) => [name, control])).toEqual([
      ['Foreman', 'bot:foreman'],
      ['Lucy', 'human'],
    ])
    expect(seating.withControl(one, 1, 'bot:foreman', names)[1].name).toBe('Foreman 2')
  })

  test('a name that somebody typed stays, whoever plays', () => {
    const typed = seating.withName(two, 0, 'Grandma')
    const bot = seating.withControl(typed, 0, 'bot:foreman', names)
    expect(bot[0]).toMatchObject({ name: 'Grandma', control: 'bot:foreman' })
    expect(seating.withControl(bot, 0, 'human', { ...names, level: null })[0].name).toBe('Grandma')
  })

  test('another game is called like that game’s level, unless somebody typed the name', () => {
    const seats = [
      ...['Foreman', 'Foreman 2', 'Grandma'].map((name, key) => ({ key, name, color: 'red', control: 'bot:foreman' })),
      { key: 3, name: 'Foreman 3', color: 'red', control: 'bot:foreman', isTyped: true as const },
      { key: 4, name: 'Engineer', color: 'red', control: 'human' },
    ]
    const inGame = (...levels: string[]) =>
      seating.withLevelNames(seats, (control) => (control === 'human' ? [] : levels))
    expect(inGame('Engineer', 'Foreman', 'Engineer').map(({ name }) => name)).toEqual([
      'Engineer 2',
      'Engineer 3',
      'Grandma',
      'Foreman 3',
      'Engineer',
    ])
    expect(inGame('Foreman', 'Foreman', 'Engineer')).toEqual(seats)
  })

  test('a person is called like one who has no seat yet', () => {
    const bot = seating.withControl(two, 1, 'bot:foreman', names)
    const back = seating.withControl(bot, 1, 'human', { ...names, level: null })
    expect(back[1]).toMatchObject({ name: 'Lucy', control: 'human', color: 'blue' })
    const unknown = seating.withControl(bot, 1, 'human', { level: null, people: [], fallback: 'Player 2' })
    expect(unknown[1].name).toBe('Player 2')
  })
})

test('a new game seats bots as they sat last, but none of a level that is not known', () => {
  const last = lastTable(['Mike', 'red'], ['Foreman', 'blue'], ['Wizard', 'green'])
  const players = last.players.map((player, i) => ({ ...player, control: ['human', 'bot:foreman', 'bot:wizard'][i] }))
  const seats = seating.defaultSeats(IDENTITY, [{ ...last, players }], PEOPLE, numbered)
  expect(seats.map(({ control }) => control)).toEqual(['human', 'bot:foreman', 'human'])
})

test('names that are empty or taken are wrong, also in other letters or with spaces', () => {
  const seats = ['Mike', '  ', ' mike '].map((name, key) => ({ key, name, color: 'red', control: 'human' }))
  expect(seating.nameProblems(seats)).toEqual([null, 'empty', 'same'])
})
