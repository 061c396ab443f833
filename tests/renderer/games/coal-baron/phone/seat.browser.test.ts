/** A seat of Coal Baron on a phone of 360 pixels: where steppers stop, and cards that others have. */
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import { coalBaron } from '../../../../../src/games/coal-baron/game.ts'
import { ORDERS } from '../../../../../src/games/coal-baron/state/components.ts'
import type { Edit } from '../../../../../src/games/coal-baron/wire/wire.ts'
import { seeded } from '../../../../../src/games/building-blocks/random.ts'
import type { SeatShown } from '../../../../../src/contract/phones/messages.ts'
import { phone as words } from '../../../../../src/renderer/games/coal-baron/phone/phone-words.ts'
import { useLanguage } from '../../../../../src/renderer/i18n/locale.svelte.ts'
import { Attention } from '../../../../../src/renderer/phone/attention/attention.svelte.ts'
import { SeatSession } from '../../../../../src/renderer/phone/seat-session.svelte.ts'
import SeatScreen from '../../../../../src/renderer/phone/SeatScreen.svelte'

const PLAYERS = [
  { name: 'Jürgen', color: 'red' },
  { name: 'Maximiliane', color: 'blue' },
]
const { scoreSheet, phone } = coalBaron

beforeEach(() => page.viewport(360, 640))

const countOf = (shift: number, element: number, count: number): Edit => ({
  type: 'write',
  sums: { [`count-${shift}-0-${element}`]: [count] },
})

/** The first seat's phone at a sheet with these edits. */
async function phoneAt(way: 'counts' | 'cards', edits: readonly Edit[], claims: SeatShown['claims'] = []) {
  const begun = scoreSheet!.begin(PLAYERS, { startingPlayer: 0, way }, seeded(1))
  const sheet = edits.reduce((before: unknown, edit) => scoreSheet!.after(before, { type: 'edit', edit }), begun)
  const { pad, at } = scoreSheet!.shown(sheet)
  const fields = phone!.fields(pad, 0, at)
  const session = new SeatSession(new Uint8Array(32), () => expect.unreachable())
  const counts = PLAYERS.map(() => ({ done: false, filled: 0, of: 5 }))
  session.shown = {
    ...{ game: 'coal-baron', seat: 0, revision: 1, players: PLAYERS, fields },
    ...{ doubts: [], counts, claims, told: null },
  }
  session.status = 'here'
  await render(SeatScreen, { session, words, attention: new Attention() })
  return session
}

/** Without the phone's own styles, its footer lies over what it holds. */
async function press(name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name })
  await expect.element(button).toBeInTheDocument()
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

test('a stepper stops where the box has no more, and says so', async () => {
  await phoneAt('counts', [countOf(0, 0, 22), countOf(0, 1, 3)])
  const more = page.getByRole('button', { name: 'More: yellow order spots' })
  await expect.element(more).toBeDisabled()
  await expect.element(more).toHaveAccessibleDescription('The box has no more than 22.')
  await expect.element(page.getByRole('button', { name: 'More: brown order spots' })).toBeEnabled()
})

test('a card of somebody else is asked for, and an own one is given', async () => {
  const [order, other] = ORDERS
  const card = (id: string, seat: number): Edit => ({ type: 'card', order: id, shift: 0, seat })
  const claims = [{ field: `order-0-${other}`, from: 1, isKept: false }]
  const session = await phoneAt('cards', [card(order, 1), card(other, 0)], claims)
  const claim = vi.spyOn(session, 'claim').mockImplementation(() => {})
  const answer = vi.spyOn(session, 'answer').mockImplementation(() => {})
  await press(/Maximiliane has this/)
  await press('It’s mine')
  expect(claim).toHaveBeenCalledWith(`order-0-${order}`)
  await press('Give it to Maximiliane')
  expect(answer).toHaveBeenCalledWith(claims[0], true)
})

test.each(['en', 'de', 'nl'] as const)('nothing reaches beyond the screen in %s', async (language) => {
  useLanguage(language, [])
  await phoneAt('counts', [countOf(0, 0, 22)], [{ field: 'count-0-1', from: 1, isKept: false }])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
