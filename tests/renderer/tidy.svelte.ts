/**
 * Runs before every file of component tests. They share one page, since loading the renderer takes longer than most of them,
 * so each leaves that page as a fresh one is.
 */
import { flushSync } from 'svelte'
import { afterAll, afterEach, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-svelte'
import { followSettings, type Look } from '../../src/renderer/app/appearance.svelte.ts'
import { forgetAll } from '../../src/renderer/app/lasting.ts'
import { GAMES } from '../../src/renderer/games/catalogue.ts'
import { offerGames } from '../../src/renderer/games/offered-games.svelte.ts'
import '../../src/renderer/ui/tokens.css'
import '../../src/renderer/ui/base.css'
import { goTo } from './page.ts'

const FRESH: Look = { language: 'en', theme: 'dark', speed: 'normal', motion: 'system' }

function resetLook() {
  const stop = $effect.root(() => followSettings(() => FRESH))
  flushSync()
  stop()
  const { dataset } = document.documentElement
  for (const name of Object.keys(dataset)) delete dataset[name]
}

/** Otherwise it would rest on whatever the next file draws there. */
async function moveMouseAway() {
  const corner = document.body.appendChild(document.createElement('div'))
  corner.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 2px; height: 2px; z-index: 9999'
  await userEvent.hover(corner)
  corner.remove()
}

afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  forgetAll()
  resetLook()
  await goTo('#/')
})

afterAll(async () => {
  offerGames(GAMES)
  await moveMouseAway()
  await page.viewport(414, 896)
})
