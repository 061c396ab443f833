import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import { MOST_CHARACTERS } from '../../../src/contract/transport.ts'
import { serve, type Channel, type Served } from '../../../src/main/platform/serve.ts'
import { newTable, OPTIONS } from '../../support/games.ts'
import { newFolder } from '../folder.ts'
import { anyAction } from '../player.ts'
import { newServices } from '../services.ts'

interface Answer {
  t: string
  i?: string
  m?: string
  a?: unknown[]
  r?: unknown
  e?: { code: string; params: object }
}

/** A served channel: `tell` brings what it answers to a text, `heard` what it said unasked. */
function served(services: Served) {
  let receive: (text: string) => void = () => {}
  let closed: () => void = () => {}
  let said: Answer[] = []
  const channel: Channel = {
    send: (text) => said.push(JSON.parse(text) as Answer),
    onMessage: (handler) => (receive = handler),
    onClose: (handler) => (closed = handler),
  }
  serve(channel, services)
  const tell = async (text: string): Promise<Answer[]> => {
    said = []
    receive(text)
    await new Promise((resolve) => setTimeout(resolve))
    return said
  }
  const call = (m: string, ...a: unknown[]) => tell(JSON.stringify({ t: 'q', i: '7', m, a }))
  return { tell, call, close: () => closed(), heard: () => said }
}

const table = newTable()
const edit = { id: 'a', names: ['A', 'B'], place: null, notes: null, startedAt: '2026-02-28T10:00:00.000Z' }
const named = (name: string) => ({ ...table, players: table.players.with(0, { ...table.players[0], name }) })

test('a call is answered with its result under its id', async () => {
  const { call } = served(await newServices())
  expect(await call('app.info')).toMatchObject([{ t: 's', i: '7', r: { name: 'Pithead', version: '1.2.3' } }])
})

test('a call that nobody offers is refused, also under the names that every object knows', async () => {
  const { call } = served(await newServices())
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'tables', 'tables.drop', ''])
    expect(await call(name)).toEqual([{ t: 's', i: '7', e: { code: 'unknown-call', params: { call: name } } }])
})

test.each([
  ['tables.open', [], '', 'string'],
  ['tables.open', [7], '', 'string'],
  ['tables.open', [''], '', 'min_length'],
  ['settings.set', [{ theme: 'pink' }], 'theme', 'picklist'],
  ['settings.set', [{ colour: 'pink' }], 'colour', 'strict_object'],
  ['tables.create', [{ ...table, players: table.players.slice(1) }], 'players', 'min_length'],
  ['tables.create', [{ ...table, players: [table.players[0], table.players[0]] }], 'players', 'same-name'],
  ['tables.create', [named('\u202eekiM')], 'players.0.name', 'no-name'],
  ['archive.edit', [{ ...edit, startedAt: '2026-02-31T10:00:00.000Z' }], 'startedAt', 'no-time'],
  ['archive.edit', [{ ...edit, startedAt: '+010000-01-01T10:00:00.000Z' }], 'startedAt', 'no-time'],
  ['archive.edit', [{ ...edit, place: '\t' }], 'place', 'no-name'],
  ['archive.edit', [{ ...edit, notes: 'a\0b' }], 'notes', 'no-notes'],
  [
    'tables.create',
    [{ ...table, options: { ...OPTIONS, startingPlayer: 3 } }],
    'options.startingPlayer',
    'no-such-seat',
  ],
])('%s with %j is refused and says where and what is wrong', async (call, args, at, problem) => {
  const params = { call, at, problem }
  const [answer] = await served(await newServices()).call(call, ...args)
  expect(answer).toEqual({ t: 's', i: '7', e: { code: 'bad-arguments', params } })
})

const NOT_A_CALL = { code: 'bad-arguments', params: { at: 'message', problem: 'not-a-call' } }
const frame = (changes: object) => JSON.stringify({ t: 'q', i: '7', m: 'app.info', a: [], ...changes })

