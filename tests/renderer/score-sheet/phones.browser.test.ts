/** A sheet that is opened to phones: from its address to each seat's code, state and digits, and closed again. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { OpenPhones } from '../../../src/contract/api.ts'
import PhonesBar from '../../../src/renderer/score-sheet/phones/PhonesBar.svelte'
import PhoneSeats from '../../../src/renderer/ui/phones/PhoneSeats.svelte'
import { PhonesSession } from '../../../src/renderer/ui/phones/phones-session.svelte.ts'
import { fakeServices } from '../fake-services.ts'

const PLAYERS = [
  { name: 'Mike', color: 'red' },
  { name: 'Bram', color: 'blue' },
]
const ADDRESS = 'http://192.168.1.5:41234/'
const seat = (more: Partial<OpenPhones['seats'][number]> = {}) => ({
  ...{ link: `${ADDRESS}#${'a'.repeat(64)}`, phone: 'none' as const, since: null, done: false, filled: 0, of: 13 },
  ...more,
})
const opened = (...seats: OpenPhones['seats']): OpenPhones => ({ address: ADDRESS, seats, digits: null })

test('each seat has its code, and says how its phone is', async () => {
  const asked: unknown[] = []
  const until = '2026-11-20T19:02:00.000Z'
  const state = opened(seat({ phone: 'here', filled: 3 }), seat({ phone: 'away', since: '2026-11-20T19:00:00.000Z' }))
  const { services } = fakeServices({
    'phones.send-away': (of) => (asked.push(of), { id: 's', open: state }),
    'phones.digits': (of) => {
      asked.push(of)
      return Promise.resolve({ id: 's', open: { ...state, digits: { seat: 1, digits: '012345', until } } })
    },
    'phones.close': (id) => void asked.push(id),
  })
  const phones = new PhonesSession(services, 's')
  phones.open = state
  const screen = await render(PhoneSeats, { phones, players: PLAYERS, state })
  await expect.element(page.getByText('here, 3 of 13')).toBeVisible()
  await expect.element(page.getByText(/^away since/)).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Code for Mike' })).toBeVisible()
  await page.getByRole('button', { name: 'Bram, Show the code' }).click()
  await expect.element(page.getByRole('img', { name: 'Code for Bram' })).toBeVisible()

  await page.getByRole('button', { name: 'Can’t scan? Six digits' }).click()
  await expect.poll(() => phones.open?.digits?.digits).toBe('012345')
  await screen.rerender({ phones, players: PLAYERS, state: phones.open })
  await expect.element(page.getByText(/on Bram’s phone and type 012345/)).toBeVisible()

  await page.getByRole('button', { name: 'Send Bram’s phone away' }).click()
  await page.getByRole('button', { name: 'Close to phones' }).click()
  await expect.poll(() => phones.open).toBeNull()
  expect(asked).toEqual([{ id: 's', seat: 1 }, { id: 's', seat: 1 }, 's'])
})

test('a bot’s seat has no code', async () => {
  const { services } = fakeServices({})
  const phones = new PhonesSession(services, 't')
  const players = [
    { ...PLAYERS[0], control: 'bot:idle' },
    { ...PLAYERS[1], control: 'human' },
  ]
  await render(PhoneSeats, { phones, players, state: opened(seat({ of: 0 }), seat({ phone: 'here', of: 0 })) })
  await expect.element(page.getByRole('img', { name: 'Code for Bram' })).toBeVisible()
  expect(page.getByRole('button', { name: /Show the code/ }).elements()).toHaveLength(1)
})

test('the table says who still counts, and when nobody does', async () => {
  const counting = opened(seat({ phone: 'here', done: true }), seat({ phone: 'here', filled: 3 }))
  const bar = await render(PhonesBar, { state: counting, players: PLAYERS })
  await expect.element(page.getByRole('status')).toHaveTextContent('Waiting for Bram: 3 of 13')
  await bar.rerender({ state: opened(seat({ phone: 'here', done: true }), seat()), players: PLAYERS })
  await expect.element(page.getByRole('status')).toHaveTextContent('All phones are done.')
})
