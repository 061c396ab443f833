/** The second folder of the backups, typed or chosen in the system's dialog. */
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { SecondFolder as Second } from '../../../src/contract/archive.ts'
import { refusal } from '../../../src/contract/errors.ts'
import App from '../../../src/renderer/shell/App.svelte'
import { dialogs } from '../../../src/renderer/app/dialogs.svelte.ts'
import { fakeServices } from '../fake-services.ts'

const INFO = { name: 'Pithead', version: '1', dataFolder: '/data', damaged: false } as const

async function open(host: 'electron' | 'loopback', first: Second = { folder: null, problem: null }) {
  let second = first
  const choose = vi.fn((folder: string | null) => {
    if (folder === '/nowhere') throw refusal('bad-folder', { folder, problem: 'missing' })
    second = { folder, problem: null }
    return Promise.resolve(second)
  })
  const { services } = fakeServices({
    'app.info': () => ({ ...INFO, host }),
    'backups.list': () => [],
    'backups.second': () => second,
    'backups.choose': choose,
    'desktop.folder': () => Promise.resolve('/media/stick'),
  })
  await render(App, { services })
  dialogs.backups = true
  await expect.element(dialog()).toBeVisible()
  return choose
}

const dialog = () => page.getByRole('dialog', { name: 'Backups' })
const button = (name: string) => dialog().getByRole('button', { name, exact: true })

test('its path is typed where there is no desktop; a wrong one is said at the field', async () => {
  const choose = await open('loopback')
  await button('Choose a folder…').click()
  await expect.element(dialog().getByLabelText('Path of the folder')).toHaveFocus()
  await userEvent.keyboard('/nowhere{Enter}')
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/There is no folder \/nowhere/)
  await dialog().getByLabelText('Path of the folder').fill('/media/stick')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByText('Each copy also goes to /media/stick.')).toBeVisible()
  expect(choose.mock.calls).toEqual([['/nowhere'], ['/media/stick']])
})

test('it is chosen in the system’s dialog, and given up again', async () => {
  const choose = await open('electron')
  await button('Choose a folder…').click()
  await expect.element(dialog().getByText('Each copy also goes to /media/stick.')).toBeVisible()
  await button('No second folder').click()
  await expect.element(button('Choose a folder…')).toBeVisible()
  expect(choose.mock.calls).toEqual([['/media/stick'], [null]])
})

test('that it is missing stands beside it', async () => {
  await open('loopback', { folder: '/media/stick', problem: 'bad-folder' })
  await expect.element(dialog().getByText(/unplugged/)).toBeVisible()
})
