import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decisionsOf, legalMoves, reveals } from '../../../../../src/games/coal-baron/index.ts'
import type { Decision, State } from '../../../../../src/games/coal-baron/index.ts'
import { pendingSteps, takeBackOf } from '../../../../../src/games/coal-baron/rules/machine.ts'
import { waitingFor } from '../../../../../src/games/facets/machine.ts'
import type { CoalBaronSnapshot } from '../../../../../src/games/coal-baron/rules/machine.ts'
import { seeded } from '../../../../../src/games/building-blocks/random.ts'
import { SLOW_MACHINE, anyEvent, deciding, innermostState, opened, sent, shuffledSetup, skipped } from './chart.ts'

const ALL = [0, 1, 2, 3]
const TAKE_BACK = { type: 'TAKE_BACK', seats: ALL } as const

const setup = shuffledSetup(2, seeded(7))

/** A game of two after the draft, the first order on offer taken each time. */
function drafted(): CoalBaronSnapshot {
  let now = opened(setup)
  while (now.matches('draft')) now = sent(now, ...deciding(legalMoves(now.context.state)[0]))
  return now
}

const decisionsIn = ({ context: { entries, pending } }: CoalBaronSnapshot): Decision[] => [
  ...entries.flatMap(decisionsOf),
  ...pending,
]

describe('taking back', () => {
  it('drops the last work step, then the one before, then the placement', () => {
    const start = drafted()
    const mining = sent(start, ...deciding({ place: 'mining-6' }, { cage: 2 }, { load: 'B' }))
    expect(takeBackOf(mining.context, ALL)).toBe('step')
    const one = sent(mining, TAKE_BACK)
    expect(pendingSteps(one.context)).toEqual([{ cage: 2 }])
    const none = sent(one, TAKE_BACK)
    expect([innermostState(none), pendingSteps(none.context), takeBackOf(none.context, ALL)]).toEqual([
      'shift.mining',
      [],
      'placement',
    ])
    const back = sent(none, TAKE_BACK)
    expect(back.context.state).toEqual(start.context.state)
    expect(back.value).toEqual(start.value)
  })

  it('of the end of mining returns into mining with its steps', () => {
    const mining = sent(drafted(), ...deciding({ place: 'mining-6' }, { cage: 2 }, { load: 'B' }))
    const ended = sent(mining, ...deciding({ end: 'mining' }))
    expect(takeBackOf(ended.context, ALL)).toBe('move')
    const back = sent(ended, TAKE_BACK)
    expect(back.value).toEqual({ shift: 'mining' })
    expect(back.context).toEqual(mining.context)
    expect(pendingSteps(back.context)).toEqual([{ cage: 2 }, { load: 'B' }])
  })

  it.each(['factory-1', 'order-2'] as const)('of %s is allowed until the refill is turned up', (place) => {
    const start = drafted()
    const taken = sent(start, ...deciding({ place }))
    expect(takeBackOf(taken.context, ALL)).toBe('move')
    expect(waitingFor(taken)).toBe('decision')
    const back = sent(taken, TAKE_BACK)
    expect([back.value, back.context]).toEqual([start.value, start.context])
    expect(sent(back, ...deciding({ place })).context).toEqual(taken.context)
    const looked = sent(taken, { type: 'REVEAL' })
    expect(looked.context.state).toBe(taken.context.state)
    expect(looked.can(TAKE_BACK)).toBe(false)
    const acted = sent(taken, ...deciding({ place: 'bank' }))
    const backOnce = sent(acted, TAKE_BACK)
    expect(backOnce.can(TAKE_BACK)).toBe(false)
    expect(opened(setup, taken.context.entries).can(TAKE_BACK)).toBe(false)
  })

  it('of what somebody took who plays alone is refused', () => {
    const alone = sent(drafted(), { type: 'SIT', alone: ALL })
    for (const place of ['factory-1', 'order-2'] as const)
      expect(sent(alone, ...deciding({ place })).can(TAKE_BACK)).toBe(false)
  })

  it('has nothing to turn up where nothing lies face down', () => {
    const start = drafted()
    expect(start.can({ type: 'REVEAL' })).toBe(false)
    expect(sent(start, ...deciding({ place: 'bank' })).can({ type: 'REVEAL' })).toBe(false)
  })

  it('of the last draft decision is refused: it opens the order spaces', () => {
    expect(drafted().can(TAKE_BACK)).toBe(false)
  })

  it('of drawing five is allowed until they are turned up', () => {
    const start = drafted()
    const drawn = sent(start, ...deciding({ place: 'order-draw' }))
    expect(takeBackOf(drawn.context, ALL)).toBe('placement')
    const back = sent(drawn, TAKE_BACK)
    expect([back.value, back.context]).toEqual([start.value, start.context])
    expect(sent(back, ...deciding({ place: 'order-draw' })).context).toEqual(drawn.context)
    const reopened = opened(setup, drawn.context.entries, drawn.context.pending)
    expect(takeBackOf(reopened.context, ALL)).toBeNull()
  })

  it('of drawing five is refused where the player saw them at once', () => {
    const alone = sent(drafted(), { type: 'SIT', alone: ALL }, ...deciding({ place: 'order-draw' }))
    expect(takeBackOf(alone.context, ALL)).toBeNull()
    expect(takeBackOf(alone.context, ALL, true)).toBe('placement')
  })

  it('is refused once five were seen, but not for keeping one', () => {
    const drawn = sent(drafted(), ...deciding({ place: 'order-draw' }))
    const seen = sent(drawn, { type: 'REVEAL' })
    expect(seen.can(TAKE_BACK)).toBe(false)
    const kept = sent(seen, ...deciding(legalMoves(seen.context.state)[0]))
    expect(takeBackOf(kept.context, ALL)).toBe('step')
    const back = sent(kept, TAKE_BACK)
    expect(innermostState(back)).toBe('shift.drawing.keeping')
    expect(back.context).toEqual(seen.context)
  })

  it('is refused before the first decision', () => {
    expect(opened(shuffledSetup(3, seeded(1))).can(TAKE_BACK)).toBe(false)
  })
})

