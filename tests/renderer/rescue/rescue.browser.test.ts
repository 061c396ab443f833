/** The screen of a damaged database: what is found, what can be chosen, and what comes of it. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { RescueChoice, RescueState } from '../../../src/contract/schemas/rescue.ts'
import { refusal } from '../../../src/contract/errors.ts'
import { toasts } from '../../../src/renderer/app/toasts.svelte.ts'
import { GAMES } from '../../../src/renderer/games/catalogue.ts'
import { offerGames } from '../../../src/renderer/games/offered-games.svelte.ts'
import App from '../../../src/renderer/shell/App.svelte'
import { TOY } from '../../toy/renderer/games/catalogue.ts'
import { fakeServices, SETTINGS } from '../fake-services.ts'
import { goTo } from '../page.ts'
import { toyRecord } from '../toy-data.ts'

const { id, game, mode, players, startedAt } = toyRecord()

const FOUND: RescueState = {
  damage: 'pages',
  backup: { at: '2026-11-14T12:00:00.000Z', count: 12, finished: 9 },
  salvaged: { count: 15, finished: 11 },
  beyond: 3,
  games: [{ id, game, mode, players, startedAt, finishedAt: null }],
}

const way = (name: RegExp) => page.getByRole('radio', { name })
const go = () => page.getByRole('button', { name: 'Continue with this' }).click()

describe('a damaged database', () => {
  afterAll(() => offerGames(GAMES))
  beforeEach(async () => {
    offerGames([TOY])
    toasts.length = 0
    await goTo('#/')
  })

  const open = async (found: RescueState | Error = FOUND) => {
    let damaged = true
    let looked = 0
    const chosen: RescueChoice[] = []
    const fake = fakeServices({
      'app.info': () => ({ name: 'Pithead', version: '0.1.0', host: 'loopback', dataFolder: '/data', damaged }),
      'rescue.look': () => {
        looked++
        return found instanceof Error ? Promise.reject<RescueState>(found) : Promise.resolve(found)
      },
      'rescue.run': (choice) => {
        chosen.push(choice)
        damaged = false
        return Promise.resolve({ count: 15, finished: 11, aside: 'pithead.damaged-1.db' })
      },
      'settings.set': (patch) => ({ ...SETTINGS, ...patch }),
    })
    await render(App, { services: fake.services })
    await expect.element(page.getByRole('heading', { name: 'The file with your games is damaged' })).toBeVisible()
    return { ...fake, chosen, looks: () => looked }
  }

  test('says what is wrong, what each way would keep, and which games are at stake', async () => {
    await open()
    await expect.element(page.getByText(/^Parts of the database are overwritten/)).toBeVisible()
    await expect.element(page.getByText(/^Nothing has been changed yet/)).toBeVisible()
    await expect.element(way(/^The backup.*12 games, 9 of them finished/)).toBeChecked()
    await expect.element(way(/^Only the games.*15 games, 11 of them finished/)).toBeVisible()
    await expect.element(way(/^Start with an empty archive/)).toBeVisible()
    const games = page.getByRole('group', { name: /^In the damaged file/ })
    await expect.element(games).toMatchTextContent(/Mike.*Anna/)
    await expect.element(games).toMatchTextContent(/and 2 more|2/)
  })

  test('is left by keyboard: a way is chosen by arrow keys, and only then something is done', async () => {
    const { chosen } = await open()
    ;(way(/^The backup/).element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(way(/^Only the games/)).toBeChecked()
    expect(chosen).toEqual([])
    await go()
    await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible()
    expect(chosen).toEqual(['salvage'])
    await expect.element(page.getByText(/pithead\.damaged-1\.db/)).toBeVisible()
  })

  test('without a backup leaves that way out', async () => {
    const { chosen } = await open({ ...FOUND, damage: 'unreadable', backup: null, beyond: 0, games: [] })
    await expect.element(way(/^The backup.*There is no readable backup/)).toBeDisabled()
    await expect.element(way(/^Only the games/)).toBeChecked()
    expect(page.getByText(/^In the damaged file/).query()).toBeNull()
    await go()
    await expect.poll(() => chosen).toEqual(['salvage'])
  })

  test('that can’t be read says so, and is looked at again', async () => {
    const { looks } = await open(refusal('storage-failed'))
    await expect.element(page.getByText('Reading failed.')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(looks).toBe(2)
  })

  test('is told in the language that somebody chooses here', async () => {
    const { call } = await open()
    await page.getByRole('radio', { name: 'Deutsch' }).click({ force: true })
    expect(call).toHaveBeenCalledWith('settings.set', { language: 'de' })
    await expect.element(page.getByRole('radio', { name: 'Deutsch' })).toBeChecked()
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .not.toHaveTextContent('The file with your games is damaged')
    await page.getByRole('radio', { name: 'English' }).click({ force: true })
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('The file with your games is damaged')
  })
})
