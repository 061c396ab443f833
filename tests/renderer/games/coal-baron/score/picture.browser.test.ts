/** The picture that a table shares: the bars of a whole game stand in it, whoever sat there. */
import { afterEach, expect, test } from 'vitest'
import { edited } from '../../../../../src/games/coal-baron/companion/edits.ts'
import { sheetOf } from '../../../../../src/games/coal-baron/companion/sheet-of.ts'
import type { Result } from '../../../../../src/games/coal-baron/rules/types.ts'
import { SHIFTS } from '../../../../../src/games/coal-baron/state/components.ts'
import { SCORE_PARTS } from '../../../../../src/renderer/games/coal-baron/ceremony/score-parts.ts'
import { sheetResult } from '../../../../../src/games/coal-baron/rules/sheet.ts'
import { drawResult } from '../../../../../src/renderer/games/coal-baron/score/picture/picture.ts'
import '../../../../../src/renderer/ui/base.css'
import '../../../../../src/renderer/ui/fonts.css'
import '../../../../../src/renderer/ui/tokens.css'
import { countEdits, padFor, playedGame } from '../../../../games/coal-baron/companion/table.ts'

afterEach(() => delete document.documentElement.dataset.theme)

/** A whole game of four with long names. */
function whole() {
  const empty = padFor(4)
  const players = empty.players.map((player) => ({ ...player, name: `${player.name} von der Langen Zeche` }))
  const pad = countEdits(playedGame(4, 302)).reduce(edited, { ...empty, players })
  return { pad, result: sheetResult(sheetOf(pad, SHIFTS), 4) as Result }
}

function colorOf(token: string): string {
  const probe = document.createElement('i')
  probe.style.color = `var(--${token})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

test.each(['dark', 'light'])('shows where the points came from, in the %s theme', async (theme) => {
  document.documentElement.dataset.theme = theme
  const { pad, result } = whole()
  const file = await drawResult(pad, result, '2026-11-20T19:00:00.000Z', 'Zeche Zollverein')
  const drawn = await createImageBitmap(file)
  expect([drawn.width, drawn.height]).toEqual([1200, 1252])
  const context = new OffscreenCanvas(drawn.width, drawn.height).getContext('2d')!
  context.drawImage(drawn, 0, 0)
  result.scores.forEach((score, seat) => {
    const first = SCORE_PARTS.find(({ points }) => points(score) !== 0)!
    const [r, g, b] = context.getImageData(312, 266 + 48 * seat, 1, 1).data
    expect(`rgb(${r}, ${g}, ${b})`).toBe(colorOf(`part-${first.look}`))
  })
})
