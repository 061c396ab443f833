/** A faulty record is refused with the place of the fault and the reason. */
import { describe, expect, it } from 'vitest'
import { catalogueOf } from '../../../src/games/facets/facets.ts'
import { coalTrain } from '../../../src/games/coal-train/game.ts'
import { replay } from '../../../src/games/coal-train/rules/entries.ts'
import { resultOf } from '../../../src/games/coal-train/rules/result.ts'
import { deal } from '../../../src/games/coal-train/rules/setup.ts'
import type { Entry, Setup } from '../../../src/games/coal-train/rules/types.ts'
import type { State } from '../../../src/games/coal-train/state/state.ts'
import { recordIn } from '../../../src/games/record/record.ts'
import { played } from './support/games.ts'
import { setupOf } from './support/given.ts'

const catalogue = catalogueOf(coalTrain)
const problemOf = (record: unknown) => recordIn(record, catalogue).problem

const envelope = (isOver: boolean, players = 3) => ({
  format: 'pithead-record',
  version: 1,
  game: 'coal-train',
  mode: 'digital',
  id: 'a game',
  startedAt: '2026-11-20T10:00:00.000Z',
  finishedAt: isOver ? '2026-11-20T11:00:00.000Z' : null,
  players: ['red', 'blue', 'green', 'cream', 'violet']
    .slice(0, players)
    .map((color, seat) => ({ name: `Player ${seat}`, color, control: 'human' })),
})

const { setup, entries, end } = played(3, 13)
const whole = { ...envelope(true), setup, moves: entries, result: resultOf(end) }

/** Seat 0 begins; the other two pick their subsidies, then these moves. */
const running = (moves: unknown[], change: Partial<Setup> = {}) =>
  problemOf({
    ...envelope(false),
    setup: { ...setupOf(3), ...change },
    moves: [{ start: 'MG' }, { start: 'FO' }, ...moves],
    result: null,
  })

/** A set-up whose market begins with these tiles. */
function marketOf(...tiles: string[]): Partial<Setup> {
  const { a } = setupOf(3)
  return { a: [...tiles, ...a.filter((id) => !tiles.includes(id))] as Setup['a'] }
}

const BUYING = [{ step: [0, 0] }, { buy: true }]

/** A set-up with these cards at Reading. */
function cities(first: string[]): Partial<Setup> {
  const { cards } = setupOf(3)
  const others = Object.values(cards)
    .flat()
    .filter((card) => !first.includes(card))
  const rest = Object.keys(cards).filter((city) => city !== 'REA')
  const dealt = rest.map((city, i) => [city, others.slice(4 * i, 4 * i + 4)])
  return { cards: Object.fromEntries([['REA', first], ...dealt]) as Setup['cards'] }
}

