/** The statechart of an open table, walked without threads, tables or the machine's clock. */
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import { getStateNodes } from 'xstate/graph'
import {
  tableMachine,
  type TableWait,
  type TableChange,
  type TableEvent,
} from '../../../../src/main/tables/open/machine.ts'

const PACE = 1000
const REST = 3000

const at = (waiting: TableWait['waiting'], more: Partial<TableWait> = {}): TableWait => ({
  waiting,
  pausesForPeople: false,
  watched: true,
  moves: 7,
  ...more,
})
const BOT = at('bot')
/** After a bot's move. */
const BOT_NEXT = at('bot', { moves: 8 })
const PERSON = at('person', { watched: false, moves: 8 })
const SCORING = at('ceremony', { watched: false })

/** Every state that some table was in. */
const reached = new Set<string>()

const innermost = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value as object).map(([key, inner]) => `${key}.${innermost(inner)}`)[0]

type Step = Exclude<TableEvent['type'], 'TABLE' | 'SEEN'>

/** A table whose thinking and changes end when the test says so. */
function rehearsal(begins: TableWait = BOT) {
  const changes: TableChange[] = []
  const hurried: string[] = []
  const trouble: unknown[] = []
  let think = Promise.withResolvers<readonly unknown[]>()
  let change = Promise.withResolvers<TableWait>()
  const clock = new SimulatedClock()
  const machine = tableMachine.provide({
    actors: {
      think: fromPromise(() => (think = Promise.withResolvers()).promise),
      change: fromPromise(({ input }) => {
        changes.push(input)
        return (change = Promise.withResolvers()).promise
      }),
    },
    actions: { hurry: () => void hurried.push('hurry'), tellTrouble: (_, error) => void trouble.push(error) },
    delays: { PACE, REST },
  })
  const actor = createActor(machine, { input: begins, clock })
  actor.subscribe(({ value }) => reached.add(innermost(value)))
  actor.start()
  reached.add(innermost(actor.getSnapshot().value))
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return {
    changes,
    hurried,
    trouble,
    state: () => innermost(actor.getSnapshot().value),
    mode: () => actor.getSnapshot().context.mode,
    shown: () => actor.getSnapshot().context.shown,
    send: (...types: Step[]) => types.forEach((type) => actor.send({ type })),
    table: (now: TableWait) => actor.send({ type: 'TABLE', now }),
    thought: async (decisions: number) => (think.resolve(Array(decisions).fill('a decision')), await settled()),
    failThinking: async () => (think.reject(new Error('no thought')), await settled()),
    changed: async (now: TableWait) => (change.resolve(now), await settled()),
    failChanging: async () => (change.reject(new Error('no disk')), await settled()),
    pass: (ms: number) => clock.increment(ms),
  }
}

test.each([
  [PERSON, 'person'],
  [at('hand-over', { watched: false }), 'handOver'],
  [at('finished'), 'finished'],
] as const)('a table that waits for somebody else does nothing, however long: %o', (situation, state) => {
  const table = rehearsal(situation)
  table.pass(100 * REST)
  expect([table.state(), table.changes]).toEqual([state, []])
})

