/** Rulings 1 to 3: the draft. */
import { describe, expect, it } from 'vitest'
import { after, afterEntries, cashOf, dealt, holdingIn, railroadsOf, refused, seen } from '../given.ts'

describe('1: values', () => {
  it.each([0, 999])('may be %i', (value) => {
    expect(refused(after(dealt(), { offer: '30' }), { value })).toBeNull()
  })

  it('are the printed ones in mode "face", and nothing else', () => {
    const s = after(dealt('face'), { offer: '450' })
    expect([449, 450, 451].map((value) => refused(s, { value }))).toEqual(['value-is-face', null, 'value-is-face'])
  })
})

describe('the choosers', () => {
  it('are the starting player, twice the other, and the starting player again', () => {
    let s = dealt()
    const turns: (number | null)[] = []
    for (const offer of ['30', '40', '50', '60'] as const) {
      turns.push(seen(s).turn)
      s = after(s, { offer }, { value: 0 })
      turns.push(seen(s).turn)
      s = after(s, { take: 'investor' })
    }
    expect(turns).toEqual([0, 1, 1, 0, 1, 0, 0, 1])
  })

  it('can offer an Investor only once', () => {
    const s = after(dealt(), { offer: '30' }, { value: 5 }, { take: 'money' })
    expect([refused(s, { offer: '30' }), refused(s, { offer: '40' })]).toEqual(['investor-taken', null])
  })
})

describe('2: the money comes from the bank', () => {
  it('taken, it goes to the other, and the Investor to the chooser', () => {
    const s = after(dealt(), { offer: '40' }, { value: 60 }, { take: 'money' })
    expect(cashOf(s)).toEqual([200, 260])
    expect(seen(s).players.map(({ investors }) => investors)).toEqual([['40'], []])
  })

  it('left, it goes to the chooser', () => {
    const s = after(dealt(), { offer: '40' }, { value: 60 }, { take: 'investor' })
    expect(cashOf(s)).toEqual([260, 200])
    expect(seen(s).players.map(({ investors }) => investors)).toEqual([[], ['40']])
  })
})

describe('3: the 450', () => {
  const s = after(dealt(), { offer: '450' }, { value: 480 }, { take: 'investor' })

  it('starts MS&C at 100 without a payment, with A1 in it', () => {
    expect(cashOf(s)).toEqual([680, 200])
    expect(holdingIn(s, 'green')).toMatchObject({
      standing: 'started',
      price: 100,
      director: 1,
      treasury: 0,
      certificates: [1, null, null, null],
    })
    expect(railroadsOf(s, 'green')).toEqual(['A1'])
    expect(seen(s).stack[0]).toBe('A2')
  })

  it('which operates once 10% more is bought, with $1,000', () => {
    const traded = afterEntries(
      s,
      ...(['40', '50', '60'] as const).flatMap((offer) => [{ offer, value: 0 }, { take: 'money' } as const]),
      { buy: ['green', 10] },
    )
    expect(holdingIn(traded, 'green')).toMatchObject({ standing: 'operating', treasury: 1000 })
  })

  it('lies with A1 on nobody while the draft goes on', () => {
    expect(seen(dealt()).stack).not.toContain('A1')
    expect(seen(dealt()).gone).toEqual([])
  })
})

it('the fifth Investor leaves, both get its face value, and the starting player has the Priority Deal', () => {
  const s = afterEntries(
    dealt(),
    ...(['450', '40', '50', '60'] as const).flatMap((offer) => [{ offer, value: 0 }, { take: 'money' } as const]),
  )
  expect(cashOf(s)).toEqual([230, 230])
  expect(seen(s)).toMatchObject({ priority: 0, draft: null, turn: 0, phase: 'trading' })
})
