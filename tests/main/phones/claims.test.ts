import { expect, test } from 'vitest'
import type { PhoneField } from '../../../src/games/facets/phone.ts'
import { Claims } from '../../../src/main/phones/claims.ts'

/** Three seats with one thing among them; a seat's `told` thing can't be given up any more. */
function table() {
  const state = { owner: 0 as number | null, isTold: false }
  const fields = (seat: number): PhoneField[] => {
    const isOwn = state.owner === seat
    if (isOwn && state.isTold) return []
    return [{ id: 'card', kind: 'thing', value: isOwn, holder: isOwn ? null : state.owner }]
  }
  const written: string[] = []
  const claims = new Claims({
    fields,
    write(seat, { id }, value, by) {
      state.owner = value ? seat : null
      written.push(`${by}: ${id} ${seat} ${value}`)
    },
  })
  return { state, claims, written }
}

const seated = (seat: number, isDone = false) => ({ seat, name: `seat ${seat}`, isDone })
const give = (to: number, yes: boolean) => ({ type: 'give', call: 1, field: 'card', to, give: yes }) as const

test('a thing is asked of whoever has it, and of nobody else, and given', () => {
  const { claims, state, written } = table()
  claims.ask(seated(1), 'card')
  expect([0, 1, 2].map((seat) => claims.of(seat).length)).toEqual([1, 1, 0])
  claims.answer(seated(0), give(1, true))
  expect(state.owner).toBe(1)
  expect(written).toEqual(['seat 0: card 0 false', 'seat 0: card 1 true'])
  expect([0, 1, 2].flatMap((seat) => claims.of(seat))).toEqual([])
})

test('one that is kept is told so, and may be asked for again', () => {
  const { claims } = table()
  claims.ask(seated(1), 'card')
  claims.answer(seated(0), give(1, false))
  expect(claims.of(1)).toEqual([{ field: 'card', from: 1, isKept: true }])
  claims.ask(seated(1), 'card')
  expect(claims.of(0)).toEqual([{ field: 'card', from: 1, isKept: false }])
})

test('a claim ends when the thing is free, and moves on with it', () => {
  const { claims, state } = table()
  claims.ask(seated(1), 'card')
  state.owner = 2
  expect([0, 2].map((seat) => claims.of(seat).length)).toEqual([0, 1])
  state.owner = null
  expect(claims.of(1)).toEqual([])
})

test('refused are a free thing, one whose points were told, a field that isn’t there, and a seat that is done', () => {
  const { claims, state } = table()
  expect(() => claims.ask(seated(1), 'other')).toThrow('phones-big-screen')
  expect(() => claims.ask(seated(1, true), 'card')).toThrow('phones-done')
  expect(() => claims.ask(seated(0), 'card')).toThrow('phones-big-screen')
  state.isTold = true
  expect(() => claims.ask(seated(1), 'card')).toThrow('phones-big-screen')
})

test('nobody gives or keeps what they are not asked for', () => {
  const { claims, state } = table()
  expect(() => claims.answer(seated(0), give(1, true))).toThrow('phones-other-seat')
  claims.ask(seated(1), 'card')
  expect(() => claims.answer(seated(2), give(1, true))).toThrow('phones-other-seat')
  expect(() => claims.answer(seated(1), give(1, true))).toThrow('phones-other-seat')
  expect(state.owner).toBe(0)
})