describe('a bot', () => {
  test('thinks and plays; each decision is on show for its time before the next, and the last one for whoever is asked', async () => {
    const table = rehearsal()
    expect(table.state()).toBe('thinking')
    await table.thought(2)
    expect(table.state()).toBe('playing')
    await table.changed(BOT)
    table.pass(PACE - 1)
    expect(table.state()).toBe('showing')
    table.pass(1)
    expect([table.state(), table.shown()]).toEqual(['playing', 7])
    await table.changed(PERSON)
    table.pass(PACE - 1)
    expect([table.state(), table.shown()]).toEqual(['presenting', 7])
    table.pass(1)
    expect([table.state(), table.shown(), table.changes.length]).toEqual(['person', null, 2])
  })

  test('that answers with several moves shows each for its time', async () => {
    const table = rehearsal()
    await table.thought(2)
    await table.changed(BOT_NEXT)
    expect([table.state(), table.shown()]).toEqual(['showing', 7])
    table.pass(PACE)
    expect([table.state(), table.shown()]).toEqual(['playing', 8])
    await table.changed(PERSON)
    expect([table.state(), table.shown()]).toEqual(['presenting', 8])
  })

  test('thinks while the move before is on show, and waits for the rest of its time', async () => {
    const table = rehearsal()
    await table.thought(1)
    await table.changed(BOT_NEXT)
    table.pass(PACE - 1)
    expect([table.state(), table.shown()]).toEqual(['thinking', 7])
    await table.thought(1)
    expect(table.state()).toBe('showing')
    table.pass(1)
    expect([table.state(), table.shown()]).toEqual(['playing', 8])
  })

  test('that thinks longer leaves the move before on show until it plays', async () => {
    const table = rehearsal()
    await table.thought(1)
    await table.changed(BOT_NEXT)
    table.pass(10 * PACE)
    expect(table.shown()).toBe(7)
    await table.thought(1)
    expect(table.state()).toBe('playing')
  })

  test('is hurried while it thinks and while its decision waits to be shown', async () => {
    const table = rehearsal()
    table.send('HURRY')
    expect(table.hurried).toEqual(['hurry'])
    await table.thought(1)
    await table.changed(BOT_NEXT)
    await table.thought(1)
    expect(table.state()).toBe('showing')
    table.send('HURRY')
    expect(table.state()).toBe('playing')
  })

  test('hurried while it thinks plays as soon as it can, whatever is on show', async () => {
    const table = rehearsal()
    await table.thought(1)
    await table.changed(BOT_NEXT)
    table.send('HURRY')
    await table.thought(1)
    expect(table.state()).toBe('playing')
  })

  test.each([
    ['a key', (table: ReturnType<typeof rehearsal>) => table.send('HURRY')],
    ['whoever decides', (table: ReturnType<typeof rehearsal>) => table.table(PERSON)],
  ])('has its move on show no longer than %s lets it', async (_, cut) => {
    const table = rehearsal()
    await table.thought(1)
    await table.changed(PERSON)
    expect(table.state()).toBe('presenting')
    cut(table)
    expect([table.state(), table.shown()]).toEqual(['person', null])
  })

  test('shows its move before a ceremony begins', async () => {
    const table = rehearsal(at('bot', { watched: false }))
    await table.thought(1)
    await table.changed(SCORING)
    table.pass(PACE - 1)
    expect([table.state(), table.shown()]).toEqual(['presenting', 7])
    table.pass(1)
    expect([table.state(), table.shown()]).toEqual(['ceremony.telling', null])
  })

  test('forgets what it thought once somebody else has changed the table', async () => {
    const table = rehearsal()
    await table.thought(3)
    await table.changed(BOT)
    expect(table.state()).toBe('showing')
    table.table(PERSON)
    expect(table.state()).toBe('person')
    table.table(BOT)
    table.pass(10 * PACE)
    expect([table.state(), table.changes.length]).toEqual(['thinking', 1])
  })

  test.each([
    ['could not think', 'no thought', (table: ReturnType<typeof rehearsal>) => table.failThinking()],
    [
      'could not play',
      'no disk',
      async (table: ReturnType<typeof rehearsal>) => {
        await table.thought(1)
        await table.failChanging()
      },
    ],
  ])('that %s is stuck, says why, and tries again when asked to', async (_, message, fail) => {
    for (const again of ['PLAY', 'HURRY'] as const) {
      const table = rehearsal()
      await fail(table)
      expect(table.state()).toBe('stuck')
      expect(table.trouble).toMatchObject([{ message }])
      table.send(again)
      expect(table.state()).toBe('thinking')
    }
  })
})

