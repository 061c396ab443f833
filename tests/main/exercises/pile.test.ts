/** When exercises come: a simulated year of one person, with a clock of its own. */
import { describe, expect, test } from 'vitest'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import { dayAt, daysAfter, daysBetween } from '../../../src/main/exercises/days.ts'
import { chanceForgotten, intervalAfter } from '../../../src/main/exercises/memory.ts'
import {
  answered,
  dayOf,
  MOST_A_DAY,
  mayBeEasy,
  repeated,
  streakOf,
  today,
  type Scheduled,
} from '../../../src/main/exercises/pile.ts'
import type { ExerciseGrade } from '../../../src/games/facets/exercise.ts'

const fresh = (seen: string, weight = 1): Scheduled => ({ seen, weight, history: [], due: null, state: 'open' })
const at = (time: string): Date => new Date(time)
function noon(day: string): Date {
  const date = at(`${day}T00:00:00`)
  date.setHours(12)
  return date
}

const FIRST = '2026-01-01'
const GAMES = 400

interface Year {
  /** Exercises answered for the first time on each day. */
  done: Map<string, number>
  /** The days that each exercise came after it was due, in the order of the answers. */
  late: { day: string; days: number }[]
  pile: Scheduled[]
}

/**
 * Plays four hundred games in a year and practises every day that `isPractised` says, with the clock that `clockOn` shows. Two
 * answers of ten are wrong, as the seed says.
 */
function year(seed: number, isPractised: (day: number) => boolean, clockOn = (day: number) => day): Year {
  const random = seeded(seed)
  const done = new Map<string, number>()
  const late: Year['late'] = []
  const pile: Scheduled[] = []
  for (let day = 0; day < 365; day++) {
    const games = Math.floor((GAMES * (day + 1)) / 365) - Math.floor((GAMES * day) / 365)
    for (let game = 0; game < games * random.below(5); game++)
      pile.push(fresh(`${day}-${game}`, 1 + random.below(10) / 4))
    if (!isPractised(day)) continue
    const now = today(pile, noon(daysAfter(FIRST, clockOn(day))))
    for (let { left } = dayOf(pile, now); left.length > 0; left = dayOf(pile, now).left)
      for (const chosen of left) {
        const isRepeated = chosen.history.at(-1)?.day === now
        if (!isRepeated) done.set(now, (done.get(now) ?? 0) + 1)
        if (!isRepeated && chosen.due !== null) late.push({ day: now, days: daysBetween(chosen.due, now) })
        const grade: ExerciseGrade = random.below(10) < 2 ? 'again' : random.below(4) === 0 ? 'hard' : 'good'
        Object.assign(chosen, isRepeated ? { history: repeated(chosen) } : answered(chosen, now, grade, pile))
      }
  }
  return { done, late, pile }
}

const most = ({ done }: Year) => Math.max(...done.values())

describe('a year with four hundred games', () => {
  test('never has more than twenty exercises a day, and each comes when it is due or the day after', () => {
    const always = year(1, () => true)
    expect(most(always)).toBe(MOST_A_DAY)
    expect(Math.max(...always.late.map(({ days }) => days))).toBeLessThanOrEqual(1)
    expect(Math.min(...always.late.map(({ days }) => days))).toBeGreaterThanOrEqual(0)
    expect(always.pile.filter(({ state }) => state === 'sits').length).toBeGreaterThan(100)
  })

  test('goes on with twenty a day after weeks without practice, and has caught up later', () => {
    const away = year(2, (day) => day < 100 || day >= 121)
    expect(most(away)).toBe(MOST_A_DAY)
    const back = daysAfter(FIRST, 121)
    expect(away.late.filter(({ day }) => day === back)).toHaveLength(MOST_A_DAY)
    const settled = away.late.filter(({ day }) => day > daysAfter(back, 60))
    expect(Math.max(...settled.map(({ days }) => days))).toBeLessThanOrEqual(1)
  })

  test('repeats nothing and loses nothing where the clock is set back for some days', () => {
    const wrong = year(
      3,
      () => true,
      (day) => (day >= 200 && day < 203 ? day - 10 : day),
    )
    expect(most(wrong)).toBe(MOST_A_DAY)
    for (const { history } of wrong.pile) {
      const days = history.map(({ day }) => day)
      expect(days).toEqual([...new Set(days)].toSorted())
    }
    const settled = wrong.late.filter(({ day }) => day > daysAfter(FIRST, 230))
    expect(Math.max(...settled.map(({ days }) => days))).toBeLessThanOrEqual(1)
  })
})

test('the same day again gives the same plan', () => {
  expect(year(4, (day) => day < 30).pile).toEqual(year(4, (day) => day < 30).pile)
})

