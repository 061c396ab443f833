/** Rulings 1 to 9, 22 to 28: turns, agents, purchases, replenishing, the end (docs/coal-train.md#rulings). */
import { describe, expect, test } from 'vitest'
import { rules } from '../../../../src/games/coal-train/facets/rules.ts'
import { view } from '../../../../src/games/coal-train/rules/view.ts'
import { spaceOf } from '../../../../src/games/coal-train/state/components.ts'
import type { Entry } from '../../../../src/games/coal-train/rules/types.ts'
import { after, given, isListed, lettersIn, refusal } from '../support/given.ts'
import { markersOfAll } from '../support/pieces.ts'

const END: Entry = { end: true }
const nobody = { agent: null }

describe('turns', () => {
  test('1: after the last seat comes the first one', () => {
    expect(after(given({ turn: 1 }), END)).toMatchObject({ turn: 2, round: 1 })
    expect(after(given({ turn: 2 }), END)).toMatchObject({ turn: 0, round: 2 })
  })

  test('2: income comes in the first turn too, and action points are lost', () => {
    const s = given()
    expect(lettersIn(s.seats[0].resources)).toBe('CCCCCCIW')
    expect(s.seats[0].actionPoints).toBe(5)
    expect(after(s, END).seats[0].actionPoints).toBe(0)
  })

  test('2: action points may exceed their track', () => {
    const s = given({ seats: [{ actionPoints: 9, markers: ['GW'] }] })
    expect(after(s, { spend: 'GW' }).seats[0].actionPoints).toBe(11)
  })
})