test.each([
  ['', ''],
  ['null', ''],
  ['[]', ''],
  ['"app.info"', ''],
  ['{"t":"q"', ''],
  ['not json', ''],
  ['['.repeat(60_000), ''],
  ['{}', ''],
  [frame({ t: 's' }), '7'],
  [frame({ i: 7 }), ''],
  [frame({ i: '' }), ''],
  [frame({ i: undefined }), ''],
  [frame({ i: 'x'.repeat(65) }), ''],
  [frame({ m: null }), '7'],
  [frame({ m: { toString: 'app.info' } }), '7'],
  [frame({ a: {} }), '7'],
  [frame({ a: { length: 1 } }), '7'],
  [frame({ a: [1, 2] }), '7'],
  [frame({ o: true }), '7'],
  [frame({ a: ['x'.repeat(MOST_CHARACTERS)] }), '7'],
])('a message that is no call (%.40s) is answered, does nothing, and the next call works', async (text, id) => {
  const { tell, call } = served(await newServices())
  expect(await tell(text)).toEqual([{ t: 's', i: id, e: NOT_A_CALL }])
  expect(await call('tables.list')).toEqual([{ t: 's', i: '7', r: [] }])
})

/** A list, or an object, in which there is always another one; `looked` is told of each look into one. */
const bottomless = (start: object, looked: () => void): unknown =>
  new Proxy(start, {
    get(target, key) {
      if (typeof key === 'symbol' || key in Object.prototype || key in Array.prototype)
        return key === 'length' ? 1 : (Reflect.get(target, key) as unknown)
      looked()
      return bottomless(start, looked)
    },
    has: () => true,
    ownKeys: (target) => ['0', 'id', ...Reflect.ownKeys(target)],
    getOwnPropertyDescriptor: (target, key) =>
      Reflect.getOwnPropertyDescriptor(target, key) ?? { value: 0, configurable: true, enumerable: true },
  })

test('no call follows lists and objects in one another down', async () => {
  const services = await newServices()
  const { tell, call } = served(services)
  const { parse } = JSON
  for (const m of Object.keys(services.calls))
    for (const start of [[], {}]) {
      let looks = 0
      const deep = bottomless(start, () => {
        if (++looks > 1000) throw new Error(`${m} looks into it without end`)
      })
      vi.spyOn(JSON, 'parse').mockImplementationOnce(() => ({ t: 'q', i: '7', m, a: [deep] }))
      const [answer] = await tell('any')
      vi.mocked(JSON.parse).mockRestore()
      expect(JSON.parse).toBe(parse)
      expect(answer).toMatchObject({ i: '7', e: { code: 'bad-arguments' } })
    }
  // The deepest message that fits is refused in the same way.
  const half = MOST_CHARACTERS / 2 - 50
  const deepest = `{"t":"q","i":"7","m":"tables.open","a":[${'['.repeat(half)}${']'.repeat(half)}]}`
  expect(await tell(deepest)).toMatchObject([{ i: '7', e: { code: 'bad-arguments' } }])
  expect(await call('tables.list')).toMatchObject([{ r: [] }])
})

test('no message at all stops the service', async () => {
  const { tell, call } = served(await newServices())
  const frames = fc.record(
    {
      t: fc.constantFrom('q', 's', 1),
      i: fc.anything(),
      m: fc.string(),
      a: fc.array(fc.jsonValue(), { maxLength: 3 }),
    },
    { requiredKeys: [] },
  )
  const texts = fc.oneof(
    fc.string(),
    fc.json(),
    frames.map((each) =>
      JSON.stringify(each, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    ),
  )
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const answers = await tell(text)
      expect(answers).toHaveLength(1)
      expect(answers[0].e?.code).toMatch(/^(bad-arguments|unknown-call)$/)
    }),
    { numRuns: 300 },
  )
  expect(await call('tables.list')).toMatchObject([{ r: [] }])
})

test('what nobody foresaw is answered with `internal`; the log has the details', async () => {
  const folder = newFolder()
  const services = await newServices(folder)
  const failing = {
    ...services.api,
    'people.list': () => {
      throw new TypeError('secret of the house')
    },
  }
  const { call } = served({ ...services, api: failing })
  expect(await call('people.list')).toEqual([{ t: 's', i: '7', e: { code: 'internal', params: {} } }])
  expect(readFileSync(join(folder, 'pithead.log'), 'utf8')).toMatch(
    /a call failed TypeError: secret of the house\n +at /,
  )
})

