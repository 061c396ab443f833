/** When, for how long and where a physical game was played: told, refused, and taken back. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { SheetAction } from '../../../src/contract/api.ts'
import { refusal } from '../../../src/contract/errors.ts'
import { dismiss, toasts } from '../../../src/renderer/app/toasts.svelte.ts'
import SheetDetails from '../../../src/renderer/score-sheet/SheetDetails.svelte'
import { SheetSession } from '../../../src/renderer/score-sheet/sheet-session.svelte.ts'
import { fakeServices } from '../fake-services.ts'
import { toySheet } from '../toy-data.ts'

const STARTED = '2026-11-20T19:00:37.123Z'
const OVER = { startedAt: STARTED, finishedAt: '2026-11-20T20:35:37.123Z' }
const AS_IT_WAS = { type: 'about', startedAt: STARTED, minutes: 95, place: null, notes: null }

type About = Extract<SheetAction, { type: 'about' }>

/** The details of a sheet; the services take them as long as they are not made to `refuse`. */
async function details(more: Parameters<typeof toySheet>[0] = OVER) {
  let sheet = toySheet(more)
  const told: About[] = []
  const refuse = { with: null as ReturnType<typeof refusal> | null }
  const fake = fakeServices({
    'sheets.attend': ({ window }) => ({ ...sheet, window }),
    'sheets.act': ({ action, window }) => {
      if (refuse.with) throw refuse.with
      const { type: _, minutes, ...about } = action as About
      told.push(action as About)
      const end = new Date(Date.parse(about.startedAt) + (minutes ?? 0) * 60_000).toISOString()
      sheet = { ...sheet, ...about, finishedAt: sheet.finishedAt && end, revision: sheet.revision + 1 }
      fake.emit('sheet.changed', { ...sheet, window })
      return sheet.revision
    },
  })
  const session = new SheetSession(fake.services, 's', (pad) => pad)
  session.follow()
  await vi.waitFor(() => expect(session.current).not.toBeNull())
  await render(SheetDetails, { session })
  await page.getByRole('button', { name: 'Date, length and place' }).click()
  return { told, refuse }
}

const dialog = page.getByRole('dialog', { name: 'Date, length and place' })
const field = (name: string) => dialog.getByLabelText(name)
const save = () => dialog.getByRole('button', { name: 'Save' }).click()

beforeEach(() => {
  for (const { id } of [...toasts]) dismiss(id)
})

describe('the details of a game', () => {
  test('are told, and stand on the page', async () => {
    const { told } = await details()
    await field('Started').fill('2026-11-19T18:30')
    await field('Length in minutes').fill('130')
    await field('Place').fill('  Black   Bear ')
    await field('Notes').fill('Two cakes.\nNo crumbs. ')
    await save()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(told).toEqual([
      {
        type: 'about',
        startedAt: new Date('2026-11-19T18:30').toISOString(),
        minutes: 130,
        place: 'Black Bear',
        notes: 'Two cakes.\nNo crumbs.',
      },
    ])
    await expect.element(page.getByText('19 Nov 2026 · 130 min · Black Bear')).toBeVisible()
  })

  test('that stay as they were keep the seconds of the date', async () => {
    const { told } = await details()
    await save()
    await expect.poll(() => told).toEqual([AS_IT_WAS])
  })

  test('may be forgotten', async () => {
    const { told } = await details({ ...OVER, place: 'Black Bear', notes: 'Two cakes.' })
    for (const name of ['Length in minutes', 'Place', 'Notes']) await field(name).fill('')
    await save()
    await expect.poll(() => told).toEqual([{ ...AS_IT_WAS, minutes: null }])
    await expect.element(page.getByText('20 Nov 2026 · length not known')).toBeVisible()
  })

  test('have no length before the game is over', async () => {
    const { told } = await details({ startedAt: STARTED })
    await expect.element(field('Place')).toBeVisible()
    await expect.element(field('Length in minutes')).not.toBeInTheDocument()
    await save()
    await expect.poll(() => told).toEqual([{ ...AS_IT_WAS, minutes: null }])
  })

  test('lose what shows nothing or turns the writing', async () => {
    const { told } = await details({ ...OVER, place: 'Black Bear' })
    await field('Place').fill('Black\u202E Bear')
    await field('Notes').fill('\u0007')
    await save()
    await expect.poll(() => told).toMatchObject([{ place: 'Black Bear', notes: null }])
  })
})

describe('what can not be', () => {
  test.each([
    ['no date', 'Started', ''],
    ['a date that no record names', 'Started', '12026-11-19T18:30'],
    ['no minutes at all', 'Length in minutes', '0'],
    ['parts of a minute', 'Length in minutes', '1.5'],
    ['more than a week', 'Length in minutes', '10081'],
  ])('%s is refused where it is typed', async (_, name, value) => {
    const { told } = await details()
    const input = field(name).element() as HTMLInputElement
    await field(name).fill(value)
    await save()
    expect(input.validity.valid).toBe(false)
    await expect.element(field(name)).toHaveFocus()
    expect(told).toEqual([])
  })

  test.each(['storage-full', 'disconnected', 'stale'] as const)(
    'where it does not arrive (%s) it stays typed, and is saved by another press',
    async (code) => {
      const { told, refuse } = await details()
      await field('Place').fill('Black Bear')
      refuse.with = refusal(code)
      await save()
      await vi.waitFor(() => expect(toasts).toMatchObject([{ tone: 'bad', code }]))
      await expect.element(field('Place')).toHaveValue('Black Bear')
      refuse.with = null
      await save()
      await expect.element(dialog).not.toBeInTheDocument()
      expect(told).toMatchObject([{ place: 'Black Bear' }])
    },
  )
})

describe('the way back', () => {
  test.each([
    ['its button', () => dialog.getByRole('button', { name: 'Back' }).click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('by %s tells nothing', async (_, leave) => {
    const { told } = await details()
    await field('Place').fill('Black Bear')
    await leave()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(told).toEqual([])
    await page.getByRole('button', { name: 'Date, length and place' }).click()
    await expect.element(field('Place')).toHaveValue('')
  })

  test('after saving is offered by a notice', async () => {
    const { told } = await details({ ...OVER, place: 'White Horse' })
    await field('Place').fill('Black Bear')
    await field('Started').fill('2026-11-19T18:30')
    await save()
    await vi.waitFor(() => expect(toasts).toHaveLength(1))
    expect(toasts[0].text()).toBe('Date, length and place are saved.')
    expect(toasts[0].action!.label()).toBe('Undo')
    toasts[0].action!.run()
    await expect.poll(() => told.at(-1)).toEqual({ ...AS_IT_WAS, place: 'White Horse' })
    await expect.element(page.getByText('20 Nov 2026 · 95 min · White Horse')).toBeVisible()
  })
})