describe('the agent', () => {
  test('3: the first step has the effect of a step onto that tile', () => {
    const s = given({ seats: [{ resources: '' }], market: { '0 0': 'RED', '0 1': 'COAL', '0 2': 'STEEP' } })
    expect(after(s, { step: [0, 0] }).seats[0].actionPoints).toBe(3)
    expect(lettersIn(after(s, { step: [0, 1] }).seats[0].resources)).toBe('C')
    expect(refusal(s, { step: [0, 2] })).toBe('no-coal')
    const steps = rules.legal(s).filter((decision) => 'step' in decision)
    expect(steps).toHaveLength(15)
  })

  test('3: who stays off the market can’t buy', () => {
    expect(refusal(given({ seats: [nobody] }), { buy: true })).toBe('agent-off-market')
    expect(after(given({ seats: [nobody] }), END).seats[0].agent).toBeNull()
  })

  test('4: a whistlestop works however the agent comes, not where it is laid under it', () => {
    const s = given({ seats: [{ agent: [4, 4], resources: '', markers: ['RP'] }], market: { '0 1': 'DEPOT' } })
    const passed = after(s, { spend: 'RP', to: [0, 1], take: 'W' })
    expect(lettersIn(passed.seats[0].resources)).toBe('W')
    const laid = given({
      phase: 'replenishing',
      drawn: 'COAL',
      seats: [{ agent: [0, 0], resources: '' }],
      market: { '0 0': null },
    })
    expect(lettersIn(after(laid, { place: [0, 0] }).seats[0].resources)).toBe('')
  })

  test('4: all effects but the Lobbyist’s are compulsory', () => {
    const seat = { agent: [0, 0] as const, markers: ['GW'] as const }
    const s = given({ seats: [seat], market: { '0 1': 'DEPOT', '1 0': 'LOBBY' } })
    expect(refusal(s, { step: [0, 1] })).toBe('take-needed')
    expect(refusal(s, { step: [1, 0], take: 'I' })).toBe('nothing-to-take')
    expect(markersOfAll(after(s, { step: [1, 0] }).seats[0])).toEqual(['GW'])
    expect(markersOfAll(after(s, { step: [1, 0], move: ['GW', 'ZV'] }).seats[0])).toEqual(['ZV'])
    expect(refusal(s, { step: [1, 0], move: ['ZV', 'GW'] })).toBe('no-marker')
    expect(refusal(s, { step: [1, 0], move: ['GW', 'GW'] })).toBe('another-slot')
    expect(refusal(s, { step: [0, 1], take: 'I', move: ['GW', 'ZV'] })).toBe('no-lobbyist')
  })

  test('5: a Rail Pass saves action points alone, and doesn’t lead to empty spaces or to where the agent stands', () => {
    const market = { '0 1': 'STEEP', '1 1': null } as const
    const s = given({ seats: [{ agent: [4, 4], resources: 'C', markers: ['RP'] }], market })
    expect(after(s, { spend: 'RP', to: [0, 1] }).seats[0]).toMatchObject({ actionPoints: 5, resources: { C: 0 } })
    expect(refusal(s, { spend: 'RP', to: [1, 1] })).toBe('empty-space')
    expect(refusal(s, { spend: 'RP', to: [4, 4] })).toBe('already-there')
    const poor = given({ seats: [{ agent: nobody.agent, resources: '', markers: ['RP'] }], market })
    expect(refusal(poor, { spend: 'RP', to: [0, 1] })).toBe('no-coal')
    const dark = given({ ending: 'last', faceDown: [1], seats: [{ agent: [4, 4], markers: ['RP'] }] })
    expect(refusal(dark, { spend: 'RP', to: [0, 1] })).toBeNull()
  })

  test('6: Steep Grade can’t be entered without the coal', () => {
    const s = given({ seats: [{ agent: [0, 0], resources: 'IIWW' }], market: { '0 1': 'STEEP' } })
    expect(refusal(s, { step: [0, 1] })).toBe('no-coal')
  })

  test('7: empty and face-down spaces cost 1, and agents never block', () => {
    const seats = [{ agent: [0, 1] as const }, { agent: [0, 0] as const }]
    const s = given({ ending: 'last', faceDown: [2], seats, market: { '0 2': 'RED', '1 1': null } })
    expect(after(s, { step: [0, 2] }).seats[0].actionPoints).toBe(4)
    expect(after(s, { step: [1, 1] }).seats[0].actionPoints).toBe(4)
    expect(after(s, { step: [0, 0] }).seats[0].actionPoints).toBe(4)
  })

  test('steps go to the four neighbours, as far as there are action points', () => {
    const s = given({ seats: [{ agent: [0, 0], actionPoints: 1 }], market: { '0 1': 'RED' } })
    expect(refusal(s, { step: [1, 1] })).toBe('not-next-to')
    expect(refusal(s, { step: [0, 0] })).toBe('not-next-to')
    expect(refusal(s, { step: [0, 1] })).toBe('no-action-points')
    expect(refusal(s, { step: [1, 0] })).toBeNull()
  })

  test('28: one action point less for the first step of a turn; Rail Pass is no step, Green Light uses it up', () => {
    const seat = { agent: [0, 0] as const, cards: ['L3a'] as const, markers: ['RP'] as const }
    const s = given({ seats: [seat], market: { '0 1': 'GREEN', '1 0': 'RED' } })
    const once = after(s, { step: [1, 0] })
    expect(once.seats[0].actionPoints).toBe(4)
    expect(after(once, { step: [1, 1] }).seats[0].actionPoints).toBe(3)
    const green = after(s, { step: [0, 1] }, { step: [0, 0] })
    expect(green.seats[0].actionPoints).toBe(4)
    const passed = after(s, { spend: 'RP', to: [3, 3] }, { step: [3, 4] })
    expect(passed.seats[0].actionPoints).toBe(5)
    const next = after({ ...once, ending: 'last' }, END, END, END)
    expect(next.phase).toBe('over')
    expect(after(once, END).stepped).toBe(false)
  })

  test('28: gained after the turn’s first step it works from the next turn on', () => {
    const s = given({ seats: [{ agent: [0, 0], tiles: ['A3Sb1'], resources: 'CCIIW' }], cards: { REA: ['L3a'] } })
    const late = after(s, { step: [0, 1] }, { build: 'REA', tile: 'A3Sb1', card: 'L3a', loco: 1 }, { step: [0, 2] })
    expect(late.seats[0].actionPoints).toBe(3)
  })
})

