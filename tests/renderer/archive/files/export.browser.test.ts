/** Games are taken along in the file that was chosen. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import { useLanguage } from '../../../../src/renderer/i18n/locale.svelte.ts'
import App from '../../../../src/renderer/shell/App.svelte'
import { offerGames } from '../../../../src/renderer/games/offered-games.svelte.ts'
import { TOY } from '../../../toy/renderer/games/catalogue.ts'
import { fakeServices, SETTINGS } from '../../fake-services.ts'
import { goTo } from '../../page.ts'
import { toyRecord } from '../../toy-data.ts'

const LINK = 'bgstats://app.bgstatsapp.com/createPlay.html?data=%7B%7D'

beforeEach(async () => {
  offerGames([TOY])
  await page.viewport(1024, 700)
})
afterEach(async () => {
  vi.restoreAllMocks()
  useLanguage('en', [])
  await goTo('#/')
})

/** Records the downloads that the browser is asked to save: file names, and addresses of their bytes. */
function watchSaving() {
  const saved: { name: string; address: string }[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, address: this.href })
  })
  return saved
}

async function open(language = 'en') {
  await goTo('#/archive/a')
  const fake = fakeServices({
    'settings.get': () => ({ ...SETTINGS, language }) as typeof SETTINGS,
    'archive.tags': () => [],
    'archive.open': () => JSON.stringify(toyRecord()),
    'reviews.hints': () => [],
    'export.link': () => LINK,
    'export.make': ({ format }) => Promise.resolve({ id: 'e', name: `pithead.${format}`, size: 3 }),
    'export.drop': () => {},
  })
  await render(App, { services: fake.services })
  const made = () => fake.call.mock.calls.filter(([name]) => name === 'export.make').map(([, call]) => call)
  await page.getByRole('button', { name: /^(Export|Exportieren|Exporteren)/ }).click()
  return { made }
}

const dialog = () => page.getByRole('dialog')

test.each([
  ['en', /^Table \(CSV\)/, /^Save file/, 'comma'],
  ['de', /^Tabelle \(CSV\)/, /^Datei speichern/, 'semicolon'],
  ['nl', /^Tabel \(CSV\)/, /^Bestand opslaan/, 'semicolon'],
])('in %s a table is as the language’s spreadsheets want it', async (language, table, button, style) => {
  const saved = watchSaving()
  const { made } = await open(language)
  await dialog().getByRole('radio', { name: table }).click({ force: true })
  await dialog().getByRole('button', { name: button }).click()
  await expect.poll(() => saved).toEqual([{ name: 'pithead.csv', address: `${location.origin}/exports/e` }])
  expect(made()).toEqual([{ games: { ids: ['a'] }, format: 'csv', style }])
})

test('a table is in the style that was chosen, and other files have none', async () => {
  const saved = watchSaving()
  const { made } = await open()
  expect(dialog().getByRole('combobox', { name: 'Table for' }).query()).toBeNull()
  await dialog().getByRole('radio', { name: 'Table (CSV)' }).click({ force: true })
  await dialog().getByRole('combobox', { name: 'Table for' }).selectOptions('Other programs, with commas')
  await dialog().getByRole('button', { name: 'Save file' }).click()
  await expect.poll(() => saved).toHaveLength(1)
  expect(made()).toEqual([{ games: { ids: ['a'] }, format: 'csv', style: 'plain' }])
})

test('one game goes to somebody without Pithead as a page, and the words say what it is', async () => {
  const saved = watchSaving()
  const { made } = await open()
  await dialog().getByRole('radio', { name: 'Page for any browser' }).click({ force: true })
  await expect.element(dialog().getByText(/It opens without Pithead/)).toBeVisible()
  await dialog().getByRole('button', { name: 'Save file' }).click()
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['pithead.html'])
  expect(made()).toEqual([{ games: { ids: ['a'] }, format: 'html' }])
})

test('a play goes to a phone as a file', async () => {
  const saved = watchSaving()
  const { made } = await open()
  await dialog().getByRole('button', { name: 'Save as a BG Stats file' }).click()
  await expect.poll(() => saved).toHaveLength(1)
  expect(made()).toEqual([{ games: { ids: ['a'] }, format: 'bg-stats' }])
})

test('the code is a picture with sharp modules and a quiet zone', async () => {
  const saved = watchSaving()
  await open()
  await dialog().getByRole('button', { name: 'Save the code as a picture' }).click()
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['bg-stats.png'])
  const picture = await createImageBitmap(await (await fetch(saved[0].address)).blob())
  const code = dialog()
    .getByRole('img', { name: /QR code/ })
    .element()
  expect(picture.width).toBe(Number(code.getAttribute('data-size')) * 8)
  const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!
  pen.drawImage(picture, 0, 0)
  const shadeAt = (module: number) => pen.getImageData(module * 8 + 4, module * 8 + 4, 1, 1).data[0]
  // The corner of a code is a black ring around white around black, after four white modules.
  expect([0, 3, 4, 5, 6, 8].map(shadeAt)).toEqual([255, 255, 0, 255, 0, 0])
})
