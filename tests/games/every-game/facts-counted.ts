/** Compares the archive's counts of a game's facts with a count of the test's own. */
import { expect, onTestFinished } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { gameIn } from '../../../src/games/facets/facets.ts'
import type { Fact } from '../../../src/games/facets/figures.ts'
import type { GameRecord } from '../../../src/games/record/record.ts'
import { changeOfRecord } from '../../../src/main/archive/change.ts'
import { openStore } from '../../../src/main/store/store.ts'
import { newFolder } from '../../main/folder.ts'
import { now } from '../../main/store/stored.ts'
import { golden, goldenNames } from '../../support/golden.ts'
import { playedRecord } from './games.ts'

/** A game's finished golden records and `each` random games for each number of players, with those played on screen. */
export function finishedGames(game: string, sizes: readonly number[], each: number) {
  const finished = goldenNames(game)
    .map((name) => golden(name, game))
    .filter(({ result }) => result !== null)
  const random = sizes.flatMap((players) =>
    Array.from({ length: each }, (_, seed) => playedRecord(gameIn(CATALOGUE, game), players, 300 + seed) as GameRecord),
  )
  const records = [...finished, ...random]
  return { records, digital: records.filter(({ mode }) => mode === 'digital') }
}

/** The archive counts the facts of these records, with averages and victories. */
export async function countsFacts(records: readonly GameRecord[], factsOf: (record: GameRecord) => readonly Fact[]) {
  const store = await openStore({ folder: newFolder(), now, catalogue: CATALOGUE })
  onTestFinished(() => store.close())
  records.forEach((record, at) =>
    store.games.create(changeOfRecord({ ...record, id: `game-${at}` }, now().toISOString(), CATALOGUE)),
  )
  const [{ game }] = records
  const digital = records.filter(({ mode }) => mode === 'digital')
  const { told, games } = store.statistics.tables({ game })
  expect([games, told.games]).toEqual([records.length, digital.length])
  const all = digital.flatMap((record) => factsOf(record).map((fact) => ({ ...fact, winners: record.result!.winners })))
  const { keys } = gameIn(CATALOGUE, game).figures.facts!
  expect(told.facts.map(({ key }) => key)).toEqual(keys.filter((key) => all.some((fact) => fact.key === key)))
  for (const { key, times, amount, won } of told.facts) {
    const own = all.filter((fact) => fact.key === key)
    expect(times).toBe(own.length)
    const amounts = own.flatMap((fact) => fact.amount ?? [])
    if (amounts.length === 0) expect(amount).toBeNull()
    else expect(amount).toBeCloseTo(average(amounts), 6)
    const sat = own.filter(({ seat }) => seat !== null)
    const victories = sat.map(({ seat, winners }) => (winners.includes(seat!) ? 1 / winners.length : 0))
    if (sat.length === 0) expect(won).toBeNull()
    else expect(won!.share).toBeCloseTo(average(victories), 6)
  }
}

const average = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b) / numbers.length
