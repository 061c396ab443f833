/** One click at a table: what is sent for it, and how often the game is asked. */
import { expect, test, vi } from 'vitest'
import type { Action, Events, Subscription, TableState } from '../../../src/contract/api.ts'
import { catalogueOf, type Game } from '../../../src/games/facets/facets.ts'
import type { Playing } from '../../../src/games/facets/playing.ts'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import { eventHub } from '../../../src/main/platform/events.ts'
import { serve } from '../../../src/main/platform/serve.ts'
import type { Services } from '../../../src/main/services/services.ts'
import { TablesService } from '../../../src/main/tables/tables.ts'
import { GAME, newTable } from '../../support/games.ts'
import { anyAction, isFinished } from '../player.ts'
import { newServices } from '../services.ts'
import { act, clock, newStore } from './room.ts'

/** A page that hears these events, and every text that is sent to it. */
function newPage(services: Services, ...events: Subscription[]) {
  let receive: (text: string) => void = () => {}
  const sent: string[] = []
  const channel = {
    send: (text: string) => void sent.push(text),
    onMessage: (handler: typeof receive) => (receive = handler),
  }
  serve({ ...channel, onClose: () => {} }, services)
  const call = async (m: string, ...a: unknown[]) => {
    receive(JSON.stringify({ t: 'q', i: '1', m, a }))
    await vi.waitFor(() => expect(sent.at(-1)).toMatch(/^{"t":"s"/))
  }
  return { call, ready: call('events.hear', events), sent: () => sent.splice(0) }
}

/** Two pages at one table, one on the home screen and one at another table, and what each is sent for an action. */
async function fourPages() {
  const services = await newServices()
  const table = services.api['tables.create'](newTable())
  const other = services.api['tables.create'](newTable())
  const at = ({ id }: TableState): Subscription[] => [
    ['table.changed', id],
    ['bots.changed', id],
  ]
  const pages = [
    newPage(services, ...at(table)),
    newPage(services, ...at(table)),
    newPage(services, 'summary.changed', 'tables.changed'),
    newPage(services, ...at(other)),
  ]
  const [acting] = pages
  for (const page of pages) {
    await page.ready
    page.sent()
  }
  const click = async ({ game, id, revision }: TableState, action: Action) => {
    await acting.call('tables.act', { game, id, revision, action })
    const now = services.api['tables.open'](id)
    return {
      now,
      sent: pages.map((page) =>
        page.sent().map((text) => JSON.parse(text) as { m?: string; a?: unknown[]; r?: unknown }),
      ),
    }
  }
  return { table, click }
}

const told = (name: keyof Events, value: unknown) => ({ m: 'event', a: [name, value], t: 'q' })

test('each page is sent the table once, the one that acted before its answer, and the home screen a line', async () => {
  const { table, click } = await fourPages()
  const { now, sent } = await click(table, anyAction(table, seeded(1)))
  expect(now.revision).toBe(2)
  expect(sent[0]).toEqual([told('table.changed', now), { t: 's', i: '1', r: 2 }])
  expect(sent[1]).toEqual([told('table.changed', now)])
  expect(sent[3]).toEqual([])
  expect(sent[2]).toMatchObject([{ m: 'event', a: ['summary.changed', { id: now.id, turn: now.turn }] }])
})

test('a page is sent no more than the table and a few words, however many games there are', async () => {
  const { table, click } = await fourPages()
  const { now, sent } = await click(table, anyAction(table, seeded(1)))
  const bytes = sent.map((texts) => Buffer.byteLength(texts.map((text) => JSON.stringify(text)).join('')))
  const whole = Buffer.byteLength(JSON.stringify(now))
  expect(bytes[0]).toBeLessThan(whole + 150)
  expect(bytes[1]).toBeLessThan(whole + 100)
  expect(bytes[2]).toBeLessThan(600)
})

test('an action that is refused is answered, and nobody is sent anything', async () => {
  const { table, click } = await fourPages()
  const { sent } = await click({ ...table, revision: 7 }, anyAction(table, seeded(1)))
  expect(sent).toMatchObject([[{ t: 's', e: { code: 'stale', params: { revision: 1 } } }], [], [], []])
})

/** The game, with a count of how often each of its questions is asked. */
function counted(game: Game) {
  const counts: Partial<Record<keyof Playing, number>> = {}
  const playing = Object.fromEntries(
    Object.entries(game.playing).map(([name, ask]: [string, (...args: never[]) => unknown]) => [
      name,
      (...args: never[]) => {
        counts[name as keyof Playing] = (counts[name as keyof Playing] ?? 0) + 1
        return ask(...args)
      },
    ]),
  ) as unknown as Playing
  const taken = () => {
    const { after = 0, open = 0, result = 0, shown = 0, takeBack = 0, whyIllegal = 0 } = counts
    for (const name of Object.keys(counts)) delete counts[name as keyof Playing]
    return { after, open, result, shown, takeBack, whyIllegal }
  }
  return { game: { ...game, playing }, taken }
}

const ONCE = { after: 1, open: 0, result: 1, shown: 1, takeBack: 1, whyIllegal: 0 }

test('every click of a game asks each of its questions once, and replays nothing', async () => {
  const { game, taken } = counted(GAME)
  const store = await newStore()
  const random = seeded(3)
  const options = { catalogue: catalogueOf(game), store, events: eventHub(), now: clock(), random }
  const tables = new TablesService(options)
  let table = tables.create(newTable())
  expect(taken()).toMatchObject({ open: 1 })
  for (let clicks = 0; !isFinished(table); clicks++) {
    table = act({ tables })(table, anyAction(table, random))
    expect(taken(), `click ${clicks}`).toEqual(ONCE)
  }
})
