/** The colours keep WCAG 2.2 AA in both themes, and coal can be told apart by people who see fewer colours. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const css = readFileSync(resolve(import.meta.dirname, '../../src/renderer/ui/tokens.css'), 'utf8')

type Tokens = Record<string, string>
const colorsIn = (block: string): Tokens =>
  Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/gi)].map((match) => [match[1], match[2]]))
const blockOf = (selector: string) => css.slice(css.indexOf(`${selector} {`)).split('\n}')[0]

const dark = colorsIn(blockOf(':root'))
const light = { ...dark, ...colorsIn(blockOf(":root[data-theme='light']")) }

type Rgb = [number, number, number]
const linear = (hex: string): Rgb =>
  [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as Rgb
const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b

function contrast(a: string, b: string): number {
  const [bright, dim] = [luminance(linear(a)), luminance(linear(b))].sort((x, y) => y - x)
  return (bright + 0.05) / (dim + 0.05)
}

const SURFACES = ['page', 'panel', 'raised', 'control']
const TEXTS = ['text', 'text-soft', 'text-faint', 'accent', 'good', 'bad', 'caution']
const PLAYER_TEXTS = ['red', 'blue', 'green', 'cream'].map((color) => `player-${color}-text`)

const ON_THINGS = [
  ['on-brass', 'brass'],
  ['on-brass', 'brass-hover'],
  ['on-silver', 'silver'],
  ['on-brick', 'brick'],
  ['on-brick', 'brick-deep'],
  ['on-brick', 'stone'],
  ['on-brick', 'timberwork'],
  ['on-sandstone', 'sandstone'],
  ['on-yard', 'yard'],
  ['on-yard', 'yard-deep'],
  ['on-paper', 'paper'],
  ['on-paper', 'dial'],
  ['on-paper-soft', 'paper'],
  ['lamp', 'hand'],
  ...['delivered', 'shift-1', 'shift-2', 'shift-3', 'gained', 'lost', 'lost-stripe'].map((part) => [
    'on-brass',
    `part-${part}`,
  ]),
  ...['Y', 'B', 'G', 'K'].map((coal) => [`coal-${coal}-ink`, `coal-${coal}`]),
]

describe.each([
  ['dark', dark],
  ['light', light],
])('the %s theme', (_, tokens: Tokens) => {
  test.each([...TEXTS, ...PLAYER_TEXTS].flatMap((text) => SURFACES.map((surface) => [text, surface])))(
    '%s can be read on %s',
    (text, surface) => {
      expect(contrast(tokens[text], tokens[surface])).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(ON_THINGS)('%s can be read on %s', (text, thing) => {
    expect(contrast(tokens[text], tokens[thing])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['field-line', 'focus'].flatMap((line) => SURFACES.map((surface) => [line, surface])))(
    '%s shows on %s',
    (line, surface) => {
      expect(contrast(tokens[line], tokens[surface])).toBeGreaterThanOrEqual(3)
    },
  )
})

/** Linear RGB as people with two kinds of cones see it, about (after Viénot, Brettel and Mollon, 1999). */
const SEEN_WITH: Record<string, [Rgb, Rgb, Rgb]> = {
  protanopia: [
    [0.11238, 0.88762, 0],
    [0.11238, 0.88762, 0],
    [0.00401, -0.00401, 1],
  ],
  deuteranopia: [
    [0.29275, 0.70725, 0],
    [0.29275, 0.70725, 0],
    [-0.02234, 0.02234, 1],
  ],
  tritanopia: [
    [1, 0.14461, -0.14461],
    [0, 0.85924, 0.14076],
    [0, 0.85924, 0.14076],
  ],
}

function seenWith(vision: string, hex: string): Rgb {
  const color = linear(hex)
  return SEEN_WITH[vision].map((row) => row.reduce((sum, share, i) => sum + share * color[i], 0)) as Rgb
}

/** CIE Lab of linear RGB under D65. */
function lab([r, g, b]: Rgb): Rgb {
  const x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
  const y = 0.2126 * r + 0.7152 * g + 0.0722 * b
  const z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
  const [fx, fy, fz] = [x, y, z].map((t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116))
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
}

const distance = (a: Rgb, b: Rgb) => Math.hypot(...a.map((value, i) => value - b[i]))
const PAIRS = ['YB', 'YG', 'YK', 'BG', 'BK', 'GK']

describe.each(Object.keys(SEEN_WITH))('with %s', (vision) => {
  // Around 2 is the least difference anybody notices; 20 is told apart at a glance, on small cubes too.
  test.each(PAIRS)('the coal colours %s can be told apart', ([first, second]) => {
    const [a, b] = [first, second].map((coal) => lab(seenWith(vision, dark[`coal-${coal}`])))
    expect(distance(a, b)).toBeGreaterThan(20)
  })
})