test('a day begins at four in the morning, by the clock of the machine', () => {
  expect(dayAt(at('2026-11-20T03:59:00'))).toBe('2026-11-19')
  expect(dayAt(at('2026-11-20T04:00:00'))).toBe('2026-11-20')
  expect(dayAt(at('2026-01-01T02:00:00'))).toBe('2025-12-31')
})

test('due ones come before new ones, and among them what is dearest and most likely forgotten', () => {
  const long = answered(fresh('long', 1), '2026-10-01', 'good', [])
  const short = answered(fresh('short', 1), '2026-11-10', 'good', [])
  const dear = answered(fresh('dear', 9), '2026-11-10', 'good', [])
  const pile = [
    fresh('cheap', 2),
    fresh('new', 9),
    { ...fresh('short'), ...short },
    { ...fresh('long'), ...long },
    { ...fresh('dear', 9), ...dear },
  ]
  const { left } = dayOf(pile, '2026-11-20')
  expect(left.map(({ seen }) => seen)).toEqual(['dear', 'long', 'short', 'new', 'cheap'])
})

test('what was not found comes once more at the end of the day, and again on the next', () => {
  const pile = [fresh('a', 3), fresh('b', 2)]
  const missed = { ...pile[0], ...answered(pile[0], '2026-11-20', 'again', pile) }
  expect(dayOf([missed, pile[1]], '2026-11-20').left.map(({ seen }) => seen)).toEqual(['b', 'a'])
  expect(missed.due).toBe('2026-11-21')
  const shown = { ...missed, history: repeated(missed) }
  expect(dayOf([shown, pile[1]], '2026-11-20').left.map(({ seen }) => seen)).toEqual(['b'])
  expect(dayOf([shown, pile[1]], '2026-11-21').left.map(({ seen }) => seen)).toEqual(['a', 'b'])
})

test('another grade for the same day takes the place of the first', () => {
  const one = fresh('a')
  const missed = { ...one, ...answered(one, '2026-11-20', 'again', [one]) }
  const found = answered(missed, '2026-11-20', 'good', [missed])
  expect(found).toEqual(answered(one, '2026-11-20', 'good', [one]))
})

test('easy is offered where it was found at once three times running', () => {
  const history = (...grades: ExerciseGrade[]) => ({
    history: grades.map((grade, at) => ({ day: `2026-11-${20 + at}`, grade })),
  })
  expect(mayBeEasy(history('good', 'easy', 'good'))).toBe(true)
  expect(mayBeEasy(history('again', 'good', 'good'))).toBe(false)
  expect(mayBeEasy(history('good', 'good'))).toBe(false)
})

test('an exercise sits once its next time would be a hundred and twenty days away', () => {
  let one = fresh('a')
  let last = 0
  for (let day = '2026-01-01'; one.state === 'open'; day = one.due!) {
    last = one.due === null ? 0 : daysBetween(one.history.at(-1)!.day, one.due)
    one = { ...one, ...answered(one, day, 'good', []) }
  }
  expect(last).toBeLessThan(120)
  expect(intervalAfter('a', one.history)).toBeGreaterThanOrEqual(120)
  expect(dayOf([one], '2030-01-01').left).toEqual([])
})

test('a plan goes to the next day where twenty are due already', () => {
  const others = Array.from({ length: MOST_A_DAY }, (_, i) => ({ ...fresh(`${i}`), due: '2026-11-21' }))
  expect(answered(fresh('a'), '2026-11-20', 'again', others).due).toBe('2026-11-22')
  const dropped = others.map((each, i) => (i === 0 ? { ...each, state: 'dropped' as const } : each))
  expect(answered(fresh('a'), '2026-11-20', 'again', dropped).due).toBe('2026-11-21')
})

test('the chance of having forgotten grows from nothing to certainty before the first answer', () => {
  const { history } = answered(fresh('a'), '2026-11-20', 'good', [])
  const chances = ['2026-11-20', '2026-11-25', '2027-02-20'].map((day) => chanceForgotten('a', history, day))
  expect(chances).toEqual(chances.toSorted())
  expect(chances[0]).toBeLessThan(0.01)
  expect(chanceForgotten('a', [], '2026-11-20')).toBe(1)
})

test('a streak counts days in a row, and today only once there was practice', () => {
  const of = (...days: string[]) => [{ ...fresh('a'), history: days.map((day) => ({ day, grade: 'good' as const })) }]
  expect(streakOf(of('2026-11-18', '2026-11-19'), '2026-11-20')).toBe(2)
  expect(streakOf(of('2026-11-18', '2026-11-19', '2026-11-20'), '2026-11-20')).toBe(3)
  expect(streakOf(of('2026-11-17'), '2026-11-20')).toBe(0)
})
