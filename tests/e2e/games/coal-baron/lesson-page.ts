/** Finds the places that a lesson of Coal Baron marks, for a player with a mouse. */
import type { Page } from '@playwright/test'
import { lesson, mouseHands } from '../../support/lesson.ts'
import { pointAt } from '../../support/pointer.ts'

/** Marked places that can be pressed; failing that a cube that a marked place waits for; failing that the bank. */
const PLACES = [
  '[data-pointed][data-bright]',
  'footer [data-pointed]',
  '[data-end-mining][data-pointed]',
  '.foot [data-pointed]',
  '[data-drop="storage"] [data-bright].store',
  '.cage .cube[data-bright]',
  '.desk .foot button',
  '[data-space="bank"][data-bright]',
]
const END_MINING = '[data-end-mining]'

/** Hands that use nothing but the mouse. Where any move will do, they end mining that is under way. */
export function byMouse(page: Page) {
  const hands = mouseHands(page, PLACES)
  const end = page.locator(END_MINING)
  const act = async () => {
    const isFree = (await lesson(page).getByText('Play on as you like').count()) > 0
    await (isFree && (await end.count()) > 0 ? pointAt(end) : hands.act())
  }
  return { ...hands, places: [...PLACES, END_MINING], act }
}