const bank = deciding({ place: 'bank' })

/** Everybody goes to the bank until something else is waited for; also the snapshot before the last one went. */
function lastOfShift(snapshot: CoalBaronSnapshot): { before: CoalBaronSnapshot; ended: CoalBaronSnapshot } {
  let before = snapshot
  let ended = snapshot
  while (waitingFor(ended) === 'decision') {
    before = ended
    ended = sent(ended, ...bank)
  }
  return { before, ended }
}

describe('taking back across the end of a shift', () => {
  const { before, ended } = lastOfShift(drafted())
  const secondShift = sent(ended, { type: 'SKIP' })

  it('leads into the last turn of the shift, from within the ceremony and from after it', () => {
    for (const later of [ended, sent(ended, { type: 'NEXT' }, { type: 'NEXT' }), secondShift]) {
      expect(takeBackOf(later.context, ALL)).toBe('move')
      const back = sent(later, TAKE_BACK)
      expect(back.value).toEqual(before.value)
      expect(back.context).toEqual(before.context)
    }
  })

  it('and deciding the same again leads to the same ceremony and the same next shift', () => {
    const again = sent(secondShift, TAKE_BACK, ...bank)
    expect(again.value).toBe('scoring')
    expect(again.context).toEqual(ended.context)
    expect(sent(again, { type: 'SKIP' }).context).toEqual(secondShift.context)
  })

  it('of the first placement of a shift stays in that shift, of one more leads into the shift before', () => {
    const back = sent(secondShift, ...bank, TAKE_BACK)
    expect(back.context).toEqual(secondShift.context)
    expect(sent(back, TAKE_BACK).context).toEqual(before.context)
  })

  it('leads back from the finished game', () => {
    const third = sent(lastOfShift(secondShift).ended, { type: 'SKIP' })
    const last = lastOfShift(third)
    const finished = sent(last.ended, { type: 'SKIP' })
    expect(waitingFor(finished)).toBe('finished')
    const back = sent(finished, TAKE_BACK)
    expect(back.context).toEqual(last.before.context)
    expect(sent(back, ...bank, { type: 'SKIP' }).context).toEqual(finished.context)
  })
})

/** The position of each decision so far, to know where taking back must lead. */
type Past = { decision: Decision; position: State }[]

function expectTakesBack(snapshot: CoalBaronSnapshot, past: Past): CoalBaronSnapshot {
  const back = sent(snapshot, TAKE_BACK)
  const { decision, position } = past.pop()!
  expect(String(back.context.state)).toBe(String(position))
  expect(decisionsIn(back)).toEqual(past.map((each) => each.decision))
  expect(waitingFor(back)).toBeOneOf(['decision', 'hand-over'])
  const again = sent(back, ...(waitingFor(back) === 'hand-over' ? [REVEAL] : []), ...deciding(decision))
  expect(String(skipped(again).context.state)).toBe(String(skipped(snapshot).context.state))
  return back
}

const REVEAL = { type: 'REVEAL' } as const

describe.each([2, 3, 4])('in random games of %i with change of mind', (players) => {
  it(
    'taking back is allowed if and only if nothing was revealed or it lies face down, and leads exactly to the earlier position',
    () => {
      fc.assert(
        fc.property(fc.nat(), (seed) => {
          const random = seeded(seed)
          const past: Past = []
          let now = opened(shuffledSetup(players, random))
          for (let event = anyEvent(now, random); event !== null; event = anyEvent(now, random)) {
            const position = now.context.state
            now = sent(now, event)
            if (event.type !== 'DECIDE') continue
            past.push({ decision: event.decision, position })
            const allowed = now.context.faceDown !== null || !reveals(position, now.context.state)
            expect(now.can(TAKE_BACK)).toBe(allowed)
            if (allowed && random.below(3) === 0) now = expectTakesBack(now, past)
          }
        }),
        { numRuns: 4 },
      )
    },
    SLOW_MACHINE,
  )
})
