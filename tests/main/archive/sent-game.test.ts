/** A game to send: its record in a page that was built for its game, and out of it again. */
import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { readRecord, type GameRecord } from '../../../src/games/record/record.ts'
import { RECORD_PLACE, sentRecord, withRecord } from '../../../src/main/archive/formats/sent-game.ts'
import { golden, goldenGames, goldenNames } from '../../support/golden.ts'
import { told } from './archived.ts'
import { bringIn } from './brought.ts'

const PAGE = `<!doctype html><script type="application/json" id="record">${RECORD_PLACE}</script><script>1</script>`

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]><img src=x onerror=alert(1)>',
  '\u2028"+alert(1)+"\u2029',
  '$& $1 $` %record%',
  '\\u003c/script>',
]

describe('what is written in a record', () => {
  test.each(HOSTILE)('stays a text in the page: %j', (notes) => {
    const record = told('2-players', 'two', { notes })
    const html = withRecord(PAGE, record)
    const start = PAGE.indexOf(RECORD_PLACE)
    const inside = html.slice(start, html.length - (PAGE.length - start - RECORD_PLACE.length))
    expect(inside).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(inside)).toEqual(record)
    expect(JSON.parse(sentRecord(html)!)).toEqual(record)
  })
})

test.each(goldenGames().flatMap((game) => goldenNames(game).map((name) => [game, name])))(
  'of a game of %s, %s, the page has the whole record',
  (game, name) => {
    const record = golden(name, game)
    expect(readRecord(sentRecord(withRecord(PAGE, record))!, CATALOGUE).problem).toBeUndefined()
    expect(JSON.parse(sentRecord(withRecord(PAGE, record))!)).toEqual(record)
  },
)

test('a page without a record is none', () => {
  expect(sentRecord(PAGE.replace('id="record"', ''))).toBeNull()
  expect(sentRecord('{"format":"pithead"}')).toBeNull()
})

test('a sent game is imported from its page as from its record', async () => {
  const record = told('2-players', 'two', { notes: HOSTILE[0] })
  const bytes = Buffer.from(withRecord(PAGE, record))
  const { items, kept, archive } = await bringIn([['two.html', bytes]])
  expect(items.map(({ state }) => state)).toEqual(['new'])
  expect(kept).toBe(1)
  expect(JSON.parse(archive.open('two')) as GameRecord).toEqual(record)
  const again = await bringIn([['two.html', bytes]], [record])
  expect(again.items.map(({ state }) => state)).toEqual(['same-id'])
})

test('another HTML file is refused as no record', async () => {
  const { items } = await bringIn([['page.html', Buffer.from('<!doctype html><p>"plays"</p>')]])
  expect(items).toMatchObject([{ state: 'refused' }])
})
