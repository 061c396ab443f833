import { expect, test } from 'vitest'
import { keyOfDigits } from '../../../src/contract/phones/digits-key.ts'
import { newDigits } from '../../../src/main/phones/digits.ts'
import { scryptSync } from 'node:crypto'

function made() {
  const clock = { now: 0, changes: 0 }
  const entered: number[] = []
  const digits = newDigits(
    () => clock.now,
    () => clock.changes++,
  )
  const make = (seat = 1) => digits.make(seat, () => (entered.push(seat), { heard() {}, gone() {} }))
  return { clock, digits, make, entered }
}
const phone = { tell() {}, leave() {} }

test('the key of digits is scrypt’s, as Node has it', async () => {
  const salt = new Uint8Array(16).fill(7)
  const same = scryptSync('123456', salt, 32, { N: 2 ** 14, r: 8, p: 1 })
  expect(Buffer.from(await keyOfDigits('123456', salt))).toEqual(same)
})

test('digits are six, let one phone in, and are gone then', async () => {
  const { digits, make, entered, clock } = made()
  await make(2)
  const { digits: text, seat } = digits.current()!
  expect([seat, text]).toEqual([2, expect.stringMatching(/^\d{6}$/)])
  expect(digits.door()!.key).toEqual(await keyOfDigits(text, digits.door()!.salt))
  digits.door()!.enter(phone)
  expect(entered).toEqual([2])
  expect([digits.current(), digits.door(), clock.changes]).toEqual([null, null, 1])
})

test('they are good for two minutes', async () => {
  const { digits, make, clock } = made()
  await make()
  clock.now = 119_999
  expect(digits.door()).not.toBeNull()
  clock.now = 120_000
  expect(digits.door()).toBeNull()
})

test('five wrong ones close the door for a minute, also to new digits', async () => {
  const { digits, make, clock } = made()
  await make()
  const door = digits.door()!
  for (let wrong = 1; wrong < 5; wrong++) door.fail()
  expect(digits.door()).toBe(door)
  door.fail()
  expect([digits.door(), clock.changes]).toEqual([null, 1])
  await make()
  expect(digits.door()).toBeNull()
  clock.now = 60_000
  expect(digits.door()).not.toBeNull()
})
