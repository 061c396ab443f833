import { resolve } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { UsageError } from '../../../scripts/main.ts'
import { readOptions } from '../../../scripts/start/start-options.ts'

test('without flags any host will do, on a free port, and the page is opened', () => {
  expect(readOptions([])).toEqual({ host: undefined, port: 0, open: true, files: [] })
})

test('each flag is understood, with a space or an equals sign', () => {
  expect(readOptions(['--host', 'electron']).host).toBe('electron')
  expect(readOptions(['--host=loopback', '--port=8080', '--no-open'])).toEqual({
    host: 'loopback',
    port: 8080,
    open: false,
    files: [],
  })
})

test('files to import are whole paths from where npm was called, beside any flag', () => {
  vi.stubEnv('INIT_CWD', resolve('/home/anna'))
  onTestFinished(() => void vi.unstubAllEnvs())
  const { files, port } = readOptions(['a.pithead', '--port', '80', '../b.zip'])
  expect({ files, port }).toEqual({ files: [resolve('/home/anna/a.pithead'), resolve('/home/b.zip')], port: 80 })
})

test.each([['--port', '8080'], ['--no-open']])('%s asks for the loopback host', (...args) => {
  expect(readOptions(args).host).toBe('loopback')
})

const WRONG: [string, RegExp][] = [
  ['--prot 8080', /unknown argument "--prot"/],
  ['-p 8080', /unknown argument "-p"/],
  ['8080', /unknown argument "8080"/],
  ['--', /unknown argument "--"/],
  ['--constructor', /unknown argument "--constructor"/],
  ['--host', /not ""/],
  ['--host firefox', /loopback or electron, not "firefox"/],
  ['--port', /not ""/],
  ['--port 6000', /no browser opens a page on port 6000/],
  ['--port 65536', /to 65535, not "65536"/],
  ['--port -1', /not "-1"/],
  ['--port 80.5', /not "80.5"/],
  ['--no-open=yes', /takes no value/],
  ['--host electron --port 80', /go with --host loopback/],
]

test.each(WRONG)('%s is refused in one line', (line, message) => {
  const attempt = () => readOptions(line.split(' '))
  expect(attempt).toThrow(UsageError)
  expect(attempt).toThrow(message)
  expect(attempt).not.toThrow(/\n/)
})