describe('purchases', () => {
  const seat = { agent: [0, 0] as const, resources: 'C' }

  test('8: coal for opponents isn’t due for a step or for the Standard Upgrade', () => {
    const seats = [{ agent: [2, 2] as const, resources: 'CCC' }, { agent: [2, 2] as const }]
    const s = after(given({ seats }), { upgrade: 'C' })
    expect(s.seats[0].resources.C).toBe(0)
    expect(s.seats[1].resources.C).toBe(given({ seats }).seats[1].resources.C)
  })

  test.each(['GREEN', 'STD'] as const)('9: %s can’t be bought', (tile) => {
    expect(refusal(given({ seats: [seat], market: { '0 0': tile } }), { buy: true })).toBe('not-for-sale')
  })

  test('9: neither can face-down tiles or empty spaces', () => {
    expect(refusal(given({ ending: 'last', faceDown: [0], seats: [seat] }), { buy: true })).toBe('face-down')
    expect(refusal(given({ seats: [seat], market: { '0 0': null } }), { buy: true })).toBe('empty-space')
  })

  test('9: several in a turn', () => {
    const s = given({ seats: [seat], market: { '0 0': 'A3Sa1', '0 1': 'A3Sa2' } })
    const bought = after(s, { buy: true }, { step: [0, 1] }, { buy: true })
    expect(bought.seats[0]).toMatchObject({ tiles: ['A3Sa1', 'A3Sa2'], actionPoints: 0 })
    const poor = given({ seats: [{ ...seat, actionPoints: 1 }], market: { '0 0': 'A3Sa1' } })
    expect(refusal(poor, { buy: true })).toBe('no-action-points')
  })
})

describe('replenishing', () => {
  const empty = { '0 0': null, '1 0': null } as const
  const drawing = (drawn: 'A3CM1' | 'RED', rest: Parameters<typeof given>[0] = {}) =>
    given({ phase: 'replenishing', drawn, seats: [{ agent: [0, 0] }, { agent: [1, 0] }], market: empty, ...rest })

  test('22: drawn tiles are seen and placed one by one, under opponents too', () => {
    const s = given({ seats: [{ agent: [4, 4] }, { agent: [1, 0] }], market: empty })
    const drawn = after(s, END)
    expect(drawn.drawn).toBe(s.draw[0])
    expect(refusal(drawn, { place: [3, 3] })).toBe('space-taken')
    const placed = after(drawn, { place: [1, 0] })
    expect(placed.market[5]).toBe(s.draw[0])
    expect(placed.drawn).toBe(s.draw[1])
    expect(placed.turn).toBe(0)
    expect(after(placed, { place: [0, 0] }).turn).toBe(1)
  })

  test('22: under the own agent only a whistlestop, drawn or swapped', () => {
    const plain = drawing('A3CM1', { market: { ...empty, '4 4': 'GREEN' } })
    expect(refusal(plain, { place: [0, 0] })).toBe('own-space')
    expect(refusal(plain, { place: [1, 0] })).toBeNull()
    expect(refusal(plain, { place: [4, 4], swap: true })).toBeNull()
    expect(refusal(plain, { place: [4, 3], swap: true })).toBe('no-whistlestop-there')
    expect(refusal(drawing('RED'), { place: [0, 0] })).toBeNull()
    expect(refusal(drawing('RED', { market: { ...empty, '4 4': 'GREEN' } }), { place: [4, 4], swap: true })).toBe(
      'no-swap-needed',
    )
  })

  test('22: a swap is for an own space that is empty', () => {
    const s = drawing('A3CM1', { market: { '1 0': null, '0 0': 'A3Sa1', '4 4': 'GREEN' } })
    expect(refusal(s, { place: [4, 4], swap: true })).toBe('own-space-taken')
    const off = drawing('A3CM1', { seats: [nobody], market: { ...empty, '4 4': 'GREEN' } })
    expect(refusal(off, { place: [4, 4], swap: true })).toBe('agent-off-market')
  })

  test('22: a whistlestop under opponents may be swapped, they stay; without any the tile goes under the agent', () => {
    const s = drawing('A3CM1', { market: { '0 0': null, '1 0': 'GREEN' } })
    const swapped = rules.play(s, { place: [1, 0], swap: true })
    expect([swapped.market[0], swapped.market[5], swapped.seats[1].agent]).toEqual(['GREEN', 'A3CM1', 5])
    expect(refusal(drawing('A3CM1'), { place: [0, 0] })).toBeNull()
  })

  test('23: once draw and reserve are used up spaces stay empty', () => {
    const s = given({ ending: 'triggered', draw: [], reserve: [], market: empty })
    expect(after(s, END)).toMatchObject({ turn: 1, phase: 'acting' })
    expect(after(s, END).market[0]).toBeNull()
  })
})

