/** What a lesson of Coal Baron marks, as a mouse finds it. */
import type { Page } from '@playwright/test'
import { firstOf, lesson, mouseHands } from '../../support/lesson.ts'

const wantedHere = firstOf(
  '[data-pointed][data-bright]',
  'footer [data-pointed]',
  '[data-end-mining][data-pointed]',
  '.foot [data-pointed]',
  '[data-drop="storage"] [data-bright].store',
  '.cage .cube[data-bright]',
  '.desk .foot button',
  '[data-space="bank"][data-bright]',
)

/** Where any move will do, mining that is under way is ended: nothing else of it is wanted. */
const NOT_WANTED = 'Play on as you like'

/** The first thing that is marked and can be pressed; else a cube that a marked place waits for, else the bank. */
export async function wanted(page: Page) {
  const end = page.locator('[data-end-mining]')
  if ((await lesson(page).getByText(NOT_WANTED).count()) > 0 && (await end.count()) > 0) return end
  return wantedHere(page)
}

/** Hands that use nothing but the mouse. */
export const byMouse = (page: Page) => mouseHands(page, wanted)
