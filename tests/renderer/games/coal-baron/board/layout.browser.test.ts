/** The board fits from the smallest window to the largest, with nothing cut off and no text under 12 pixels. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Game, type Playable } from './game.ts'
import { showBoard } from './host.ts'
import { crowded, fiveTiles, firstTurn, shortage } from './scenes.ts'

/** Bots of one level have its name, and a number. */
function draftOfApprentices(): Playable {
  const { table } = new Game({ players: 4 })
  const players = table.players.map((player, seat) => ({ ...player, name: `Apprentice ${seat + 1}` }))
  return { table: { ...table, players }, act: () => {} }
}

const SCENES: Record<string, () => Playable> = {
  'the draft with four players': draftOfApprentices,
  'a first turn': firstTurn,
  'a crowded pit': crowded,
  'five tiles to choose from': fiveTiles,
  'five tiles to put back': () => fiveTiles().play({ keep: null }),
  'missing coal': shortage,
}

const board = () => document.querySelector('.board') as HTMLElement
/** The board, and the desks that lie across the yard and have edges of their own. */
const frames = () => [board(), ...board().querySelectorAll<HTMLElement>('.desk')]

/** Screen-reader texts and drawings have no layout of their own. */
const laidOut = (element: Element) => element.checkVisibility() && !element.closest('svg, .sr-only')

function outside(area: HTMLElement): string[] {
  const frame = area.getBoundingClientRect()
  return [...area.querySelectorAll('*')].filter(laidOut).flatMap((element) => {
    const { left, right, top, bottom, width } = element.getBoundingClientRect()
    const fits = left > frame.left - 1 && right < frame.right + 1 && top > frame.top - 1 && bottom < frame.bottom + 1
    return width === 0 || fits ? [] : [element.outerHTML.slice(0, 80)]
  })
}

function texts(): Text[] {
  const walker = document.createTreeWalker(board(), NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) found.push(walker.currentNode as Text)
  return found.filter((text) => text.data.trim() && text.parentElement!.checkVisibility())
}

/** In pixels of the window: a drawing's text grows and shrinks with it. */
function sizeOf({ parentElement }: Text): number {
  const size = parseFloat(getComputedStyle(parentElement!).fontSize)
  return parentElement instanceof SVGGraphicsElement ? size * parentElement.getScreenCTM()!.a : size
}

const cutOff = ({ parentElement: element }: Text) =>
  getComputedStyle(element!).overflow === 'hidden' &&
  element!.scrollWidth > element!.clientWidth + 1 &&
  laidOut(element!)

describe.each([
  [1024, 700],
  [1440, 900],
  [2560, 1440],
  [3840, 2160],
])('at %ix%i', (width, height) => {
  test.each(Object.keys(SCENES))('%s', async (scene) => {
    await showBoard(SCENES[scene]())
    await page.viewport(width, height)
    await document.fonts.ready
    expect(frames().flatMap(outside)).toEqual([])
    expect(
      texts()
        .filter(cutOff)
        .map(({ data }) => data),
    ).toEqual([])
    expect(
      texts()
        .filter((text) => sizeOf(text) < 11.99)
        .map(({ data }) => data),
    ).toEqual([])
  })
})
