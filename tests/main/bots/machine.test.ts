/** The statechart of bots, walked without threads, tables or time. */
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import { getStateNodes } from 'xstate/graph'
import { botsMachine, type Asked, type BotsChange, type BotsEvent } from '../../../src/main/bots/machine.ts'

const PACE = 1000

/** Every state that some bots were in. */
const reached = new Set<string>()

/** Bots whose thinking and changes end when the test says so. */
function rehearsal(asked: Asked = 'bot') {
  const changes: BotsChange[] = []
  const hurried: string[] = []
  const trouble: unknown[] = []
  let think = Promise.withResolvers<readonly unknown[]>()
  let change = Promise.withResolvers<Asked>()
  const clock = new SimulatedClock()
  const machine = botsMachine.provide({
    actors: {
      think: fromPromise(() => (think = Promise.withResolvers()).promise),
      change: fromPromise(({ input }) => {
        changes.push(input)
        return (change = Promise.withResolvers()).promise
      }),
    },
    actions: { hurry: () => void hurried.push('hurry'), tellTrouble: (_, error) => void trouble.push(error) },
    delays: { PACE },
  })
  const actor = createActor(machine, { input: { asked }, clock })
  actor.subscribe(({ value }) => reached.add(value))
  actor.start()
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return {
    changes,
    hurried,
    trouble,
    state: () => actor.getSnapshot().value,
    mode: () => actor.getSnapshot().context.mode,
    send: (...events: BotsEvent['type'][]) => {
      for (const type of events) actor.send({ type, asked: 'people', watched: true })
    },
    table: (now: Asked, watched = true) => actor.send({ type: 'TABLE', asked: now, watched }),
    thought: async (decisions: number) => {
      think.resolve(Array<unknown>(decisions).fill('decision'))
      await settled()
    },
    failThinking: async () => (think.reject(new Error('no thought')), await settled()),
    changed: async (now: Asked) => (change.resolve(now), await settled()),
    failChanging: async () => (change.reject(new Error('no disk')), await settled()),
    pass: (ms: number) => clock.increment(ms),
  }
}

describe('a bot', () => {
  test('thinks, waits for its pace before each decision, and then for whoever is asked', async () => {
    const bots = rehearsal()
    expect(bots.state()).toBe('thinking')
    await bots.thought(2)
    bots.pass(PACE - 1)
    expect(bots.state()).toBe('showing')
    bots.pass(1)
    expect(bots.state()).toBe('playing')
    await bots.changed('bot')
    expect(bots.state()).toBe('showing')
    bots.pass(PACE)
    await bots.changed('people')
    expect(bots.state()).toBe('waiting')
    expect(bots.changes).toHaveLength(2)
  })

  test('is hurried while it thinks and while its decision waits to be shown', async () => {
    const bots = rehearsal()
    bots.send('HURRY')
    expect(bots.hurried).toEqual(['hurry'])
    await bots.thought(1)
    bots.send('HURRY')
    expect(bots.state()).toBe('playing')
  })

  test('forgets what it thought once somebody else has changed the table', async () => {
    const bots = rehearsal()
    await bots.thought(3)
    bots.table('people')
    expect(bots.state()).toBe('waiting')
    bots.table('bot')
    expect(bots.state()).toBe('thinking')
    await bots.thought(1)
    bots.pass(PACE)
    expect(bots.changes).toHaveLength(1)
  })

  test.each([
    ['could not think', 'no thought', (bots: ReturnType<typeof rehearsal>) => bots.failThinking()],
    [
      'could not play',
      'no disk',
      async (bots: ReturnType<typeof rehearsal>) => {
        await bots.thought(1)
        bots.pass(PACE)
        await bots.failChanging()
      },
    ],
  ])('that %s is stuck, says why, and tries again when asked to', async (_, message, fail) => {
    for (const again of ['PLAY', 'HURRY'] as const) {
      const bots = rehearsal()
      await fail(bots)
      expect(bots.state()).toBe('stuck')
      expect(bots.trouble).toMatchObject([{ message }])
      bots.send(again)
      expect(bots.state()).toBe('thinking')
    }
  })
})

describe('a watched game', () => {
  test('held up shows nothing until a step is asked for, and then one decision', async () => {
    const bots = rehearsal()
    bots.send('PAUSE')
    await bots.thought(2)
    bots.pass(10 * PACE)
    expect([bots.state(), bots.changes.length]).toEqual(['held', 0])
    bots.send('STEP')
    await bots.changed('bot')
    expect([bots.state(), bots.changes.length]).toEqual(['held', 1])
    bots.send('STEP')
    await bots.changed('bot')
    expect([bots.state(), bots.mode()]).toEqual(['thinking', 'pause'])
  })

  test('is held up between two decisions, and goes on at its pace', async () => {
    const bots = rehearsal()
    await bots.thought(1)
    bots.send('PAUSE')
    expect(bots.state()).toBe('held')
    bots.send('PLAY')
    expect(bots.state()).toBe('showing')
    bots.pass(PACE)
    expect(bots.state()).toBe('playing')
  })

  test('run to its end hurries whoever thinks and skips ceremonies', async () => {
    const bots = rehearsal()
    bots.send('RUN')
    expect(bots.hurried).toEqual(['hurry'])
    await bots.thought(1)
    bots.pass(PACE)
    await bots.changed('ceremony')
    expect(bots.state()).toBe('skipping')
    expect(bots.changes.at(-1)).toEqual({ type: 'skip' })
    await bots.changed('bot')
    expect(bots.state()).toBe('thinking')
  })

  test('waits at a ceremony otherwise', () => {
    expect(rehearsal('ceremony').state()).toBe('waiting')
  })

  test('in which a person sits down can not be held up any more', async () => {
    const bots = rehearsal()
    bots.send('PAUSE')
    await bots.thought(1)
    bots.table('bot', false)
    expect([bots.state(), bots.mode()]).toEqual(['thinking', 'play'])
  })

  test('that can not skip a ceremony is stuck', async () => {
    const bots = rehearsal('ceremony')
    bots.send('RUN')
    bots.table('ceremony')
    await bots.failChanging()
    expect(bots.state()).toBe('stuck')
  })
})

test('the walks above reach every state', () => {
  const states = getStateNodes(botsMachine).map(({ key }) => key)
  expect([...reached].sort()).toEqual(states.sort())
})