describe('the last round', () => {
  const last = { ending: 'last', round: 9 } as const

  test('24: a bought space is refilled at once, face down, until the turn ends', () => {
    const s = given({ ...last, seats: [{ agent: [0, 0] }], market: { '0 0': 'A3Sa1', '1 1': null }, draw: ['B3CM1'] })
    const bought = after(s, { buy: true })
    expect(bought.market[0]).toBe('B3CM1')
    expect(bought.faceDown).toEqual([0])
    expect(view(bought).market[0]).toBe('down')
    const next = after(bought, END)
    expect(next).toMatchObject({ turn: 1, phase: 'acting', faceDown: [] })
    expect(next.market[6]).toBeNull()
  })

  test('24: a whistlestop that comes face down costs 1 and has no effect until it is turned up', () => {
    const s = given({ ...last, seats: [{ agent: [0, 0], resources: '' }], market: { '0 0': 'A3Sa1' }, draw: ['COAL'] })
    const back = after(s, { buy: true }, { step: [0, 1] }, { step: [0, 0] })
    expect(back.seats[0]).toMatchObject({ actionPoints: 1, resources: { C: 0 } })
  })

  test('25: a trigger in a round’s last turn still leaves one more round', () => {
    const s = given({ turn: 2, draw: ['A3CM1'], reserve: ['B3Sb1'], market: { '0 0': null } })
    const next = after(s, END, { place: [0, 0] })
    expect(next).toMatchObject({ turn: 0, round: 2, ending: 'last', draw: ['B3Sb1'] })
  })

  test('26: views show stacks and face-down tiles by their number alone', () => {
    const s = given({ ...last, faceDown: [3] })
    const shown = JSON.stringify(view(s))
    for (const id of [...s.draw.slice(6), ...s.reserve, s.market[3]]) expect(shown).not.toContain(`"${id}"`)
    expect(view(s)).toMatchObject({ draw: 44, reserve: 10 })
  })

  test('27: two rounds without a purchase, not one; a purchase begins the count anew', () => {
    const idle = given({ turn: 2, idle: 1 })
    expect(after(idle, END)).toMatchObject({ ending: 'last', round: 2 })
    expect(after(given({ turn: 2 }), END)).toMatchObject({ ending: 'normal', idle: 1 })
    expect(after({ ...idle, bought: true }, END)).toMatchObject({ ending: 'normal', idle: 0, bought: false })
  })

  test('27: round 40 is followed by the last one, with the reserve whole', () => {
    const s = after(given({ turn: 2, round: 40, bought: true }), END)
    expect(s).toMatchObject({ ending: 'last', round: 41 })
    expect(s.reserve).toHaveLength(10)
  })

  test('27: in a last round without a trigger the reserve isn’t used', () => {
    const s = given({ ...last, seats: [{ agent: [0, 0] }], market: { '0 0': 'A3Sa1' }, draw: ['A3CM1'] })
    const bought = after(s, { buy: true }, END)
    expect(bought).toMatchObject({ ending: 'last', draw: [] })
    expect(bought.reserve).toHaveLength(10)
  })

  test('nothing is asked for any more once the game is over', () => {
    const over = after(given({ ...last, turn: 2 }), END)
    expect(over.phase).toBe('over')
    expect(rules.legal(over)).toEqual([])
    expect(rules.whyIllegal(over, { end: true })).toEqual({ code: 'not-now', params: { asked: 'over' } })
  })
})

test('every space of the edge is open at first, and nothing else', () => {
  const s = given()
  const open = Array.from({ length: 25 }, (_, index) => spaceOf(index)).filter((step) => isListed(s, { step }))
  expect(open).toHaveLength(16)
  expect(open.every((space) => space.some((each) => each === 0 || each === 4))).toBe(true)
})
