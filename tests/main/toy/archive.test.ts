/** The toy in the archive, beside a game that the program ships. */
import { expect, test } from 'vitest'
import { catalogueOf } from '../../../src/games/facets/facets.ts'
import { writeRecord } from '../../../src/games/record/record.ts'
import { quietToy } from '../../support/quiet-toy.ts'
import { toy } from '../../toy/games/toy/game.ts'
import { newFolder } from '../folder.ts'
import { exportedFrom, finished, found, imported, ofShipped, opened, seated, shipped } from './room.ts'

test('games of two titles go out in every format and come in again', async () => {
  const here = await opened(newFolder())
  const { id } = await finished(here.call)
  expect(await imported(here.call, 'one.pithead', writeRecord(ofShipped(1)))).toMatchObject({ kept: 1 })
  const ids = [id, 'shipped-1']
  const file = await here.call('archive.open', id)

  const alone = await exportedFrom(here, [id], 'records')
  expect(alone.name).toMatch(/ toy Player 1, .*\.pithead$/)
  expect(alone.bytes.toString()).toBe(file)
  const archive = await exportedFrom(here, ids, 'records')

  const there = await opened(newFolder())
  expect(await imported(there.call, archive.name, archive.bytes)).toMatchObject({ count: { new: 2 }, kept: 2 })
  expect(await there.call('archive.open', id)).toBe(file)
  expect(await there.call('archive.open', 'shipped-1')).toBe(writeRecord(ofShipped(1)))
  expect((await imported(there.call, 'again.pithead', file)).items).toMatchObject([{ state: 'same-id' }])
})

test('a table has the columns of both, and a game that isn’t listed goes by its id', async () => {
  const room = await opened(newFolder())
  const { call } = room
  const { id, players, result } = await finished(call)
  await imported(call, 'one.pithead', writeRecord(ofShipped(2)))
  const { scores } = result as unknown as { scores: { coal: number; dust: number; total: number; lumps: number }[] }

  const csv = (await exportedFrom(room, [id, 'shipped-2'], 'csv')).bytes.toString().trim().split('\r\n')
  const [header, ...rows] = csv.map((row) => row.match(/("[^"]*"|[^,]*)(,|$)/g)!.map((cell) => cell.replace(/,$/, '')))
  const cell = (row: string[], column: string) => row[header.indexOf(column)]
  for (const column of [...toy.figures.columns, ...shipped.figures.columns, 'lumps']) expect(header).toContain(column)
  const own = rows.filter((row) => cell(row, 'game') === 'toy')
  expect(own.map((row) => cell(row, 'coal'))).toEqual(scores.map(({ coal }) => String(coal)))
  expect(own.map((row) => cell(row, 'dust'))).toEqual(scores.map(({ dust }) => String(dust)))
  expect(own.map((row) => cell(row, 'lumps'))).toEqual(scores.map(({ lumps }) => String(lumps)))
  expect(own.filter((row) => cell(row, 'starting player') === 'yes')).toHaveLength(1)
  expect(rows).toHaveLength(players.length + 2)

  const plays = JSON.parse((await exportedFrom(room, [id, 'shipped-2'], 'bg-stats')).bytes.toString()) as {
    games: { name: string; bggId: number }[]
    plays: { playerScores: { score: string; startPlayer: boolean }[] }[]
  }
  expect(plays.games.map(({ name, bggId }) => [name, bggId])).toEqual([
    ['toy', 0],
    [shipped.identity.listing!.name, shipped.identity.listing!.id],
  ])
  const [{ playerScores }] = plays.plays
  expect(playerScores.filter(({ startPlayer }) => startPlayer)).toHaveLength(1)
  expect(playerScores[0].score).toBe(`${scores[0].coal}${scores[0].dust < 0 ? '' : '+'}${scores[0].dust}`)
  expect(decodeURIComponent(await call('export.link', id))).toContain('"name":"toy"')
})

test('a game is removed and put back, renamed and edited like any other', async () => {
  const { call } = await opened(newFolder())
  const { id, players, startedAt } = await finished(call)
  expect(await call('archive.remove', { ids: [id] })).toEqual([id])
  expect(await found(call, {})).toEqual([])
  await call('archive.restore', [id])
  await call('people.rename', { name: 'Player 3', to: 'Anna' })
  expect(await found(call, { with: [{ name: 'Anna' }] })).toEqual([id])
  const names = players.map(({ name }) => name).with(2, 'Lucy')
  await call('archive.edit', { id, names, place: 'Bochum', notes: null, startedAt })
  expect(await found(call, { search: 'bochum lucy' })).toEqual([id])
  expect(await call('tables.open', id)).toMatchObject({ waiting: 'finished' })
})

test('statistics and ratings of one title know nothing of the other', async () => {
  const { call } = await opened(newFolder())
  const other = shipped.identity.id
  const over = await finished(call, seated('human', 'human', 'bot:idle'))
  const records = [ofShipped(3), ofShipped(4)]
  for (const record of records) await imported(call, `${record.id}.pithead`, writeRecord(record))
  const totalsOf = (result: unknown) => (result as { scores: { total: number }[] }).scores.map(({ total }) => total)

  const toys = await call('statistics.people', { game: 'toy' })
  const others = await call('statistics.people', { game: other })
  expect([toys.games, others.games]).toEqual([1, 2])
  expect(toys.bots.map(({ control }) => control)).toEqual(['bot:idle'])
  expect(others.bots).toEqual([])

  const mine = await call('statistics.person', { name: 'Player 1', game: 'toy' })
  const theirs = await call('statistics.person', { name: 'Player 1', game: other })
  expect(mine.trend).toEqual([totalsOf(over.result)[0]])
  expect(theirs.trend.toSorted()).toEqual(records.map(({ result }) => totalsOf(result)[0]).toSorted())
  expect(mine.parts!.own).toHaveLength(2)
  expect(theirs.parts!.own).toHaveLength(shipped.figures.parts.length)
  expect(mine.rating).not.toEqual(theirs.rating)

  const alone = await opened(newFolder())
  await imported(alone.call, 'toy.pithead', await call('archive.open', over.id))
  expect(await alone.call('statistics.people', { game: 'toy' })).toEqual(toys)

  const tables = await call('statistics.tables', { game: 'toy' })
  expect(tables.tables.map(({ players, games }) => [players, games])).toEqual([
    [2, 0],
    [3, 1],
    [4, 0],
    [5, 0],
  ])
  expect(tables.tables[1].order).toHaveLength(3)
  expect(tables.tables[1].parts!.paid).toHaveLength(2)
})

test('statistics of a game in which nobody in particular begins have no order of play', async () => {
  const anybody = { ...quietToy, figures: { ...quietToy.figures, starter: () => null } }
  const { call } = await opened(newFolder(), catalogueOf(anybody))
  await finished(call, seated('human', 'human'), 'quiet-toy')
  const { tables } = await call('statistics.tables', { game: 'quiet-toy' })
  expect(tables[0]).toMatchObject({ games: 1, order: [] })
})
