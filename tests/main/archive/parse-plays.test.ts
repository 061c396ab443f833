import { expect, test } from 'vitest'
import { parsePlays } from '../../../src/main/archive/formats/parse-plays.ts'
import { sourceOf } from '../../../src/main/platform/source.ts'
import { playsOf } from '../../support/files.ts'
import { told } from './archived.ts'

const file = (plays: number) => playsOf(Array.from({ length: plays }, (_, n) => told('2-players', `game-${n}`)))

async function parsed(text: string) {
  const read = await parsePlays(sourceOf(Buffer.from(text)), () => {})
  return read && { ...read, plays: [...read.plays] }
}

test.each([1, 900])('a file of %i plays is what it says', async (plays) => {
  const text = await file(plays)
  const { players, locations, games, plays: list } = JSON.parse(text) as Record<string, unknown>
  expect({ locations, ...(await parsed(text)) }).toEqual({ players, locations, games, plays: list })
})

test('of a long file others may go first after each part', async () => {
  const text = await file(900)
  let parts = 0
  await parsePlays(sourceOf(Buffer.from(text)), () => void parts++)
  expect(parts).toBeGreaterThan(900)
})

test('whatever stands around it, a member is found where it is', async () => {
  const text = '\ufeff { "about" : "a \\"plays\\": [1]" , "players":[ ] ,"plays" : [ {"a":[1,{"b":"]"}]} , 7,"x" ] } \n'
  expect(await parsed(text)).toEqual({ plays: [{ a: [1, { b: ']' }] }, 7, 'x'] })
})

const LONG = ' '.repeat(500_000)

test.each([
  ['that is cut off', `{"plays": [1, 2${LONG}`],
  ['that is a record', `{"format": "x", "plays": []${LONG}}`],
  ['whose plays are no list', `{"plays": 7${LONG}}`],
  ['that goes on behind its end', `{"plays": [1]} {`],
  ['with an item left out', `{"plays": [1,]}`],
  ['with a value left out', `{"about": , "plays": []}`],
  ['nested deep', `{"plays": [${'['.repeat(200_000)}`],
  ['with a text that never ends', `{"plays": ["${'x'.repeat(200_000)}`],
])('a text %s is none', async (_, text) => {
  expect(await parsed(text)).toBeNull()
})
