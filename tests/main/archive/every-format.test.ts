/** Out in every format and in again, for games of all titles: what comes back, and what a format can't say. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { nameFrom, nameKey } from '../../../src/games/building-blocks/forms.ts'
import { minutesOf } from '../../../src/games/building-blocks/minutes.ts'
import { isFinished } from '../../../src/games/facets/recording.ts'
import { writeRecord, type FinishedRecord } from '../../../src/games/record/record.ts'
import { exportName } from '../../../src/main/archive/formats/export-names.ts'
import { exportedFile } from '../../../src/main/archive/export.ts'
import { RECORD_PLACE, withRecord } from '../../../src/main/archive/formats/sent-game.ts'
import { golden, goldenGames, goldenNames } from '../../support/golden.ts'
import { bringIn } from './brought.ts'

const PAGE = `<!doctype html><script type="application/json" id="record">${RECORD_PLACE}</script>`

const FORMATS = {
  records: { end: 'pithead', isWhole: true },
  html: { end: 'html', isWhole: true },
  csv: { end: 'csv', isWhole: false },
  'bg-stats': { end: 'bgsplay', isWhole: false },
} as const
type Format = keyof typeof FORMATS

async function exported(records: readonly FinishedRecord[], format: Format): Promise<[string, Buffer][]> {
  const name = `games.${FORMATS[format].end}`
  // The page around the record is built, and tried by the built program's tests.
  if (format === 'html') return records.map((record) => [name, Buffer.from(withRecord(PAGE, record))])
  const parts: Buffer[] = []
  for await (const part of exportedFile(records, format, CATALOGUE).parts) parts.push(part)
  return [[name, Buffer.concat(parts)]]
}

const finished = (game: string): FinishedRecord[] =>
  goldenNames(game)
    .map((name) => golden(name, game))
    .filter(isFinished)

const text = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 40 })
  .map(nameFrom)
  .filter((name) => name !== '')
const notes = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }).filter((each) => each.trim() !== '')

/** A game with other names, place, notes and tags. */
const toldAnew = (record: FinishedRecord): fc.Arbitrary<FinishedRecord> =>
  fc
    .record({
      names: fc.uniqueArray(text, { minLength: 5, maxLength: 5, selector: nameKey }),
      place: fc.option(text, { nil: undefined }),
      notes: fc.option(notes, { nil: undefined }),
      tags: fc.option(fc.uniqueArray(text, { minLength: 1, maxLength: 3, selector: nameKey }), { nil: undefined }),
      id: fc.uuid(),
    })
    .map(({ names, place, notes, tags, id }) => {
      const { place: _, notes: __, tags: ___, ...rest } = record
      const players = record.players.map((player, seat) => ({ ...player, name: names[seat] }))
      return { ...rest, id, players, ...(place && { place }), ...(notes && { notes }), ...(tags && { tags }) }
    })

/** The facts that every format has of a game. Plays know times only to the minute. */
function saidOf(record: FinishedRecord, names: (player: FinishedRecord['players'][number]) => string) {
  const { scores, winners } = record.result
  return {
    ...{ id: record.id, game: record.game, place: record.place, notes: record.notes },
    players: record.players.map((player) => [names(player), player.color]),
    totals: scores.map(({ total }) => total),
    winners,
    minutes: minutesOf(record),
    ended: Math.floor(Date.parse(record.finishedAt) / 1000),
  }
}

/** Some golden games of a title, each told anew. */
const someOf = (game: string): fc.Arbitrary<FinishedRecord[]> =>
  fc
    .subarray(finished(game), { minLength: 1 })
    .chain((records) => fc.tuple(...records.map(toldAnew)))
    .filter((records) => new Set(records.map(({ id }) => id)).size === records.length)

describe.each(goldenGames())('games of %s', (game) => {
  test.each(Object.keys(FORMATS) as Format[])('come back from %s with all that it says', async (format) => {
    await fc.assert(
      fc.asyncProperty(someOf(game), async (records) => {
        const there = await bringIn(await exported(records, format))
        expect(there.items.map(({ state }) => state)).toEqual(records.map(() => 'new'))
        for (const record of records) {
          const back = JSON.parse(there.archive.open(record.id)) as FinishedRecord
          if (FORMATS[format].isWhole) expect(writeRecord(back)).toBe(writeRecord(record))
          else expect(saidOf(back, ({ name }) => name)).toEqual(saidOf(record, exportName))
        }
      }),
      { numRuns: 2 },
    )
  })

  test.each(Object.keys(FORMATS) as Format[])('are known again where their %s comes to the archive', async (format) => {
    await fc.assert(
      fc.asyncProperty(someOf(game), async (records) => {
        const { items } = await bringIn(await exported(records, format), records)
        expect(items.filter(({ state }) => state !== 'same-id')).toEqual([])
      }),
      { numRuns: 2 },
    )
  })
})