test('a refusal is no failure: the log stays empty', async () => {
  const folder = newFolder()
  const { call } = served(await newServices(folder))
  await call('tables.open', '3f0c0b1e-6a0b-4a58-9d0e-0f6d2a0c9a11')
  expect(() => readFileSync(join(folder, 'pithead.log'))).toThrow('ENOENT')
})

test('events go to every open channel that hears them, before the answer, and to no closed one', async () => {
  const services = await newServices()
  const [one, two, three, deaf] = [served(services), served(services), served(services), served(services)]
  for (const { call } of [one, two, three]) await call('events.hear', ['tables.changed', 'settings.changed'])
  await deaf.call('events.hear', ['settings.changed'])
  await deaf.call('events.hear', ['tables.changed'])
  for (const { heard } of [two, three, deaf]) heard().length = 0
  three.close()
  const said = await one.call('settings.set', { theme: 'dark' })
  const settings = { ...services.api['settings.get'](), theme: 'dark' }
  const event = { t: 'q', m: 'event', a: ['settings.changed', settings] }
  expect(said).toEqual([event, { t: 's', i: '7', r: settings }])
  expect(two.heard()).toEqual([event])
  expect([three.heard(), deaf.heard()]).toEqual([[], []])
})

test('a change of a table goes to the channels that have it open, and to none at another table', async () => {
  const services = await newServices()
  const [here, there] = [services.api['tables.create'](table), services.api['tables.create'](table)]
  const [one, two, three] = [served(services), served(services), served(services)]
  await one.call('events.hear', [['table.changed', here.id]])
  await two.call('events.hear', [['table.changed', there.id]])
  await three.call('events.hear', [
    ['table.changed', there.id],
    ['table.changed', here.id],
  ])
  for (const { heard } of [two, three]) heard().length = 0
  const { game, id, revision } = here
  const action = anyAction(here, seeded(1))
  const [event, answer] = await one.call('tables.act', { game, id, revision, action })
  expect(event).toMatchObject({ m: 'event', a: ['table.changed', { id }] })
  expect(answer).toMatchObject({ r: revision + 1 })
  expect(two.heard()).toEqual([])
  expect(three.heard()).toEqual([event])
})

test('that the disk works is told once a call that writes has written, and after no other', async () => {
  const { call } = served(await newServices())
  await call('events.hear', ['storage.written'])
  const [event, answer] = await call('settings.set', { theme: 'dark' })
  expect(event).toEqual({ t: 'q', m: 'event', a: ['storage.written', null] })
  expect(answer).toMatchObject({ t: 's' })
  expect(await call('settings.get')).toHaveLength(1)
  expect(await call('tables.remove', 'no table')).toMatchObject([{ e: { code: 'not-found' } }])
})

test.each([
  ['of no thing', ['table.changed']],
  ['of a thing that it has not', [['settings.changed', 'a']]],
  ['of two things', [['table.changed', 'a', 'b']]],
])('an event %s can not be heard', async (_, heard) => {
  const [answer] = await served(await newServices()).call('events.hear', heard)
  expect(answer).toMatchObject({ e: { code: 'bad-arguments', params: { call: 'events.hear' } } })
})

test('a channel that can not send is noted, and the others are served', async () => {
  const folder = newFolder()
  const services = await newServices(folder)
  let receive: (text: string) => void = () => {}
  const broken = {
    send: () => {
      throw new Error('gone')
    },
    onMessage: (handler: typeof receive) => void (receive = handler),
    onClose: () => {},
  }
  const hears = JSON.stringify({ t: 'q', i: '7', m: 'events.hear', a: [['settings.changed']] })
  serve(broken, services)
  receive(hears)
  const { tell, call } = served(services)
  await tell(hears)
  expect(await call('settings.set', { speed: 'fast' })).toHaveLength(2)
  expect(readFileSync(join(folder, 'pithead.log'), 'utf8')).toContain('a message could not be sent Error: gone')
})
