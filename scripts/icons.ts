/** `npm run icons`: draws resources/icon.svg and, for the smallest sizes, resources/icon-small.svg in every size that a desktop asks for. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { ROOT } from './bootstrap/root.mjs'
import { installedBrowser, TEST_FLAGS } from './browsers.ts'
import { icnsOf, icoOf, SIZES, type Pictures } from './icons/formats.ts'
import { main, noArguments } from './main.ts'

const RESOURCES = join(ROOT, 'resources')
const FOLDER = join(RESOURCES, 'icons')
/** Up to here a drawing with fewer, thicker lines is clearer. */
const SMALL = 32

async function draw(page: Page, size: number): Promise<Buffer> {
  const svg = readFileSync(join(RESOURCES, size <= SMALL ? 'icon-small.svg' : 'icon.svg'), 'base64')
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<body style="margin:0"><img width="${size}" src="data:image/svg+xml;base64,${svg}">`)
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode())
  return page.screenshot({ omitBackground: true })
}

async function drawAll(): Promise<Pictures> {
  const browser = await chromium.launch({ executablePath: installedBrowser()?.path, args: TEST_FLAGS })
  const page = await browser.newPage()
  const pictures: Pictures = new Map()
  for (const size of SIZES) pictures.set(size, await draw(page, size))
  await browser.close()
  return pictures
}

const USAGE = 'npm run icons: draws resources/icon.svg in every size into resources/icons.'

await main(USAGE, noArguments, async () => {
  const pictures = await drawAll()
  mkdirSync(FOLDER, { recursive: true })
  for (const [size, png] of pictures) writeFileSync(join(FOLDER, `${size}x${size}.png`), png)
  writeFileSync(join(FOLDER, 'icon.ico'), await icoOf(pictures))
  writeFileSync(join(FOLDER, 'icon.icns'), await icnsOf(pictures))
})
