/** Plays of BG Stats: of every title, of other programs, and those that are known already. */
import { afterEach, describe, expect, test } from 'vitest'
import type { ImportItem } from '../../../src/contract/archive.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { readRecord, type GameRecord } from '../../../src/games/record/record.ts'
import { Import, unhurried } from '../../../src/main/archive/import.ts'
import { sourceOf } from '../../../src/main/platform/source.ts'
import { playsOf as playsTextOf } from '../../support/files.ts'
import { bringIn, itemsOf } from './brought.ts'
import { archived, called, told } from './archived.ts'
import { golden, goldenGames, goldenNames } from '../../support/golden.ts'

interface Plays {
  games: { name: string; bggName: string; bggId: number }[]
  plays: { uuid: string; playDate: string; durationMin?: number; comments?: string; gameRefId: number }[]
}

const zone = process.env.TZ
afterEach(() => void (process.env.TZ = zone))

const states = (items: readonly ImportItem[]) => items.map(({ state }) => state)
async function playsOf(records: readonly GameRecord[], change: (file: Plays) => void = () => {}) {
  const file = JSON.parse(await playsTextOf(records)) as Plays
  change(file)
  return Buffer.from(JSON.stringify(file))
}
const own = () => called(told('2-players', 'own', { place: 'Home' }), 'Anna', 'Bob')
const underOtherId = (file: Plays) => void (file.plays[0].uuid = 'theirs')

const titles = goldenGames().map((game): [string, GameRecord] => [game, golden(goldenNames(game)[0], game)])

describe.each(titles)('a play of %s', (game, record) => {
  test('goes out under its name and comes back', async () => {
    const bytes = await playsOf([record])
    const [named] = (JSON.parse(bytes.toString()) as Plays).games
    const { titles, listing } = CATALOGUE.get(game)!.identity
    expect(named).toMatchObject({ name: titles[0], bggName: titles[0], bggId: listing?.id ?? 0 })
    const { items, store } = await bringIn([['a.bgsplay', bytes]])
    expect(states(items)).toEqual(['new'])
    const back = readRecord(store.games.load(record.id)!.record, CATALOGUE)
    expect(!back.problem && back.record).toMatchObject({ game, finishedAt: record.finishedAt })
    expect(!back.problem && back.verdict.totals).toEqual(record.result!.scores.map(({ total }) => total))
  })

  test.each([
    ['its name in each language', (titles: readonly string[]) => titles],
    ['its id, as earlier exports did', () => [game]],
    ['its name in capitals, with other spaces', ([title]: readonly string[]) => [` ${title.toUpperCase()}!`]],
  ])('is known by %s, without a number', async (_, namesOf) => {
    for (const name of namesOf(CATALOGUE.get(game)!.identity.titles)) {
      const bytes = await playsOf([record], ({ games }) => Object.assign(games[0], { name, bggName: '', bggId: 0 }))
      const { items, store } = await bringIn([['a.bgsplay', bytes]])
      expect(states(items)).toEqual(['new'])
      expect(store.games.summary(record.id)!.game).toBe(game)
    }
  })
})

test('plays of other games are counted and named', async () => {
  const bytes = await playsOf([own()], (file) => {
    Object.assign(file.games[0], { name: 'Chess', bggName: '', bggId: 171 })
    file.plays.push({ ...file.plays[0] }, { ...file.plays[0], gameRefId: 99 })
  })
  const { items } = await bringIn([['a.bgsplay', bytes]])
  expect(items).toEqual([
    { name: 'a.bgsplay', state: 'left-out', title: 'Chess', plays: 2 },
    { name: 'a.bgsplay', state: 'left-out', title: '', plays: 1 },
  ])
})

describe('a play that is here already', () => {
  test('is known by its id, and so is one in another time zone', async () => {
    const bytes = await playsOf([own()])
    for (const TZ of ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu']) {
      process.env.TZ = TZ
      expect(states((await bringIn([['a.bgsplay', bytes]], [own()])).items)).toEqual(['same-id'])
    }
  })

  test('as it was imported in another time zone, is known too', async () => {
    const bytes = await playsOf([own()])
    process.env.TZ = 'Europe/Berlin'
    const { store } = await bringIn([['a.bgsplay', bytes]])
    process.env.TZ = 'Asia/Tokyo'
    const again = new Import(store, CATALOGUE)
    await again.add('a.bgsplay', sourceOf(bytes), unhurried)
    expect(states(itemsOf(again))).toEqual(['same-id'])
  })

  test.each([
    ['comments', { comments: 'Rain' }],
    ['duration', { durationMin: 7 }],
  ])('with another %s is changed', async (_, change) => {
    const bytes = await playsOf([own()], ({ plays }) => Object.assign(plays[0], change))
    expect(states((await bringIn([['a.bgsplay', bytes]], [own()])).items)).toEqual(['changed'])
  })

  const asked = async (change: (file: Plays) => void, keep: 'mine' | 'theirs' | 'both' = 'mine') => {
    const room = await archived([own()])
    const games = new Import(room.store, CATALOGUE)
    await games.add('a.bgsplay', sourceOf(await playsOf([own()], change)), unhurried)
    games.choose(null, keep)
    const result = await games.run('2026-11-21T10:00:00.000Z', unhurried)
    return { ...room, items: itemsOf(games), count: games.count(), result }
  }

  test('under another id is asked about and not counted twice', async () => {
    const { items, count, found } = await asked(underOtherId)
    expect(items).toMatchObject([{ state: 'changed', alike: true, losing: true, id: 'own', keep: 'mine' }])
    expect(count).toMatchObject({ new: 0, changed: 1, losing: 1 })
    expect(found()).toEqual(['own'])
  })

  test('may still be kept beside it, or take its place as totals', async () => {
    const { found } = await asked(underOtherId, 'both')
    expect(found().sort()).toEqual(['own', 'theirs'])
    const { archive, found: one } = await asked(underOtherId, 'theirs')
    expect(one()).toEqual(['own'])
    expect(JSON.parse(archive.open('own'))).toMatchObject({ mode: 'companion', id: 'own' })
  })

  test('at another minute is another play', async () => {
    const { items } = await asked((file) => {
      underOtherId(file)
      file.plays[0].playDate = '2013-10-24 11:07:00'
    })
    expect(states(items)).toEqual(['new'])
  })
})
