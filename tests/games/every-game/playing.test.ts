/** A table takes just the events that it waits for, and taking back undoes just what was done. */
import { describe, expect, test } from 'vitest'
import type { TableEvent } from '../../../src/games/facets/playing.ts'
import type { Game } from '../../../src/games/facets/facets.ts'
import { ALL, any, begunAt, fewestOf, GAMES, seatsOf, sizesOf, turnedUp, walk, walkLooking } from './games.ts'
import type { Stand } from './games.ts'

const LOOKS = 20

const WITHOUT_WORDS: TableEvent[] = [{ type: 'REVEAL' }, { type: 'NEXT' }, { type: 'SKIP' }]

/** The views of two of the seats, and everybody's. */
const shownTo = ({ playing }: Game, course: unknown) => [null, 0, 1].map((seat) => playing.shown(course, seat))

const takes = ({ playing }: Game, course: unknown, events: readonly TableEvent[]): string[] =>
  events.filter((event) => playing.after(course, event) !== null).map(({ type }) => type)

const skipped = ({ playing }: Game, course: unknown) =>
  playing.waiting(course) === 'ceremony' ? playing.after(course, { type: 'SKIP' }) : course

describe.each(GAMES)('$identity.id', (game) => {
  const { playing, rules } = game

  test('takes at a decision what the rules allow, and nothing but that', () => {
    walkLooking(game, 11, LOOKS, ({ course }) => {
      if (playing.waiting(course) !== 'decision') return
      const position = playing.position(course)
      expect(playing.asked(course)).not.toBeNull()
      expect(playing.asked(course)).toBe(rules.asked(position))
      expect(playing.result(course)).toBeNull()
      expect(takes(game, course, WITHOUT_WORDS)).toEqual([])
      for (const decision of rules.legal(position)) {
        expect(playing.whyIllegal(course, decision)).toBeNull()
        expect(playing.after(course, { type: 'DECIDE', decision })).not.toBeNull()
      }
    })
  })

  test('refuses at a decision what was allowed elsewhere in the game', () => {
    const elsewhere: unknown[] = []
    walk(game, fewestOf(game), 12, ({ course, random }) => {
      if (playing.waiting(course) === 'decision') elsewhere.push(any(rules.legal(playing.position(course)), random))
    })
    let refused = 0
    walkLooking(game, 13, LOOKS, ({ course }) => {
      if (playing.waiting(course) !== 'decision') return
      const position = playing.position(course)
      for (const decision of elsewhere) {
        const refusal = rules.whyIllegal(position, decision)
        expect(playing.whyIllegal(course, decision)).toEqual(refusal)
        expect(playing.after(course, { type: 'DECIDE', decision }) === null).toBe(refusal !== null)
        if (refusal) refused++
      }
    })
    expect(refused).toBeGreaterThan(10)
  })

  test('leaves a hand-over once the player is alone, and waits at none for who is alone anyway', () => {
    for (const players of sizesOf(game)) {
      const alone = seatsOf(players)
      walk(game, players, 14, (stand) => {
        const { course } = stand
        if (playing.waiting(course) !== 'hand-over') return
        expect(takes(game, course, [{ type: 'NEXT' }, { type: 'SKIP' }, ...decisionsAt(stand)])).toEqual([])
        expect(playing.waiting(playing.after(course, { type: 'REVEAL' }))).toBe('decision')
        expect(playing.waiting(playing.after(course, { type: 'SIT', alone }))).toBe('decision')
        expect(playing.waiting(playing.open({ ...begunAt(stand), alone }))).toBe('decision')
      })
    }
  })

  test('tells a ceremony step by step or skips it to the same end', () => {
    for (const players of sizesOf(game))
      walk(game, players, 15, ({ course }) => {
        if (playing.waiting(course) !== 'ceremony') return
        expect(playing.shown(course, null).ceremony).not.toBeNull()
        expect(takes(game, course, [{ type: 'REVEAL' }])).toEqual([])
        const end = playing.after(course, { type: 'SKIP' })
        expect(playing.waiting(end)).not.toBe('ceremony')
        let told = course
        for (let step = 0; playing.waiting(told) === 'ceremony' && step < 1000; step++)
          told = playing.after(told, { type: 'NEXT' })
        expect(shownTo(game, told)).toEqual(shownTo(game, end))
      })
  })

  test('ends with a result that says what the points were, and takes nothing more', () => {
    for (const players of sizesOf(game)) {
      const { course } = walk(game, players, 16, () => {})
      expect(playing.asked(course)).toBeNull()
      expect(takes(game, course, WITHOUT_WORDS)).toEqual([])
      expect(playing.progress(course).points).toEqual(playing.result(course)!.scores.map(({ total }) => total))
      expect(playing.shown(course, null).ceremony).toBeNull()
    }
  })

  test('opened right after a decision it stands where it stood', () => {
    walkLooking(game, 17, LOOKS, (stand) => {
      const { course, random } = stand
      if (playing.waiting(course) !== 'decision') return
      const next = playing.after(course, {
        type: 'DECIDE',
        decision: any(rules.legal(playing.position(course)), random),
      })
      const opened = playing.open(begunAt({ ...stand, course: next }))
      const [again, before] = [opened, next].map((each) => turnedUp(game, skipped(game, revealed(game, each))))
      expect(shownTo(game, again)).toEqual(shownTo(game, before))
      expect(playing.waiting(again)).toBe(playing.waiting(before))
    })
  })

  test('takes back to what was shown before, or not at all', () => {
    let back = 0
    walkLooking(game, 18, LOOKS, ({ course, random }) => {
      if (playing.waiting(course) !== 'decision') return
      const shown = shownTo(game, course)
      const decision = any(rules.legal(playing.position(course)), random)
      const next = playing.after(course, { type: 'DECIDE', decision })
      const taken = playing.after(next, { type: 'TAKE_BACK', seats: ALL })
      expect(taken !== null).toBe(playing.takeBack(next, ALL) !== null)
      expect(shownTo(game, course)).toEqual(shown)
      if (taken === null) return
      back++
      expect(shownTo(game, taken)).toEqual(shown)
      expect(playing.entries(taken)).toEqual(playing.entries(course))
      expect(playing.pending(taken)).toEqual(playing.pending(course))
    })
    expect(back).toBeGreaterThan(10)
  })

  test('takes back what one seat decided last, past the others', () => {
    let past = 0
    walkLooking(game, 23, LOOKS, ({ course, random }) => {
      if (playing.waiting(course) !== 'decision') return
      const seat = playing.asked(course)!
      let own = course
      let now: unknown = course
      for (let i = 0; i < 8 && playing.waiting(now) === 'decision'; i++) {
        if (playing.asked(now) === seat) own = now
        now = playing.after(now, { type: 'DECIDE', decision: any(rules.legal(playing.position(now)), random) })
      }
      const taken = playing.after(now, { type: 'TAKE_BACK', seats: [seat] })
      expect(taken !== null).toBe(playing.takeBack(now, [seat]) !== null)
      expect(playing.takeBack(now, [])).toBeNull()
      if (taken === null) return
      if (playing.asked(now) !== seat) past++
      expect(playing.asked(taken)).toBe(seat)
      expect(playing.entries(taken)).toEqual(playing.entries(own))
      expect(playing.pending(taken)).toEqual(playing.pending(own))
    })
    expect(past).toBeGreaterThan(3)
  })

  test('takes back freely past whatever was turned up', () => {
    walkLooking(game, 29, LOOKS, ({ course, random }) => {
      if (playing.waiting(course) !== 'decision') return
      const decision = any(rules.legal(playing.position(course)), random)
      const next = playing.after(course, { type: 'DECIDE', decision })
      const taken = playing.after(next, { type: 'TAKE_BACK', seats: ALL, freely: true })
      expect(playing.takeBack(next, ALL, true)).not.toBeNull()
      expect(playing.position(taken)).toEqual(playing.position(course))
      expect(playing.entries(taken)).toEqual(playing.entries(course))
      expect(playing.pending(taken)).toEqual(playing.pending(course))
    })
  })

  test('has nothing to take back at its beginning', () => {
    walk(game, fewestOf(game), 19, ({ course }) => {
      if (playing.entries(course).length > 0 || playing.pending(course).length > 0) return
      for (const freely of [false, true]) {
        expect(playing.takeBack(course, ALL, freely)).toBeNull()
        expect(playing.after(course, { type: 'TAKE_BACK', seats: ALL, freely })).toBeNull()
      }
    })
  })

  test('lets somebody else sit down at any time', () => {
    walkLooking(game, 20, LOOKS, ({ course }) => {
      const after = playing.after(course, { type: 'SIT', alone: [] })
      expect(playing.entries(after)).toEqual(playing.entries(course))
      expect(playing.shown(after, null).view).toEqual(playing.shown(course, null).view)
      expect(shownTo(game, skipped(game, after))).toEqual(shownTo(game, skipped(game, course)))
    })
  })
})

const decisionsAt = ({ game: { playing, rules }, course }: Stand): TableEvent[] =>
  rules.legal(playing.position(course)).map((decision) => ({ type: 'DECIDE', decision }))

const revealed = ({ playing }: Game, course: unknown) =>
  playing.waiting(course) === 'hand-over' ? playing.after(course, { type: 'REVEAL' }) : course
