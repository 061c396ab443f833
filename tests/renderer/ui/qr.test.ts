import { encode } from 'uqr'
import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { outlineOf } from '../../../src/renderer/ui/qr/qr.ts'
import { bgStatsLink } from '../../../src/main/archive/formats/bg-stats-link.ts'
import { finishedGolden } from '../../support/golden.ts'

/** The modules that an outline covers, as rows of 0 and 1. */
function drawn(outline: string, size: number): string[] {
  const rows = Array.from({ length: size }, () => Array<string>(size).fill('0'))
  for (const [, x, y, width] of outline.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    rows[Number(y)].fill('1', Number(x), Number(x) + Number(width))
  return rows.map((row) => row.join(''))
}

test('the link of a game of four is drawn module by module, with a quiet zone of four', () => {
  const link = bgStatsLink(finishedGolden('4-players'), CATALOGUE)
  const { outline, size } = outlineOf(link)!
  const rows = drawn(outline, size)
  const modules = encode(link, { border: 0 }).data.map((row) => row.map(Number).join(''))
  expect(rows.slice(4, -4).map((row) => row.slice(4, -4))).toEqual(modules)
  expect(outline.replaceAll(/M\d+ \d+h(\d+)v1h-\1z/g, '')).toBe('')
  expect(new Set([...rows.slice(0, 4), ...rows.slice(-4)].join(''))).toEqual(new Set('0'))
})

test.each(['2-players', '3-players', '4-players', 'companion-counts'])(
  'the code of %s has at most 70 modules',
  (name) => {
    const record = { ...finishedGolden(name), id: '3f0c0b1e-6a0b-4a58-9d0e-0f6d2a0c9a11' }
    const told = { ...record, place: 'At José’s in Neustadt an der Weinstraße', notes: 'Rain, '.repeat(100) }
    for (const each of [record, told]) {
      const link = bgStatsLink(each, CATALOGUE)
      expect(encode(link, { ecc: 'L', border: 0 }).size).toBeLessThanOrEqual(70)
      const play = JSON.parse(decodeURIComponent(link.split('data=')[1])) as {
        players: { name: string; score: number }[]
      }
      expect(play).toMatchObject({ sourceName: 'Pithead', game: { bggId: 143515 } })
      expect(play.players.map(({ name }) => name)).toEqual(each.players.map(({ name }) => name))
      expect(play.players.every(({ score }) => Number.isInteger(score))).toBe(true)
    }
  },
)

describe('the code of a game of four with the longest names and places', () => {
  const record = finishedGolden('4-players')
  const linkFor = (names: string[]) => {
    const players = record.players.map((player, seat) => ({ ...player, name: names[seat] }))
    return bgStatsLink({ ...record, players, place: 'Ö'.repeat(200), notes: 'Ü'.repeat(4000) }, CATALOGUE)
  }
  const four = (part: string) => [1, 2, 3, 4].map((seat) => part.repeat(200).slice(0, 199 - seat) + 'x'.repeat(seat))

  test.each([
    ['in English', four('Bartholomew Fitzgerald ')],
    ['in German', four('Jürgen Müller-Lüdenscheidt ')],
    ['in Dutch', four('Geneviève van ’s-Gravenhage ')],
    ['in signs of four bytes', four('𝕎')],
  ])('%s has at most 70 modules and tells its players apart', (_, names) => {
    const link = linkFor(names)
    expect(encode(link, { ecc: 'L', border: 0 }).size).toBeLessThanOrEqual(70)
    const { players } = JSON.parse(decodeURIComponent(link.split('data=')[1])) as { players: { name: string }[] }
    expect(new Set(players.map(({ name }) => name)).size).toBe(4)
    players.forEach(({ name }, seat) => expect(name[0]).toBe(names[seat][0]))
  })

  test('shortens only names, and only those that are too long', () => {
    const link = linkFor(['Maximiliane von Hohenstein-Lauterbach', 'Wolfgang Amadeus', 'Anna-Katharina', 'Jo'])
    const { players } = JSON.parse(decodeURIComponent(link.split('data=')[1])) as { players: { name: string }[] }
    expect(players[0].name).toMatch(/^Maximiliane von .*\.$/)
    expect(players.slice(1).map(({ name }) => name)).toEqual(['Wolfgang Amadeus', 'Anna-Katharina', 'Jo'])
  })
})

test('the link says as much as fits, and no duration that nobody knows', () => {
  const record = finishedGolden('2-players')
  const data = (game: typeof record) =>
    JSON.parse(decodeURIComponent(bgStatsLink(game, CATALOGUE).split('data=')[1])) as Record<string, unknown>
  const short = { ...record, players: record.players.map((player, seat) => ({ ...player, name: 'AB'[seat] })) }
  expect(data(short)).toMatchObject({ durationMin: expect.any(Number) as number, sourcePlayId: record.id.slice(0, 8) })
  expect(data({ ...short, finishedAt: short.startedAt })).not.toHaveProperty('durationMin')
})

test('a text that is too long has no code', () => {
  expect(outlineOf('x'.repeat(2953))).not.toBeNull()
  expect(outlineOf('x'.repeat(2954))).toBeNull()
  expect(outlineOf('é'.repeat(1477))).toBeNull()
})
