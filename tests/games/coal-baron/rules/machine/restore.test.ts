import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { legalMoves } from '../../../../../src/games/coal-baron/index.ts'
import type { Setup } from '../../../../../src/games/coal-baron/index.ts'
import { pendingSteps } from '../../../../../src/games/coal-baron/rules/machine.ts'
import { waitingFor } from '../../../../../src/games/facets/machine.ts'
import type { CoalBaronSnapshot } from '../../../../../src/games/coal-baron/rules/machine.ts'
import { seeded } from '../../../../../src/games/building-blocks/random.ts'
import { SLOW_MACHINE, anyEvent, deciding, innermostState, opened, sent, shuffledSetup, skipped } from './chart.ts'

const REVEAL = { type: 'REVEAL' } as const
const setup = shuffledSetup(2, seeded(7))

/** The table after a restart, made from the decisions alone, as JSON on a disk. */
function restarted({ context: { entries, pending } }: CoalBaronSnapshot, from: Setup): CoalBaronSnapshot {
  const disk = JSON.stringify({ setup: from, entries, pending })
  const { setup, ...course } = JSON.parse(disk) as { setup: Setup } & Pick<
    CoalBaronSnapshot['context'],
    'entries' | 'pending'
  >
  return opened(setup, course.entries, course.pending)
}

function drafted(): CoalBaronSnapshot {
  let now = opened(setup)
  while (now.matches('draft')) now = sent(now, ...deciding(legalMoves(now.context.state)[0]))
  return now
}

describe('a restart', () => {
  it('in the middle of mining comes back with the steps', () => {
    const mining = sent(drafted(), ...deciding({ place: 'mining-6' }, { cage: 2 }, { load: 'B' }))
    const back = restarted(mining, setup)
    expect(back.value).toEqual(mining.value)
    expect(back.context).toEqual(mining.context)
    expect(pendingSteps(back.context)).toEqual([{ cage: 2 }, { load: 'B' }])
  })

  it.each(['factory-draw', 'order-draw'] as const)('in the middle of %s comes back at the hand-over', (place) => {
    const seen = sent(drafted(), ...deciding({ place }), REVEAL)
    const kept = sent(seen, ...deciding({ keep: null }))
    for (const live of [seen, kept]) {
      const back = restarted(live, setup)
      expect(innermostState(back)).toBe('shift.drawing.handOver')
      expect(back.context).toEqual({ ...live.context, revealed: false })
      expect(sent(back, REVEAL).value).toEqual(live.value)
    }
  })

  it('in a ceremony, or after one that nothing followed, comes back at its first element', () => {
    let ended = drafted()
    while (waitingFor(ended) === 'decision') ended = sent(ended, ...deciding({ place: 'bank' }))
    for (const live of [ended, sent(ended, { type: 'NEXT' }), sent(ended, { type: 'SKIP' })]) {
      const back = restarted(live, setup)
      expect(back.value).toBe('scoring')
      expect(back.context).toEqual(ended.context)
    }
    const followed = sent(ended, { type: 'SKIP' }, ...deciding({ place: 'bank' }))
    expect(restarted(followed, setup).context).toEqual(followed.context)
  })

  it('with decisions that the rules refuse says which', () => {
    const broken = opened(setup, [{ place: 'bank' }])
    expect(broken.status).toBe('error')
    expect(broken.error).toMatchObject({ message: 'moves[0]: other-decision' })
  })
})

describe.each([2, 3, 4])('at every point of random games of %i', (players) => {
  it(
    'a restart gives the same table, at the hand-over and before the ceremony at hand',
    () => {
      fc.assert(
        fc.property(fc.nat(), (seed) => {
          const random = seeded(seed)
          const setup = shuffledSetup(players, random)
          let now = opened(setup)
          for (let event = anyEvent(now, random); event !== null; event = anyEvent(now, random)) {
            now = sent(now, event)
            expectSameTable(restarted(now, setup), now)
          }
        }),
        { numRuns: 2 },
      )
    },
    SLOW_MACHINE,
  )
})

/** A snapshot without the slip of face-down components, which could have been looked at since. */
const withoutSlip = (snapshot: CoalBaronSnapshot): CoalBaronSnapshot => ({
  ...snapshot,
  context: { ...snapshot.context, faceDown: null },
})

function expectSameTable(back: CoalBaronSnapshot, live: CoalBaronSnapshot) {
  const seen = live.context.revealed
  expect(waitingFor(back) === 'hand-over').toBe(seen || waitingFor(live) === 'hand-over')
  const [one, other] = [skipped(seen ? sent(back, REVEAL) : back), skipped(withoutSlip(live))]
  expect(JSON.stringify(one)).toBe(JSON.stringify(other))
}