describe('a digital record', () => {
  it('that is right is read', () => {
    expect(problemOf(whole)).toBeUndefined()
    expect(running(BUYING)).toBeUndefined()
  })

  it.each([
    ['of unknown data', { data: 'valley-2' }, 'setup.data', 'unknown-value'],
    ['with a starting player who isn’t there', { startingPlayer: 3 }, 'setup.startingPlayer', 'out-of-range'],
    ['with a tile in two places', { a: setup.a.with(1, setup.a[0]) }, 'setup.a[1]', 'twice'],
    ['with a tile for more players', { a: setup.a.with(0, 'A4Sa1') }, 'setup.a[0]', 'unknown-value'],
    ['with a tile of the other section', { b: setup.b.with(0, setup.a[0]) }, 'setup.b[0]', 'unknown-value'],
    ['with a tile missing', { b: setup.b.slice(1) }, 'setup.b', 'wrong-length'],
    [
      'with the Lobbyist among the others',
      { whistlestops: setup.whistlestops.with(0, 'LOBBY') },
      'setup.whistlestops[0]',
      'unknown-value',
    ],
    ['with a card in two cities', { cards: { ...setup.cards, SCR: setup.cards.REA } }, 'setup.cards', 'wrong-form'],
    [
      'with three cards at a city',
      { cards: { ...setup.cards, SCR: setup.cards.SCR.slice(1) } },
      'setup.cards.SCR',
      'wrong-length',
    ],
  ])('%s is refused', (_, change, path, code) => {
    expect(problemOf({ ...whole, setup: { ...setup, ...change } })).toMatchObject({ path, code })
  })

  it.each([
    ['two', 2],
    ['six', 6],
  ])('with %s players is refused', (_, players) => {
    const six = { ...envelope(true, 5).players[0], color: 'pink' }
    const seated = [...envelope(true, 5).players, six].slice(0, players)
    expect(problemOf({ ...whole, players: seated })).toMatchObject({ path: 'players', code: 'wrong-length' })
  })

  it.each([
    ['a start subsidy that is taken', [{ start: 'MG' }, { start: 'MG' }], 1, 'subsidy-taken'],
    ['a third start subsidy', [{ start: 'MG' }, { start: 'FO' }, { start: 'GW' }], 2, 'not-now'],
  ])('with %s is refused', (_, moves, at, code) => {
    expect(problemOf({ ...envelope(false), setup: setupOf(3), moves, result: null })).toMatchObject({
      path: `moves[${at}]`,
      code,
    })
  })

  it.each([
    ['a step across a corner', [{ step: [0, 0] }, { step: [1, 1] }], 1, 'not-next-to'],
    ['a purchase from off the market', [{ buy: true }], 0, 'agent-off-market'],
    ['a second purchase of a tile', [...BUYING, { buy: true }], 2, 'empty-space'],
    ['the use of a tile that somebody else or nobody has', [{ use: 'B3CM1' }], 0, 'not-your-tile'],
    ['a subsidy that isn’t there', [{ spend: 'GW' }], 0, 'no-marker'],
    ['a contract that isn’t there', [{ contract: 'P1a' }], 0, 'not-your-contract'],
    ['more coal than action points', [{ coal: 6 }], 0, 'no-action-points'],
    ['the Standard Upgrade from afar', [{ upgrade: 'C' }], 0, 'not-on-standard'],
    ['a tile placed while nothing is empty', [{ place: [0, 0] }], 0, 'not-now'],
    ['moves after the end of the actions', [...BUYING, { end: true }, { coal: 1 }], 3, 'not-now'],
    ['a trade of more than there is', [{ exchange: ['WW', 'CC'] }], 0, 'cannot-pay'],
  ])('with %s is refused', (_, moves, at, code) => {
    expect(running(moves, marketOf('A3CM1'))).toMatchObject({ path: `moves[${at + 2}]`, code })
  })

  it('with a purchase without coal for those who stand there is refused', () => {
    // Seat 1 gives all its coal for iron and water before it comes to where seat 0 stands.
    const away = [{ exchange: ['CC', 'WW'] }, { exchange: ['CC', 'WW'] }, { exchange: ['CC', 'WW'] }]
    const moves = [{ step: [0, 0] }, { end: true }, ...away, { step: [0, 0] }, { buy: true }]
    expect(running(moves, marketOf('A3CM1'))).toEqual({
      path: 'moves[8]',
      code: 'no-coal',
      params: { have: 0, need: 1 },
    })
  })

  it('with an income beyond its track is refused', () => {
    const { setup, entries, tile } = atTrackEnd()
    const record = { ...envelope(false), setup, result: null }
    expect(problemOf({ ...record, moves: entries })).toBeUndefined()
    expect(problemOf({ ...record, moves: [...entries, { use: tile }] })).toMatchObject({
      path: `moves[${entries.length}]`,
      code: 'track-end',
    })
  })

  /** A game up to where somebody has an upgrade tile for a track that is at its end. */
  const atTrackEnd = () => {
    for (let seed = 0; ; seed++) {
      const { setup, entries } = played(3, seed)
      for (const [at, before] of positions(setup, entries).entries()) {
        const { tiles } = before.seats[before.turn]
        const tile = tiles.find((use) => coalTrain.rules.whyIllegal(before, { use })?.code === 'track-end')
        if (tile) return { setup, entries: entries.slice(0, at), tile }
      }
    }
  }

  /** The position before each entry. */
  const positions = (setup: Setup, entries: readonly Entry[]): State[] =>
    entries.reduce<State[]>(
      (states, entry) => [...states, (replay(states.at(-1)!, [entry]) as { state: State }).state],
      [deal(setup, 3)],
    )

  const station = { build: 'REA', tile: 'A3Sb1', card: 'N7a', loco: 1 }
  const AT_CITY = { ...marketOf('A3Sb1'), ...cities(['N7a', 'N1a', 'N5a', 'F1a']) }
  const READY = [...BUYING, { exchange: ['CC', 'II'] }]
  const atCity = (entry: object) => running([...READY, entry], AT_CITY)

  it('with a station off the network is refused', () => {
    expect(atCity(station)).toBeUndefined()
    const again = { build: 'HAR', via: 'LEB', card: 'N2a', loco: 1 }
    expect(running([...READY, station, again], AT_CITY)).toMatchObject({ path: 'moves[6]', code: 'no-station-there' })
    expect(running([...READY, station, { ...again, via: 'REA' }], AT_CITY)).toMatchObject({ code: 'not-connected' })
    expect(atCity({ ...station, via: 'POT' })).toMatchObject({ path: 'moves[5]', code: 'first-station-free' })
  })

  it('with a card that the city doesn’t have is refused', () => {
    expect(atCity({ ...station, card: 'P1a' })).toMatchObject({ path: 'moves[5]', code: 'no-card-here' })
  })

  it.each([
    ['no card', { ...station, card: undefined }, 'not-now'],
    ['no loco', { ...station, loco: undefined }, 'entry-cut-short'],
    ['a waiver that nobody holds', { ...station, waive: ['CC'] }, 'no-marker'],
    ['a waiver that covers too much', { ...station, waive: ['WW'] }, 'not-in-cost'],
    ['a town without a connection', { ...station, card: 'N1a', town: 'SUN', from: 'REA' }, 'not-connected'],
  ])('with %s is refused', (_, entry, code) => {
    expect(atCity(JSON.parse(JSON.stringify(entry)) as object)).toMatchObject({ path: 'moves[5]', code })
  })

  it.each([
    ['a choice that the card doesn’t give', { ...station, raise: 'C' }, 'moves[5]', 'not-now'],
    ['a town without where it is built from', { ...station, card: 'N1a', town: 'LEB' }, 'moves[5]', 'wrong-form'],
    ['a loco that moves four spaces', { ...station, loco: 4 }, 'moves[5].loco', 'unknown-value'],
    ['an empty waiver', { ...station, waive: [''] }, 'moves[5].waive[0]', 'unknown-value'],
    ['no waiver in its list', { ...station, waive: [] }, 'moves[5].waive', 'wrong-length'],
    ['markers without a waiver', { ...station, with: ['GW', 'GW', 'GW'] }, 'moves[5]', 'wrong-form'],
    [
      'two markers for the Back Room',
      { ...station, waive: ['CC'], with: ['GW', 'GW'] },
      'moves[5].with',
      'wrong-length',
    ],
    ['four markers for one', { ...station, waive: ['CC'], with: ['GW', 'GW', 'GW', 'GW'] }, 'moves[5]', 'wrong-form'],
    ['a waiver of three resources', { ...station, waive: ['CCI'] }, 'moves[5].waive[0]', 'unknown-value'],
    ['another key', { ...station, extra: 1 }, 'moves[5].extra', 'unknown-key'],
    ['a place that there is not', { ...station, build: 'NYC' }, 'moves[5].build', 'unknown-value'],
  ])('with %s has no form of a record', (_, entry, path, code) => {
    expect(atCity(entry)).toMatchObject({ path, code })
  })

  it.each([
    ['buy', { buy: false }, 'moves[2].buy'],
    ['end', { end: false }, 'moves[2].end'],
    ['swap', { place: [0, 0], swap: false }, 'moves[2].swap'],
    ['goods', { use: 'B3MA1', goods: false }, 'moves[2].goods'],
    ['a space off the market', { step: [0, 5] }, 'moves[2].step[1]'],
    ['a trade for a subsidy that trades nothing', { spend: 'MG', trade: ['C', 'I'] }, 'moves[2].trade'],
    ['a Rail Pass without a space', { spend: 'RP' }, 'moves[2].to'],
    ['no coal', { coal: 0 }, 'moves[2].coal'],
    ['a list in its place', [], 'moves[2]'],
  ])('%s', (_, entry, path) => {
    expect(running([entry])?.path).toBe(path)
  })

  it.each([
    ['towns', 'result.scores[1].towns'],
    ['cities', 'result.scores[1].cities'],
    ['cards', 'result.scores[1].cards'],
    ['contracts', 'result.scores[1].contracts'],
    ['scoring', 'result.scores[1].scoring'],
    ['left', 'result.scores[1].left'],
    ['total', 'result.scores[1].total'],
  ] as const)('with other %s in its result is refused', (key, path) => {
    const scores = whole.result.scores.map((score, seat) => (seat === 1 ? { ...score, [key]: score[key] + 1 } : score))
    expect(problemOf({ ...whole, result: { ...whole.result, scores } })).toMatchObject({ path, code: 'differs' })
  })

  it('with other winners is refused', () => {
    const winners = [0, 1, 2].filter((seat) => !whole.result.winners.includes(seat)).slice(0, 1)
    expect(problemOf({ ...whole, result: { ...whole.result, winners } })?.path).toMatch(/^result\.winners/)
  })

  it('says where the first wrong move is', () => {
    const at = entries.findIndex((entry: Entry) => 'buy' in entry)
    const moves = entries.toSpliced(at, 0, { contract: 'P1a' } as Entry)
    expect(problemOf({ ...whole, moves })).toMatchObject({ path: `moves[${at}]`, code: 'not-your-contract' })
  })
})
