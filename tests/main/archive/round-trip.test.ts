/** Out of one archive, into another and out again: the same bytes. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ExportFormat } from '../../../src/contract/archive.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import type { GameRecord } from '../../../src/games/record/record.ts'
import { BatchService } from '../../../src/main/archive/batch.ts'
import { TransfersService } from '../../../src/main/archive/transfers.ts'
import { eventHub } from '../../../src/main/platform/events.ts'
import { archived, called, now, told } from './archived.ts'

async function open(records: readonly GameRecord[] = []) {
  const { store } = await archived(records)
  const options = { catalogue: CATALOGUE, store, events: eventHub(), now, forget: () => {} }
  const transfers = new TransfersService(options)
  const exported = async (ids: string[], format: ExportFormat = 'records') => {
    const { id, name } = await transfers.make({ games: { ids }, format })
    return { name, bytes: readFileSync(transfers.exported(id)!.path) }
  }
  const imported = async ({ name, bytes }: { name: string; bytes: Buffer }) => {
    const id = transfers.begin()
    for (let from = 0; from < bytes.length; from += 42_000) {
      const part = bytes.subarray(from, from + 42_000).toString('base64')
      await transfers.add({ id, name, part, last: from + 42_000 >= bytes.length })
    }
    return transfers.run(id)
  }
  return { exported, imported, batch: new BatchService(options) }
}

const games = (): GameRecord[] => [
  called(
    told('2-players', 'a', {
      place: 'Café “Zur Grube”',
      notes: 'Rain.\n\tThen sun \u{1f308}',
      tags: ['Été 26', 'b'],
      star: true,
    }),
    'Zoë',
    'Anné',
  ),
  told('companion-points', 'b', { tags: ['league'], notes: '\\ "quoted" \r\n' }),
  told('3-players', 'c', { star: true }),
  told('4-players', 'd'),
]
const ids = games().map(({ id }) => id)

test.each([
  ['each game alone', ids.map((id) => [id])],
  ['all games together', [ids]],
])('%s: with tags, star, place and notes', async (_, selections) => {
  const [here, there] = [await open(games()), await open()]
  for (const selection of selections) {
    const first = await here.exported(selection)
    expect(await there.imported(first)).toMatchObject({ added: selection.length })
    const second = await there.exported(selection)
    expect(second.name).toBe(first.name)
    expect(second.bytes.equals(first.bytes)).toBe(true)
  }
})

test('games that were changed together, too', async () => {
  const [here, there] = [await open(games()), await open()]
  const change = { star: true, place: 'Home', addTags: ['new'], dropTags: ['b'], rename: { name: 'Zoë', to: 'Zoé' } }
  await here.batch.change({ games: { ids }, change })
  const first = await here.exported(ids)
  await there.imported(first)
  expect((await there.exported(ids)).bytes.equals(first.bytes)).toBe(true)
})
