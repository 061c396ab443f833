/** What a table waits for, what it takes then, and that taking back undoes just what was done. */
import { describe, expect, test } from 'vitest'
import type { TableEvent } from '../../../src/games/facets/playing.ts'
import type { Game } from '../../../src/games/facets/facets.ts'
import { ALL, any, begunAt, fewestOf, GAMES, seatsOf, sizesOf, turnedUp, walk, walkLooking } from './games.ts'
import type { Stand } from './games.ts'

const LOOKS = 20

const WITHOUT_WORDS: TableEvent[] = [{ type: 'REVEAL' }, { type: 'NEXT' }, { type: 'SKIP' }]

/** What two of the seats may see, and what everybody may. */
const shownTo = ({ play }: Game, course: unknown) => [null, 0, 1].map((seat) => play.shown(course, seat))

const takes = ({ play }: Game, course: unknown, events: readonly TableEvent[]): string[] =>
  events.filter((event) => play.after(course, event) !== null).map(({ type }) => type)

const skipped = ({ play }: Game, course: unknown) =>
  play.waiting(course) === 'ceremony' ? play.after(course, { type: 'SKIP' }) : course

describe.each(GAMES)('$identity.id', (game) => {
  const { play, rules } = game

  test('takes at a decision what the rules allow, and nothing but that', () => {
    walkLooking(game, 11, LOOKS, ({ course }) => {
      if (play.waiting(course) !== 'decision') return
      const position = play.position(course)
      expect(play.asked(course)).not.toBeNull()
      expect(play.asked(course)).toBe(rules.asked(position))
      expect(play.result(course)).toBeNull()
      expect(takes(game, course, WITHOUT_WORDS)).toEqual([])
      for (const decision of rules.legal(position)) {
        expect(play.whyIllegal(course, decision)).toBeNull()
        expect(play.after(course, { type: 'DECIDE', decision })).not.toBeNull()
      }
    })
  })

  test('refuses at a decision what was allowed elsewhere in the game', () => {
    const elsewhere: unknown[] = []
    walk(game, fewestOf(game), 12, ({ course, random }) => {
      if (play.waiting(course) === 'decision') elsewhere.push(any(rules.legal(play.position(course)), random))
    })
    let refused = 0
    walkLooking(game, 13, LOOKS, ({ course }) => {
      if (play.waiting(course) !== 'decision') return
      const position = play.position(course)
      for (const decision of elsewhere) {
        const refusal = rules.whyIllegal(position, decision)
        expect(play.whyIllegal(course, decision)).toEqual(refusal)
        expect(play.after(course, { type: 'DECIDE', decision }) === null).toBe(refusal !== null)
        if (refusal) refused++
      }
    })
    expect(refused).toBeGreaterThan(20)
  })

  test('leaves a hand-over once the player is alone, and waits at none for who is alone anyway', () => {
    for (const players of sizesOf(game)) {
      const alone = seatsOf(players)
      walk(game, players, 14, (stand) => {
        const { course } = stand
        if (play.waiting(course) !== 'hand-over') return
        expect(takes(game, course, [{ type: 'NEXT' }, { type: 'SKIP' }, ...decisionsAt(stand)])).toEqual([])
        expect(play.waiting(play.after(course, { type: 'REVEAL' }))).toBe('decision')
        expect(play.waiting(play.after(course, { type: 'SIT', alone }))).toBe('decision')
        expect(play.waiting(play.open({ ...begunAt(stand), alone }))).toBe('decision')
      })
    }
  })

  test('tells a ceremony step by step or skips it to the same end', () => {
    for (const players of sizesOf(game))
      walk(game, players, 15, ({ course }) => {
        if (play.waiting(course) !== 'ceremony') return
        expect(play.shown(course, null).ceremony).not.toBeNull()
        expect(takes(game, course, [{ type: 'REVEAL' }])).toEqual([])
        const end = play.after(course, { type: 'SKIP' })
        expect(play.waiting(end)).not.toBe('ceremony')
        let told = course
        for (let step = 0; play.waiting(told) === 'ceremony' && step < 1000; step++)
          told = play.after(told, { type: 'NEXT' })
        expect(shownTo(game, told)).toEqual(shownTo(game, end))
      })
  })

  test('ends with a result that says what the points were, and takes nothing more', () => {
    for (const players of sizesOf(game)) {
      const { course } = walk(game, players, 16, () => {})
      expect(play.asked(course)).toBeNull()
      expect(takes(game, course, WITHOUT_WORDS)).toEqual([])
      expect(play.progress(course).points).toEqual(play.result(course)!.scores.map(({ total }) => total))
      expect(play.shown(course, null).ceremony).toBeNull()
    }
  })

  test('opened right after a decision it stands where it stood', () => {
    walkLooking(game, 17, LOOKS, (stand) => {
      const { course, random } = stand
      if (play.waiting(course) !== 'decision') return
      const next = play.after(course, { type: 'DECIDE', decision: any(rules.legal(play.position(course)), random) })
      const opened = play.open(begunAt({ ...stand, course: next }))
      const [again, before] = [opened, next].map((each) => turnedUp(game, skipped(game, revealed(game, each))))
      expect(shownTo(game, again)).toEqual(shownTo(game, before))
      expect(play.waiting(again)).toBe(play.waiting(before))
    })
  })

  test('takes back to what was shown before, or not at all', () => {
    let back = 0
    walkLooking(game, 18, LOOKS, ({ course, random }) => {
      if (play.waiting(course) !== 'decision') return
      const shown = shownTo(game, course)
      const decision = any(rules.legal(play.position(course)), random)
      const next = play.after(course, { type: 'DECIDE', decision })
      const taken = play.after(next, { type: 'TAKE_BACK', seats: ALL })
      expect(taken !== null).toBe(play.takeBack(next, ALL) !== null)
      expect(shownTo(game, course)).toEqual(shown)
      if (taken === null) return
      back++
      expect(shownTo(game, taken)).toEqual(shown)
      expect(play.entries(taken)).toEqual(play.entries(course))
      expect(play.pending(taken)).toEqual(play.pending(course))
    })
    expect(back).toBeGreaterThan(10)
  })

  test('takes back what one seat decided last, past the others', () => {
    let past = 0
    walkLooking(game, 23, LOOKS, ({ course, random }) => {
      if (play.waiting(course) !== 'decision') return
      const seat = play.asked(course)!
      let own = course
      let now: unknown = course
      for (let i = 0; i < 8 && play.waiting(now) === 'decision'; i++) {
        if (play.asked(now) === seat) own = now
        now = play.after(now, { type: 'DECIDE', decision: any(rules.legal(play.position(now)), random) })
      }
      const taken = play.after(now, { type: 'TAKE_BACK', seats: [seat] })
      expect(taken !== null).toBe(play.takeBack(now, [seat]) !== null)
      expect(play.takeBack(now, [])).toBeNull()
      if (taken === null) return
      if (play.asked(now) !== seat) past++
      expect(play.asked(taken)).toBe(seat)
      expect(play.entries(taken)).toEqual(play.entries(own))
      expect(play.pending(taken)).toEqual(play.pending(own))
    })
    expect(past).toBeGreaterThan(3)
  })

  test('takes back freely past whatever was turned up', () => {
    walkLooking(game, 29, LOOKS, ({ course, random }) => {
      if (play.waiting(course) !== 'decision') return
      const decision = any(rules.legal(play.position(course)), random)
      const next = play.after(course, { type: 'DECIDE', decision })
      const taken = play.after(next, { type: 'TAKE_BACK', seats: ALL, freely: true })
      expect(play.takeBack(next, ALL, true)).not.toBeNull()
      expect(play.position(taken)).toEqual(play.position(course))
      expect(play.entries(taken)).toEqual(play.entries(course))
      expect(play.pending(taken)).toEqual(play.pending(course))
    })
  })

  test('has nothing to take back at its beginning', () => {
    walk(game, fewestOf(game), 19, ({ course }) => {
      if (play.entries(course).length > 0 || play.pending(course).length > 0) return
      for (const freely of [false, true]) {
        expect(play.takeBack(course, ALL, freely)).toBeNull()
        expect(play.after(course, { type: 'TAKE_BACK', seats: ALL, freely })).toBeNull()
      }
    })
  })

  test('lets somebody else sit down at any time', () => {
    walkLooking(game, 20, LOOKS, ({ course }) => {
      const after = play.after(course, { type: 'SIT', alone: [] })
      expect(play.entries(after)).toEqual(play.entries(course))
      expect(play.shown(after, null).view).toEqual(play.shown(course, null).view)
      expect(shownTo(game, skipped(game, after))).toEqual(shownTo(game, skipped(game, course)))
    })
  })
})

const decisionsAt = ({ game: { play, rules }, course }: Stand): TableEvent[] =>
  rules.legal(play.position(course)).map((decision) => ({ type: 'DECIDE', decision }))

const revealed = ({ play }: Game, course: unknown) =>
  play.waiting(course) === 'hand-over' ? play.after(course, { type: 'REVEAL' }) : course
