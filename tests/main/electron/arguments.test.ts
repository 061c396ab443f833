import { expect, test } from 'vitest'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gameArgument, readArguments } from '../../../src/main/electron/arguments.ts'

const ID = '3f0c0b1e-6a0b-4a58-9d0e-0f6d2a0c9a11'

test('files are those that an import can read, as whole paths from where the program was called', () => {
  const { files } = readArguments(['a.pithead', '../b.JSON', '/x/c.zip', 'd.bgsplay', 'e.txt', '.'], '/home/anna/games')
  const from = (path: string) => resolve('/home/anna/games', path)
  expect(files).toEqual([from('a.pithead'), from('../b.JSON'), from('/x/c.zip'), from('d.bgsplay')])
})

test('a file may come as an address, as Linux desktops write it', () => {
  const path = resolve('/home/anna', 'an evening – 100 %.pithead')
  expect(readArguments([pathToFileURL(path).href], '/').files).toEqual([path])
  for (const none of ['file:///x/%2F.pithead', 'file://[/x.pithead', 'file:///x/e.txt'])
    expect(readArguments([none], '/').files).toEqual([])
})

test('a switch says where to go', () => {
  expect(readArguments(['--new-game'], '/').go).toEqual({ to: 'new' })
  expect(readArguments(['--score'], '/').go).toEqual({ to: 'score' })
  for (const id of [ID, `"another program's" & co`])
    expect(readArguments([gameArgument(id)], '/').go).toEqual({ to: 'game', id })
})

test('a link leads to a position of a finished game, and is no file', () => {
  expect(readArguments([`pithead://archive/${ID}/move/12`], '/')).toEqual({
    files: [],
    go: { to: 'position', id: ID, moves: 12 },
  })
  expect(readArguments(['PITHEAD://archive/an%20id.pithead/move/0/'], '/').go).toMatchObject({ id: 'an id.pithead' })
  for (const wrong of [
    '',
    'x.pithead',
    'archive//move/1',
    'archive/%/move/1',
    'archive/a/move/-1',
    'archive/a/move/1e9',
  ])
    expect(readArguments([`pithead://${wrong}`], '/')).toEqual({ files: [], go: null })
})

test('what others add, and what makes no sense, is passed over', () => {
  const args = [
    '--no-sandbox',
    '--original-process-start-time=1',
    '--user-data-dir=/x/y.zip',
    '--game=',
    '--game=%',
    '',
  ]
  expect(readArguments(args, '/')).toEqual({ files: [], go: null })
})
