/** The end of a run in which several steps failed. */
import { expect, test, vi } from 'vitest'
import { closing } from '../../../scripts/test/closing.ts'
import { filesNamedIn } from '../../../scripts/test/failures.ts'
import type { Finished } from '../../../scripts/test/run-steps.ts'
import type { Step } from '../../../scripts/test/steps.ts'
import { emptyTally, type Tally } from '../../../scripts/test/tally.ts'

function finished(name: string, more: Partial<Finished> & { counts?: Partial<Tally>; takesArguments?: boolean }) {
  const { counts, takesArguments = false, ...rest } = more
  const step: Step = { name, takesArguments, run: vi.fn() }
  const tally = counts && { ...emptyTally(), ...counts }
  return { step, status: 0, output: '', seconds: 1, tally, ...rest } satisfies Finished
}

test('failures of several steps stand together, each with the command that repeats it', () => {
  const failed = [{ file: 'tests/a.test.ts', name: 'a “quoted” $name > costs 5 €' }, { file: 'tests/b c.test.ts' }]
  const told = closing(
    [
      finished('lint', { status: 1, output: '/nowhere/a.ts\npackage.json\n  1:1 error', takesArguments: true }),
      finished('unit', { status: 1, output: 'AssertionError: 1', counts: { passed: 7, skipped: 2, failed } }),
      finished('build', { status: 1, output: 'no config' }),
      finished('e2e', { status: 1, without: 'build' }),
      finished('components', { counts: { passed: 3 } }),
    ],
    61.25,
  )
  expect(told.split('\n')).toEqual([
    '',
    'FAILED lint (1.0 s)',
    '/nowhere/a.ts',
    'package.json',
    '  1:1 error',
    '',
    'FAILED unit (1.0 s)',
    'AssertionError: 1',
    '',
    'FAILED build (1.0 s)',
    'no config',
    '',
    '4 failed:',
    '  lint',
    '    npm test -- lint package.json',
    '  unit: tests/a.test.ts > a “quoted” $name > costs 5 €',
    '    npm test -- unit tests/a.test.ts -t "a .quoted. .name . costs 5 ."',
    '  unit: tests/b c.test.ts',
    '    npm test -- unit "tests/b c.test.ts"',
    '  build',
    '    npm test -- build',
    '  not run e2e: build failed',
    'steps: 5, time: 61.3 s, tests skipped: 2',
    '10 passed, 4 failed',
  ])
})

test('a browser test is repeated by its line', () => {
  const failed = [{ file: 'tests/e2e/a.test.ts:12', name: 'a table' }]
  expect(closing([finished('e2e', { status: 1, counts: { failed } })], 1)).toContain(
    '  e2e: tests/e2e/a.test.ts:12 > a table\n    npm test -- e2e tests/e2e/a.test.ts:12\n',
  )
})

test('a test that passed only the second time is told, and is a failure where the environment says CI', () => {
  const flaky = [{ file: 'tests/e2e/a.test.ts:12', name: 'a table' }]
  const end = (status: number) => closing([finished('e2e', { status, counts: { passed: 1, flaky } })], 1)
  vi.stubEnv('CI', '')
  expect(end(0)).toContain('flaky: tests/e2e/a.test.ts:12 > a table passed only when it was tried again\n')
  expect(end(0)).toMatch(/\n1 passed, 0 failed$/)
  vi.stubEnv('CI', 'true')
  expect(end(1)).toContain('    npm test -- e2e tests/e2e/a.test.ts:12\n')
  expect(end(1)).toMatch(/\n1 passed, 1 failed$/)
  vi.unstubAllEnvs()
})

test('the files that a linter and a formatter name are found, each once', () => {
  const output = `${process.cwd()}/package.json\n  1:2 error\n[warn] README.md\n[warn] package.json\n[warn] tests\n    ,-[LICENSE:3:1]\n`
  expect(filesNamedIn(output)).toEqual(['package.json', 'README.md', 'LICENSE'])
})

test('a line too long to be a file’s name, as a test runner’s line of dots, names none', () => {
  expect(filesNamedIn(`${'·'.repeat(5000)}\npackage.json`)).toEqual(['package.json'])
})
