/** The picture that a table shares: it holds the bars of a whole game for any players. */
import { afterEach, expect, test } from 'vitest'
import { openDoubts } from '../../../../../src/games/coal-baron/score-sheet/checks.ts'
import { edited } from '../../../../../src/games/coal-baron/score-sheet/edits.ts'
import { sheetOf } from '../../../../../src/games/coal-baron/score-sheet/sheet-of.ts'
import { seatField } from '../../../../../src/games/coal-baron/wire/fields.ts'
import type { Edit } from '../../../../../src/games/coal-baron/wire/wire.ts'
import type { Result } from '../../../../../src/games/coal-baron/rules/types.ts'
import { elementsOf, rewardsFor } from '../../../../../src/games/coal-baron/score-sheet/pad-figures.ts'
import { atHour } from '../../../../../src/renderer/games/coal-baron/art/clock-face.ts'
import { SHIFTS } from '../../../../../src/games/coal-baron/state/components.ts'
import { SCORE_PARTS } from '../../../../../src/renderer/games/coal-baron/ceremony/score-parts.ts'
import { sheetResult } from '../../../../../src/games/coal-baron/rules/sheet.ts'
import { drawResult } from '../../../../../src/renderer/games/coal-baron/score-sheet/picture/picture.ts'
import '../../../../../src/renderer/ui/fonts.css'
import { countEdits, padFor, playedGame } from '../../../../games/coal-baron/score-sheet/table.ts'

afterEach(() => delete document.documentElement.dataset.theme)

/** A whole game of four with long names, and then what else is entered. */
function whole(more: readonly Edit[]) {
  const empty = padFor(4)
  const players = empty.players.map((player) => ({ ...player, name: `${player.name} von der Langen Zeche` }))
  const pad = [...countEdits(playedGame(4, 302)), ...more].reduce(edited, { ...empty, players })
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

/** Reads the colours of the picture: of a pixel, and of the lines below the title. */
async function drawn(place: string | null, more: readonly Edit[] = []) {
  const { pad, result } = whole(more)
  const bitmap = await createImageBitmap(await drawResult(pad, result, '2026-11-20T19:00:00.000Z', place))
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
  context.drawImage(bitmap, 0, 0)
  const colors = (x: number, y: number, width: number, height: number) => {
    const { data } = context.getImageData(Math.round(x), Math.round(y), width, height)
    return Array.from({ length: width * height }, (_, i) => `rgb(${data.slice(4 * i, 4 * i + 3).join(', ')})`)
  }
  const colorAt = (x: number, y: number) => colors(x, y, 1, 1)[0]
  const heading = () => new Set(colors(60, 170, 600, 90))
  return { pad, result, colorAt, heading, size: [bitmap.width, bitmap.height] }
}

test.each(['dark', 'light'])('shows where the points came from, in the %s theme', async (theme) => {
  document.documentElement.dataset.theme = theme
  const { result, colorAt, size } = await drawn('Zeche Zollverein')
  expect(size).toEqual([1200, 1736])
  result.scores.forEach((score, seat) => {
    const first = SCORE_PARTS.find(({ points }) => points(score) !== 0)!
    expect(colorAt(312, 218 + 48 * seat)).toBe(colorOf(`part-${first.look}`))
  })
})

test('says how much should be looked at again', async () => {
  const sound = await drawn(null)
  const doubtful = await drawn(null, [{ type: 'write', sums: { [seatField('light', 0)]: [24] } }])
  expect(openDoubts(doubtful.pad).length).toBeGreaterThan(0)
  expect(doubtful.size[1] - sound.size[1]).toBe(38)
  const caution = colorOf('caution')
  expect([sound.heading().has(caution), doubtful.heading().has(caution)]).toEqual([false, true])
})

test('shows on a clock for each shift whom each element paid', async () => {
  const { pad, colorAt } = await drawn(null)
  const unit = 168 / 118
  const asked = [0, 1, 2].flatMap((shift) =>
    elementsOf(shift).map((element) => ({ shift, element, rewards: rewardsFor(pad, shift, element)! })),
  )
  // A mark that stands alone stands in the middle.
  const alone = asked.filter(({ rewards }) => rewards.filter((points) => points > 0).length === 1)
  expect(new Set(alone.map(({ shift }) => shift)).size).toBeGreaterThan(1)
  for (const { shift, element, rewards } of alone) {
    const { x, y } = atHour(element + 1, 88)
    const { color } = pad.players[rewards.findIndex((points) => points > 0)]
    const mark = colorAt(60 + 360 * (shift + 0.5) + unit * x, 216 + 4 * 48 + 120 + 168 + unit * (y + 10))
    expect(mark, `shift ${shift}, element ${element}`).toBe(colorOf(`player-${color}`))
  }
})
