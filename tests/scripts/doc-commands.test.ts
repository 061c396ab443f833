/** Runs every command that the docs show, so that nobody who follows them gets an error. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../../src/games/catalogue.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const FENCE = /^ *```(\w*)\n([\s\S]*?)^ *```/gm
/** Other commands, such as git's, are not ours to try. */
const OURS = /^(\w+=\S+ )*(npm|node|node_modules\/\.bin\/\w+) /

const fencedIn = (text: string) =>
  [...text.matchAll(FENCE)]
    .filter(([, language]) => language === 'sh')
    .flatMap(([, , lines]) => lines.split('\n').map((line) => line.replace(/(^|\s+)#.*/, '').trim()))
const inlineIn = (text: string) =>
  [...text.replaceAll(FENCE, '').matchAll(/`([^`]+)`/g)].map(([, code]) => code.replaceAll(/\s+/g, ' '))

/** The commands of a page, each once, in order. */
const commandsIn = (text: string) => [
  ...new Set([...fencedIn(text), ...inlineIn(text)].filter((each) => OURS.test(`${each} `))),
]

const [game] = CATALOGUE.values()
const [weak] = game.identity.levels
/** Placeholders in the docs, each with an example. */
const PLACEHOLDERS: [RegExp, string][] = [
  [/ \[[^\]]*\]/g, ''],
  [/<id>|\bID\b/g, game.identity.id],
  [/\bLEVEL:LEVEL\b|\bA:B\b/g, `${weak}:${weak}`],
  [/\bCOMMAND\b/g, 'manual'],
  [/\bDIR\b/g, 'games'],
  [/\bN\b/g, '2'],
]
const filled = (command: string) =>
  PLACEHOLDERS.reduce((text, [placeholder, example]) => text.replaceAll(placeholder, example), command)

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

interface Task {
  name: string
  /** The command that npm would run. Undefined if package.json has no such script. */
  program?: string
  flags: string
}

function taskOf(command: string): Task | null {
  const task = /npm (?:run )?(?:--silent )?(?!link)([\w-]+)(?: -- (.*)| *$)/.exec(command)
  return task && { name: task[1], program: scripts[task[1]], flags: task[2] ?? '' }
}

/** True if it is run as it is, not only for its usage. */
const isRun = (command: string) => taskOf(command)?.name === 'pithead'

/** The same command, made short: it does what it says with one game, lists what it would run, or prints its usage. */
function shortened(command: string): string {
  const task = taskOf(filled(command))
  if (!task) return `${filled(command)} --help`
  const { name, program, flags } = task
  if (program === undefined) return `echo 'no script is called ${name}' >&2; false`
  if (isRun(command)) return `${program} ${flags.replace(/--games \d+/, '--games 1')}`
  return `${program} ${flags} --help`
}

/** Whether all tests that it names are there. */
const namesTests = (command: string) =>
  command.split(' ').every((word) => !word.startsWith('tests/') || existsSync(join(ROOT, word)))

/** Runs a command as npm would. Answers what went wrong, or null. */
async function faultOf(command: string, folder: string): Promise<string | null> {
  if (!namesTests(command)) return `${command}: there are no such tests`
  const env = {
    ...process.env,
    PATH: `${join(process.execPath, '..')}:${process.env.PATH}`,
    NODE_OPTIONS: '',
    PITHEAD_DATA: join(folder, 'data'),
    npm_lifecycle_event: taskOf(command)?.name ?? '',
    INIT_CWD: folder,
  }
  const child = spawn('sh', ['-c', shortened(command).replace('games/*', `${folder}/games/*`)], {
    ...{ cwd: ROOT, env, stdio: ['ignore', 'ignore', 'pipe'] },
  })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (part: string) => (complaint += part))
  const [status] = (await once(child, 'close')) as [number]
  return status === 0 ? null : `${command}: status ${status}, ${complaint}`
}

const PAGES = ['README.md', 'CONTRIBUTING.md', ...readdirSync(join(ROOT, 'docs')).map((name) => `docs/${name}`)]
const TRIED = PAGES.filter((page) => page.endsWith('.md'))
  .map((page) => [page, commandsIn(read(page))] as const)
  .filter(([, commands]) => commands.length > 0)

const tried = new Map<string, Promise<string | null>>()

/** A usage is the same for every page that names its command. */
function faultOnce(command: string, folder: string): Promise<string | null> {
  const key = isRun(command) ? `${command} in ${folder}` : command
  if (!tried.has(key)) tried.set(key, faultOf(command, folder))
  return tried.get(key)!
}

describe.skipIf(process.platform === 'win32').concurrent('every command works that is shown', () => {
  test.for(TRIED)('in %s', async ([, commands], { expect, onTestFinished }) => {
    const folder = mkdtempSync(join(tmpdir(), 'pithead-docs-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const faults: string[] = []
    // One after the other: some read what one before them wrote.
    for (const command of commands) {
      const fault = await faultOnce(command, folder)
      if (fault !== null) faults.push(fault)
    }
    expect(faults).toEqual([])
  })
})

test('commands are found in blocks and in sentences, and placeholders are filled in', () => {
  const text = '```sh\nnpm start    # opens it\ngit status\n```\n`npm run arena -- --game ID\n--pair A:B` and `--help`'
  const commands = commandsIn(text)
  expect(commands).toEqual(['npm start', 'npm run arena -- --game ID --pair A:B'])
  expect(commands.map(shortened)).toEqual([
    'node scripts/run.mjs start  --help',
    `node scripts/run.mjs arena --game ${game.identity.id} --pair ${weak}:${weak} --help`,
  ])
})

test.each(['npm run nonsense', 'npm start -- --nonsense', 'npm run pithead -- nonsense'])(
  '%s would be found out',
  async (command) => {
    expect(await faultOf(command, tmpdir())).toContain('status')
  },
)

test('a command that names tests which are gone would be found out', async () => {
  expect(await faultOf('npm test -- unit tests/nonsense', tmpdir())).toContain('no such tests')
})
