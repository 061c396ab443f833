/** Other programs play with ours over lines of JSON: a whole tournament with one process, and no line ends it. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allOrders, allTiles, deal, playEntry, settle } from '../../../src/games/coal-baron/index.ts'
import type { DigitalRecord, Entry } from '../../../src/games/coal-baron/index.ts'
import { isFinished } from '../../../src/games/coal-baron/scoring.ts'
import { seeded, shuffled } from '../../../src/games/random.ts'
import { ENTRY } from './command.ts'

/** A running bot. `ask` writes a line and answers the line that comes back. */
function startBot(...flags: string[]) {
  const child = spawn(process.execPath, [ENTRY, 'bot', ...flags], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const exit = new Promise<number | null>((resolve) => child.on('exit', resolve))
  return {
    ask: async (line: string | Buffer) => {
      child.stdin.write(line)
      child.stdin.write('\n')
      return JSON.parse((await lines.next()).value as string) as Reply
    },
    /** Closes the input and answers the exit status. */
    end: () => {
      child.stdin.end()
      return exit
    },
  }
}

interface Reply {
  move?: Entry
  error?: { code: string; path: string }
}

const golden = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../records', name), 'utf8')) as DigitalRecord
const whole = golden('2-players.json')
/** The game as it stood after so many moves. */
const after = (moves: number, record = whole): DigitalRecord => ({
  ...record,
  finishedAt: null,
  result: null,
  moves: record.moves.slice(0, moves),
})
const question = (record: unknown) => JSON.stringify({ record })

describe('one process', () => {
  let bot: ReturnType<typeof startBot>
  beforeAll(() => {
    bot = startBot('--level', 'foreman', '--iterations', '50')
  })
  afterAll(async () => expect(await bot.end()).toBe(0))

  test('plays a whole game, a move for each question', async () => {
    const record = after(0)
    let state = deal({ ...record.setup, players: 2 })
    while (!isFinished(state)) {
      const { move } = await bot.ask(question(record))
      const played = playEntry(state, move!)
      expect(played.refusal).toBeUndefined()
      state = played.state!
      settle(state)
      record.moves.push(move!)
    }
    expect(record.moves.length).toBeGreaterThan(40)
  })

  const deep = `{"record":${'['.repeat(400_000)}${']'.repeat(400_000)}}`
  const { moves } = whole
  test.each<[name: string, line: string | Buffer, code: string, path: string]>([
    ['nothing', '', 'not-json', ''],
    ['words', 'whose turn is it?', 'not-json', ''],
    ['half an object', question(after(9)).slice(0, -1), 'not-json', ''],
    ['no UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'not-utf-8', ''],
    ['a list', '[]', 'wrong-type', ''],
    ['nothing asked', '{}', 'missing', 'record'],
    ['something else asked', '{"record":null,"level":"hewer"}', 'unknown-key', 'level'],
    ['no record', '{"record":17}', 'not-a-record', 'record.format'],
    ['a prototype', '{"record":{"__proto__":{"format":"pithead-record"}}}', 'not-a-record', 'record.format'],
    ['a pit of brackets', deep, 'not-a-record', 'record.format'],
    ['another version', question({ ...after(9), version: 2 }), 'unknown-version', 'record.version'],
    ['another mode', question(golden('companion-running.json')), 'not-digital', 'record.mode'],
    ['a finished game', question(whole), 'finished', 'record.moves'],
    ['a result that is missing', question(after(moves.length)), 'missing', 'record.result'],
    [
      'a move against the rules',
      question({ ...after(0), moves: [{ place: 'bank' }] }),
      'other-decision',
      'record.moves[0]',
    ],
    ['a line too long', `{"record":"${'x'.repeat(50_000_000)}"}`, 'too-large', ''],
  ])('refuses %s, and goes on', async (_, line, code, path) => {
    expect(await bot.ask(line)).toEqual({ error: expect.objectContaining({ code, path }) as unknown })
    expect((await bot.ask(question(after(9)))).move).toBeDefined()
  })
})

test('the answer depends on the question and the seed, and not on what the seat can’t see', async () => {
  const bot = startBot('--level', 'foreman', '--iterations', '60', '--seed', '5')
  const other = startBot('--level', 'foreman', '--iterations', '60', '--seed', '5')
  const record = after(20)
  const first = await bot.ask(question(record))
  await other.ask(question(after(3)))
  expect(await other.ask(question(record))).toEqual(first)
  expect(await other.ask(question(otherwiseShuffled(after(0))))).toEqual(await bot.ask(question(after(0))))
  expect(await Promise.all([bot.end(), other.end()])).toEqual([0, 0])
})

/** The same game for everybody who sits down: what the set-up turned up stays, the stacks below are shuffled. */
function otherwiseShuffled(record: DigitalRecord): DigitalRecord {
  const { tiles, orders } = record.setup
  const below = <T>(items: T[], shown: number) => [...items.slice(0, shown), ...shuffled(items.slice(shown), seeded(1))]
  expect([tiles.length, orders.length]).toEqual([allTiles().length, allOrders().length])
  return { ...record, setup: { ...record.setup, tiles: below(tiles, 5), orders: below(orders, 7) } }
}
