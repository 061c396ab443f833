/** Other programs play with ours over lines of JSON: a whole tournament with one process, and no line ends it. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GAME, laterDecision } from '../../support/games.ts'
import { golden } from '../../support/golden.ts'
import { ENTRY } from './command.ts'

const { rules } = GAME
/** As strong as one can be without a second for each turn. */
const { name: LEVEL } = GAME.thinking!.levels.filter(({ isTimed }) => !isTimed).at(-1)!

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
  move?: unknown
  error?: { code: string; path: string }
}

const whole = golden('2-players')
const moves = whole.moves!
/** The game as it was after its first `count` moves. */
const after = (count: number) => ({ ...whole, finishedAt: null, result: null, moves: moves.slice(0, count) })
const question = (record: unknown) => JSON.stringify({ record })

/** The code by which the first position refuses an entry. */
const refusedAs = (entry: unknown) => rules.whyIllegal(rules.deal(whole.setup, 2), rules.decisionsOf(entry)[0])!.code

describe('one process', () => {
  let bot: ReturnType<typeof startBot>
  beforeAll(() => {
    bot = startBot('--level', LEVEL, '--iterations', '50')
  })
  afterAll(async () => expect(await bot.end()).toBe(0))

  test('plays a whole game, a move for each question', async () => {
    const record = after(0)
    let position = rules.deal(record.setup, 2)
    while (rules.asked(position) !== null) {
      const { move } = await bot.ask(question(record))
      for (const decision of rules.decisionsOf(move)) position = rules.play(position, decision)
      expect(rules.isUnderWay(position)).toBe(false)
      record.moves.push(move)
    }
    expect(record.moves.length).toBeGreaterThan(40)
  })

  const deep = `{"record":${'['.repeat(400_000)}${']'.repeat(400_000)}}`
  const wrong = rules.entryOf([laterDecision(whole)])
  test.each<[name: string, line: string | Buffer, code: string, path: string]>([
    ['nothing', '', 'not-json', ''],
    ['words', 'whose turn is it?', 'not-json', ''],
    ['half an object', question(after(9)).slice(0, -1), 'not-json', ''],
    ['no UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'not-utf-8', ''],
    ['a list', '[]', 'wrong-type', ''],
    ['nothing asked', '{}', 'missing', 'record'],
    ['something else asked', '{"record":null,"level":"quick"}', 'unknown-key', 'level'],
    ['no record', '{"record":17}', 'not-a-record', 'record.format'],
    ['a prototype', '{"record":{"__proto__":{"format":"pithead-record"}}}', 'not-a-record', 'record.format'],
    ['a pit of brackets', deep, 'not-a-record', 'record.format'],
    ['another version', question({ ...after(9), version: 2 }), 'unknown-version', 'record.version'],
    ['another mode', question(golden('companion-running')), 'not-digital', 'record.mode'],
    ['a finished game', question(whole), 'finished', 'record.moves'],
    ['a result that is missing', question(after(moves.length)), 'missing', 'record.result'],
    ['a move against the rules', question({ ...after(0), moves: [wrong] }), refusedAs(wrong), 'record.moves[0]'],
    ['a line too long', `{"record":"${'x'.repeat(50_000_000)}"}`, 'too-large', ''],
  ])('refuses %s, and goes on', async (_, line, code, path) => {
    expect(await bot.ask(line)).toEqual({ error: expect.objectContaining({ code, path }) as unknown })
    expect((await bot.ask(question(after(9)))).move).toBeDefined()
  })
})

test('the answer depends on the question and the seed alone', async () => {
  const bot = startBot('--level', LEVEL, '--iterations', '60', '--seed', '5')
  const other = startBot('--level', LEVEL, '--iterations', '60', '--seed', '5')
  const record = after(20)
  const first = await bot.ask(question(record))
  await other.ask(question(after(3)))
  expect(await other.ask(question(record))).toEqual(first)
  expect(await Promise.all([bot.end(), other.end()])).toEqual([0, 0])
})