describe('a ceremony', () => {
  test('goes on step by step when each was on show for its time', async () => {
    const table = rehearsal(SCORING)
    table.pass(REST - 1)
    expect([table.state(), table.changes]).toEqual(['ceremony.telling', []])
    table.pass(1)
    expect([table.state(), table.changes]).toEqual(['advancing', [{ type: 'next' }]])
    await table.changed(SCORING)
    table.pass(REST)
    await table.changed(PERSON)
    expect([table.state(), table.changes.length]).toEqual(['person', 2])
  })

  test('that somebody takes on by hand begins its time anew', () => {
    const table = rehearsal(SCORING)
    table.pass(REST - 1)
    table.table(SCORING)
    table.pass(REST - 1)
    expect(table.changes).toEqual([])
    table.pass(1)
    expect(table.changes).toHaveLength(1)
  })

  test('waits between its parts for people, and for nobody at a table of bots', () => {
    const among = (watched: boolean) => rehearsal(at('ceremony', { pausesForPeople: true, watched }))
    const people = among(false)
    people.pass(100 * REST)
    expect([people.state(), people.changes]).toEqual(['ceremony.resting', []])
    const bots = among(true)
    bots.pass(REST)
    expect(bots.changes).toEqual([{ type: 'next' }])
  })

  test('is held up and goes on when asked to, also where people took a step meanwhile', () => {
    const table = rehearsal(SCORING)
    table.send('PAUSE')
    table.pass(100 * REST)
    expect([table.state(), table.changes]).toEqual(['ceremony.paused', []])
    table.table(SCORING)
    expect([table.state(), table.mode()]).toEqual(['ceremony.paused', 'pause'])
    table.send('PLAY')
    table.pass(REST)
    expect(table.changes).toHaveLength(1)
  })

  test('held up takes one step when asked to', async () => {
    const table = rehearsal(at('ceremony'))
    table.send('PAUSE', 'STEP')
    expect(table.changes).toEqual([{ type: 'next' }])
    await table.changed(at('ceremony'))
    expect(table.state()).toBe('ceremony.paused')
  })

  test('leaves no pause behind for people who play on', () => {
    const table = rehearsal(SCORING)
    table.send('PAUSE')
    table.table(PERSON)
    expect([table.state(), table.mode()]).toEqual(['person', 'play'])
  })

  test('that can not go on is stuck until it may try again', async () => {
    const table = rehearsal(SCORING)
    table.pass(REST)
    await table.failChanging()
    expect(table.state()).toBe('stuck')
    table.send('PLAY')
    expect(table.state()).toBe('ceremony.telling')
  })
})

describe('a watched game', () => {
  test('held up shows nothing until a step is asked for, and then one decision', async () => {
    const table = rehearsal()
    table.send('PAUSE')
    await table.thought(2)
    table.pass(10 * PACE)
    expect([table.state(), table.changes.length]).toEqual(['held', 0])
    table.send('STEP')
    await table.changed(BOT)
    expect([table.state(), table.changes.length]).toEqual(['held', 1])
    table.send('STEP')
    await table.changed(BOT)
    expect([table.state(), table.mode()]).toEqual(['thinking', 'pause'])
  })

  test('held up takes the step that was asked for while the bot thinks, once that has decided', async () => {
    const table = rehearsal()
    table.send('PAUSE', 'STEP', 'STEP')
    expect([table.state(), table.changes.length]).toEqual(['thinking', 0])
    await table.thought(2)
    await table.changed(BOT)
    expect([table.state(), table.changes.length, table.mode()]).toEqual(['held', 1, 'pause'])
  })

  test('is held up between two decisions, and goes on at its pace', async () => {
    const table = rehearsal()
    await table.thought(2)
    await table.changed(BOT)
    table.send('PAUSE')
    expect(table.state()).toBe('held')
    table.send('PLAY')
    expect(table.state()).toBe('showing')
    table.pass(PACE)
    expect(table.state()).toBe('playing')
  })

  test('run to its end hurries whoever thinks and skips ceremonies', async () => {
    const table = rehearsal()
    table.send('RUN')
    expect(table.hurried).toEqual(['hurry'])
    await table.thought(1)
    await table.changed(at('ceremony'))
    expect(table.state()).toBe('skipping')
    expect(table.changes.at(-1)).toEqual({ type: 'skip' })
    await table.changed(BOT)
    expect(table.state()).toBe('thinking')
  })

  test('run to its end in the middle of a ceremony skips the rest of it', () => {
    const table = rehearsal(at('ceremony'))
    table.send('RUN')
    expect([table.state(), table.changes]).toEqual(['skipping', [{ type: 'skip' }]])
  })

  test('in which a person sits down can not be held up any more', async () => {
    const table = rehearsal()
    table.send('PAUSE')
    await table.thought(1)
    table.table(at('bot', { watched: false }))
    expect([table.state(), table.mode()]).toEqual(['thinking', 'play'])
  })

  test('that can not skip a ceremony is stuck', async () => {
    const table = rehearsal(at('ceremony'))
    table.send('RUN')
    await table.failChanging()
    expect(table.state()).toBe('stuck')
  })
})

test('the walks above reach every state that lasts', () => {
  const passing = ['looking', 'ceremony', 'ceremony.opening']
  const states = getStateNodes(tableMachine).map(({ path }) => path.join('.'))
  expect([...reached].sort()).toEqual(states.filter((state) => !passing.includes(state)).sort())
})
