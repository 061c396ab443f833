/** Legality has one source: in every position of random games what is listed plays, and everything else is refused. */
import { expect, it } from 'vitest'
import { rules } from '../../../../src/games/coal-train/facets/rules.ts'
import { allowed } from '../../../../src/games/coal-train/rules/allowed.ts'
import type { Decision } from '../../../../src/games/coal-train/rules/types.ts'
import {
  CARD_IDS,
  PLACE_IDS,
  RESOURCES,
  spaceOf,
  SUBSIDIES,
  textsOf,
} from '../../../../src/games/coal-train/state/components.ts'
import type { State } from '../../../../src/games/coal-train/state/state.ts'
import { randomGames } from '../../../support/random-games.ts'
import { byChance, moves, sensibly } from '../support/games.ts'

const SPACES = Array.from({ length: 25 }, (_, index) => spaceOf(index))
const TEXTS = [1, 2, 3].flatMap(textsOf)

/** Whatever may be said at a table without knowing what lies on it; mostly not allowed. */
const SAYINGS = [
  ...SUBSIDIES.flatMap((id) => [{ start: id }, { gain: [id, id] }, { with: [id, id, id] }]),
  ...SPACES.flatMap((space) => [
    ...[{ step: space }, { step: space, take: 'I' }, { step: space, move: ['GW', 'FT'] }],
    ...[{ to: space }, { to: space, take: 'W' }, { place: space }, { place: space, swap: true }],
  ]),
  ...[{ buy: true }, { pay: true }, { forgo: true }, { end: true }, { coal: 1 }, { coal: 5 }, { coal: 20 }],
  ...PLACE_IDS.flatMap((build) => [{ build }, { build, via: 'SCR' }, { build, via: 'MAH' }]),
  ...['SUN', 'TAM', 'PIT'].flatMap((town) => [
    { town, from: 'SCR' },
    { town, from: 'POT' },
  ]),
  ...RESOURCES.flatMap((id) => [{ upgrade: id }, { raise: id }]),
  ...CARD_IDS.flatMap((card) => [{ card }, { contract: card }]),
  ...[1, 2, 3].map((loco) => ({ loco })),
  ...['GW', 'FT', 'RP', 'TR', 'MG', 'FO'].flatMap((spend) => [{ spend }, { spend, rooms: 1 }, { spend, rooms: 2 }]),
  ...TEXTS.flatMap((give) => TEXTS.map((get) => ({ exchange: [give, get] }))),
  ...TEXTS.filter((text) => text.length < 3).flatMap((waive) => [{ waive }, { waive, rooms: 1 }]),
] as unknown as Decision[]

const ofTiles = (s: State): Decision[] =>
  s.seats.flatMap(({ tiles }) =>
    tiles.flatMap((tile): Decision[] => [
      ...([{ use: tile }, { use: tile, goods: true }] as const),
      ...PLACE_IDS.flatMap((build): Decision[] => [
        { build, tile },
        { build, tile, via: 'POT' },
      ]),
    ]),
  )

const key = (decision: Decision) => JSON.stringify(decision)

it('what is said is allowed if and only if it is listed', () => {
  let said = 0
  const seeds = Array.from({ length: randomGames(2) }, (_, seed) => seed)
  for (const [players, seed] of [...[3, 4, 5].flatMap((players) => seeds.map((seed) => [players, seed])), [3, 8]]) {
    for (const { before } of moves(players, seed, seed % 5 === 0 ? byChance : sensibly)) {
      if (said++ % 9 > 0) continue
      const listed = new Set(rules.legal(before).map(key))
      expect(listed.size).toBeGreaterThan(0)
      const wrong = [...SAYINGS, ...ofTiles(before)].filter(
        (each) => (rules.whyIllegal(before, each) === null) !== listed.has(key(each)),
      )
      expect(wrong).toEqual([])
    }
  }
})

it('what a player is shown holds every listed decision but trades, and gives a reason against the others', () => {
  for (const { before } of moves(4, 7)) {
    const { choices, trade } = allowed(before)
    const open = choices.filter(({ refusal }) => refusal === null).map(({ decision }) => key(decision))
    const [trades, others] = [true, false].map((isTrade) =>
      rules.legal(before).filter((decision) => ('exchange' in decision || 'trade' in decision) === isTrade),
    )
    expect(open.toSorted()).toEqual(others.map(key).toSorted())
    expect(trade.limit > 0 && trade.refusal === null).toBe(trades.length > 0)
    for (const { decision, refusal } of choices) expect(rules.whyIllegal(before, decision)).toEqual(refusal)
  }
})

it('what a decision costs is what it takes', () => {
  for (const { before, decision, after } of moves(3, 9)) {
    const found = allowed(before).choices.find((choice) => key(choice.decision) === key(decision))
    if (!found?.price || !('buy' in decision || 'contract' in decision)) continue
    const [was, now] = [before, after].map(({ seats }) => seats[before.turn])
    expect(was.actionPoints - now.actionPoints).toBe(found.price.actionPoints)
    for (const id of RESOURCES) expect(was.resources[id] - now.resources[id]).toBe(found.price.due[id])
  }
})

it('nobody gets stuck: as long as a game runs somebody is asked and may do something', () => {
  for (const players of [3, 4, 5])
    for (let seed = 100; seed < 100 + randomGames(10); seed++)
      for (const { after } of moves(players, seed, seed % 4 === 0 ? byChance : sensibly))
        expect(after.phase === 'over' || rules.legal(after).length > 0).toBe(true)
})
