/** The colours keep WCAG 2.2 AA in both themes, and coal and players can be told apart by people who see fewer colours. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PLAYER_COLORS } from '../../../src/renderer/ui/player-colors.ts'
import { contrast, difference, distance, lab, seenWith, VISIONS, type Lab } from '../../support/colors.ts'

const css = readFileSync(resolve(import.meta.dirname, '../../../src/renderer/ui/tokens.css'), 'utf8')

type Tokens = Record<string, string>
const colorsIn = (block: string): Tokens =>
  Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/gi)].map((match) => [match[1], match[2]]))
const blockOf = (selector: string) => css.slice(css.indexOf(`${selector} {`)).split('\n}')[0]

const dark = colorsIn(blockOf(':root'))
const light = { ...dark, ...colorsIn(blockOf(":root[data-theme='light']")) }

const SURFACES = ['page', 'panel', 'raised', 'control']
const TEXTS = ['text', 'text-soft', 'text-faint', 'accent', 'good', 'bad', 'caution']
const PLAYER_TEXTS = PLAYER_COLORS.map((color) => `player-${color}-text`)

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
  ...['green', 'black', 'yellow', 'red', 'blue'].map((livery) => [`livery-${livery}-ink`, `livery-${livery}`]),
  ...['2', '3', '4', '5', '6', '8'].map((level) => ['on-coach', `coach-${level}`]),
  ['on-hall', 'hall'],
  ['on-hall-soft', 'hall'],
  ['warn', 'hall'],
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

  test.each(PLAYER_COLORS)('the mark shows on %s pieces', (color) => {
    expect(contrast(tokens[`player-${color}-ink`], tokens[`player-${color}`])).toBeGreaterThanOrEqual(3)
  })

  test.each(['field-line', 'focus'].flatMap((line) => SURFACES.map((surface) => [line, surface])))(
    '%s shows on %s',
    (line, surface) => {
      expect(contrast(tokens[line], tokens[surface])).toBeGreaterThanOrEqual(3)
    },
  )
})

const PAIRS = ['YB', 'YG', 'YK', 'BG', 'BK', 'GK']

describe.each(VISIONS)('with %s', (vision) => {
  // Around 2 is the least difference anybody notices; 20 is told apart at a glance, on small cubes too.
  test.each(PAIRS)('the coal colours %s can be told apart', ([first, second]) => {
    const [a, b] = [first, second].map((coal) => lab(seenWith(vision, dark[`coal-${coal}`])))
    expect(distance(a, b)).toBeGreaterThan(20)
  })
})

// Sharma, Wu and Dalal (2005), table 1.
test.each<[Lab, Lab, number]>([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[50, 2.5, 0], [58, 24, 15], 19.4535],
  [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
])('the difference of %j and %j is that of CIEDE2000', (a, b, published) => {
  expect(difference(a, b)).toBeCloseTo(published, 4)
  expect(difference(b, a)).toBeCloseTo(published, 4)
})

const PLAYER_PAIRS = PLAYER_COLORS.flatMap((first, at) => PLAYER_COLORS.slice(at + 1).map((second) => [first, second]))
const VIOLET_PAIRS = PLAYER_PAIRS.filter((pair) => pair.includes('violet'))

describe.each([
  ['dark', dark],
  ['light', light],
])('in the %s theme', (_, tokens: Tokens) => {
  describe.each(VISIONS)('with %s', (vision) => {
    const apart = (a: string, b: string) =>
      difference(lab(seenWith(vision, tokens[a])), lab(seenWith(vision, tokens[b])))

    // A difference of 1 is about the least that is seen where colours touch. Pieces are small and lie apart, so theirs
    // has to be far greater: red and green with deuteranopia, the closest of the older four, have 9.4.
    test.each(PLAYER_PAIRS)('%s and %s pieces can be told apart', (a, b) => {
      expect(apart(`player-${a}`, `player-${b}`)).toBeGreaterThan(9)
    })

    // A name has its mark beside it, and colours that are as dark as a text has to be lie closer: green and cream by day
    // have 2.8 with protanopia. Violet came when all the others were there, and keeps the distance of pieces.
    test.each(PLAYER_PAIRS)('%s and %s names differ', (a, b) => {
      expect(apart(`player-${a}-text`, `player-${b}-text`)).toBeGreaterThan(2.5)
    })
    test.each(VIOLET_PAIRS)('%s and %s names can be told apart', (a, b) => {
      expect(apart(`player-${a}-text`, `player-${b}-text`)).toBeGreaterThan(9)
    })
  })
})
