/** The built loopback host in a real browser: the page works under its policy, and nobody else gets in. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { CATALOGUE } from '../../src/games/catalogue.ts'
import { hostForEachTest } from './support/hosts.ts'
import { test } from './support/test.ts'

const [GAME] = CATALOGUE.keys()

const host = hostForEachTest()

const origin = () => new URL(host.address).origin

/** Collects errors and warnings of the page's console, broken policies among them. */
function complaints(page: Page): string[] {
  const texts: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) texts.push(message.text())
  })
  page.on('pageerror', (error) => texts.push(error.message))
  return texts
}

test('the page loads, reaches the services and breaks no policy; the token leaves the address', async ({ page }) => {
  const said = complaints(page)
  await page.goto(host.address)
  await expect(page).toHaveURL(`${origin()}/`)
  await expect(page.getByRole('heading').first()).toBeVisible()
  const answer = await page.evaluate(async (id) => {
    const socket = new WebSocket('/socket')
    await new Promise((resolve) => (socket.onopen = resolve))
    socket.send(JSON.stringify({ t: 'q', i: id, m: 'app.info', a: [] }))
    return new Promise<unknown>((resolve) => (socket.onmessage = ({ data }) => resolve(JSON.parse(data as string))))
  }, '1')
  expect(answer).toMatchObject({ r: { host: 'loopback', dataFolder: host.folder } })
  expect(await page.evaluate(() => document.cookie)).toBe('')
  expect(said).toEqual([])
})

test('every screen that is loaded later keeps the policy, too', async ({ page }) => {
  const said = complaints(page)
  await page.goto(host.address)
  for (const hash of ['#/new', '#/archive', '#/people', '#/statistics', '#/score/new', `#/score/empty/${GAME}/3`]) {
    await page.evaluate((next) => (location.hash = next), hash)
    await expect(page.getByRole('heading').first()).toBeVisible()
  }
  await page.evaluate(() => (location.hash = '#/'))
  await page.keyboard.press(',')
  await page.getByRole('button', { name: 'About and licences' }).click()
  await expect(page.getByText(/^svelte \d/)).toBeVisible()
  expect(said).toEqual([])
})

test('no script of another origin, no text as code or as HTML, and no connection elsewhere', async ({ page }) => {
  await page.goto(host.address)
  const outcomes = await page.evaluate(async () => {
    const later = () => new Promise((resolve) => setTimeout(resolve))
    const attempt = async (work: () => unknown) => {
      // The test's own call is exempt from the policy; what the page does later is not.
      await later()
      try {
        await work()
        return 'done'
      } catch (error) {
        return (error as Error).name
      }
    }
    const trusted = Reflect.get(window, 'trustedTypes') as { createPolicy: (name: string, rules: object) => void }
    const inline = document.createElement('div')
    return {
      eval: await attempt(() => (0, eval)('1')),
      html: await attempt(() => (inline.innerHTML = '<b>text</b>')),
      policy: await attempt(() => trusted.createPolicy('mine', {})),
      elsewhere: await attempt(() => fetch('http://127.0.0.1:1/')),
      outside: await attempt(() => fetch('https://example.com/')),
    }
  })
  expect(outcomes).toEqual({
    eval: 'EvalError',
    html: 'TypeError',
    policy: 'TypeError',
    elsewhere: 'TypeError',
    outside: 'TypeError',
  })
})

test.describe('a page that something else on this machine serves', () => {
  let other: Server

  test.beforeEach(async () => {
    other = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end('<!doctype html>'))
    await once(other.listen(0, '127.0.0.1'), 'listening')
  })
  test.afterEach(() => void other.close())

  test('reaches nothing, though the browser was let in', async ({ page }) => {
    await page.goto(host.address)
    const icon = await page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel=icon]')!.href)
    expect((await page.request.get(icon)).status()).toBe(200)
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`)
    const reached = await page.evaluate(
      async ([target, image]) => {
        const socket = new WebSocket(`${target.replace('http', 'ws')}/socket`)
        const opened = await new Promise((resolve) => {
          socket.onopen = () => resolve(true)
          socket.onclose = () => resolve(false)
        })
        const read = await fetch(target, { credentials: 'include' }).then(
          () => true,
          () => false,
        )
        const picture = new Image()
        const shown = await new Promise((resolve) => {
          picture.onload = () => resolve(true)
          picture.onerror = () => resolve(false)
          picture.src = image
        })
        return { opened, read, shown }
      },
      [origin(), icon],
    )
    expect(reached).toEqual({ opened: false, read: false, shown: false })
  })

  test('can not show ours in a frame', async ({ page }) => {
    await page.goto(host.address)
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`)
    const said = complaints(page)
    await page.evaluate(async (target) => {
      const frame = document.createElement('iframe')
      frame.src = target
      document.body.append(frame)
      await new Promise((resolve) => (frame.onload = resolve))
    }, `${origin()}/`)
    await expect.poll(() => said.join()).toMatch(/frame-ancestors|X-Frame-Options/)
    await expect(page.frameLocator('iframe').getByRole('heading')).toHaveCount(0)
  })
})

test('a browser without the token is told what to do, and sees nothing', async ({ page }) => {
  const response = await page.goto(origin())
  expect(response?.status()).toBe(403)
  await expect(page.locator('body')).toHaveText('Open Pithead with the address that it printed last')
})
