import { expect, test } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { readRecord } from '../../../src/games/record/record.ts'
import { recordText } from '../../../src/main/tables/record-text.ts'
import { tableOf } from '../../../src/main/tables/stored-table.ts'
import { afterAction } from '../../../src/main/tables/table-action.ts'
import { golden } from '../../support/golden.ts'

test('a game whose last decision is taken back has nothing kept with it: only finished ones do', () => {
  const record = { ...golden('2-players'), study: [{ at: 0, name: 'The start' }] }
  const stored = {
    record: JSON.stringify(record),
    pending: [],
    touchedAt: record.startedAt,
    finishedAt: null,
    revision: 1,
  }
  const table = tableOf(stored, CATALOGUE)
  expect(JSON.parse(recordText(table))).toEqual(record)
  const back = { ...table, ...afterAction(table, { type: 'take-back' }), overAt: null, result: null }
  const text = recordText(back)
  expect(readRecord(text, CATALOGUE).problem).toBeUndefined()
  expect(JSON.parse(text)).not.toHaveProperty('study')
})
