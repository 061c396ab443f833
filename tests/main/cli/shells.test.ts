/** Completion and the manual page know every command and flag. */
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { programOf } from '../../../src/main/cli/program.ts'
import { ran, testLine } from './line.ts'

const program = programOf(testLine().line, '1.2.3')
const names = program.commands.map((command) => command.name())
const flags = [...new Set(program.commands.flatMap(({ options }) => options.map(({ long }) => long!)))]

test.each(['bash', 'zsh', 'fish'])('the %s script has every command and flag', async (shell) => {
  const { status, lines } = await ran(['completion', shell])
  expect(status).toBe(0)
  for (const name of names) expect(lines[0]).toContain(name)
  for (const flag of flags) expect(lines[0]).toContain(shell === 'fish' ? `-l ${flag.slice(2)}` : flag)
})

test.skipIf(process.platform === 'win32').each([
  [['pithead', 'ver'], ['verify']],
  [['pithead', 'list', '--j'], ['--json']],
  [['pithead', 'export', '--format', 'bg'], ['bg-stats']],
])('bash completes %j', async (words, replies) => {
  const { lines } = await ran(['completion', 'bash'])
  const script = `${lines[0]}\nCOMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _pithead; printf '%s\\n' "\${COMPREPLY[@]}"`
  const out = execFileSync('bash', ['-c', script, 'bash', ...words], { encoding: 'utf8' })
  expect(out.trim().split('\n')).toEqual(replies)
})

test('an unknown shell is refused', async () => {
  await expect(ran(['completion', 'csh'])).rejects.toThrow(/Allowed choices are bash, zsh, fish/)
})

test('the manual page has every command, flag and exit status', async () => {
  const { status, lines } = await ran(['manual'])
  expect(status).toBe(0)
  const page = lines[0].replaceAll('\\-', '-')
  expect(page).toMatch(/^\.TH PITHEAD 1/)
  for (const name of names) expect(page).toContain(`.SS pithead ${name}`)
  for (const flag of flags) expect(page).toContain(flag)
  expect(page).toMatch(/\.SH EXIT STATUS\n\.TP\n\.B 0\n/)
})
