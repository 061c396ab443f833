import { describe, expect, test } from 'vitest'
import { boundsOn, leastOn, readPlacement } from '../../../src/main/electron/placement.ts'

const rectangle = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })
const MAIN = rectangle(0, 25, 1920, 1055)
const RIGHT = rectangle(1920, 0, 2560, 1440)
const LEFT = rectangle(-1280, 0, 1280, 1024)

describe('a window', () => {
  test('opens in the middle of the main display the first time', () => {
    expect(boundsOn(undefined, [MAIN, RIGHT])).toEqual(rectangle(240, 103, 1440, 900))
  })

  test('opens where it was left, on whichever display', () => {
    for (const left of [
      rectangle(100, 60, 1200, 800),
      rectangle(2000, 100, 1800, 1200),
      rectangle(-1270, 0, 1200, 900),
    ])
      expect(boundsOn(left, [MAIN, RIGHT, LEFT])).toEqual(left)
  })

  test('whose display is gone comes to the middle of the main one, as large as it fits there', () => {
    expect(boundsOn(rectangle(2000, 100, 1800, 1200), [MAIN])).toEqual(rectangle(60, 25, 1800, 1055))
    expect(boundsOn(rectangle(-1270, 0, 1200, 900), [MAIN])).toEqual(rectangle(360, 103, 1200, 900))
  })

  test('that no hand could catch by its upper edge counts as gone', () => {
    const cases = [
      rectangle(1900, 100, 1200, 800),
      rectangle(-1100, 100, 1200, 800),
      rectangle(100, 1060, 1200, 800),
      rectangle(100, -40, 1200, 800),
    ]
    for (const left of cases)
      expect(boundsOn(left, [MAIN]), JSON.stringify(left)).toEqual(rectangle(360, 153, 1200, 800))
  })

  test('half outside stays: that is how it was wanted', () => {
    expect(boundsOn(rectangle(1700, 900, 1200, 800), [MAIN])).toEqual(rectangle(1700, 900, 1200, 800))
  })

  test('is not smaller than the interface allows', () => {
    expect(boundsOn(rectangle(0, 25, 200, 200), [MAIN])).toEqual(rectangle(0, 25, 1024, 700))
  })

  test('fits on a display that is smaller than the interface would like', () => {
    // 1366x768 at 125 %, less the task bar.
    const small = rectangle(0, 0, 1093, 574)
    expect(leastOn([small])).toEqual({ width: 1024, height: 574 })
    expect(leastOn([MAIN, small])).toEqual({ width: 1024, height: 574 })
    expect(boundsOn(undefined, [small])).toEqual(small)
    expect(boundsOn(rectangle(0, 0, 1024, 700), [small])).toEqual(rectangle(0, 0, 1024, 574))
    expect(boundsOn(undefined, [rectangle(0, 0, 800, 600)])).toEqual(rectangle(0, 0, 800, 600))
  })
})

describe('what was written down', () => {
  const left = { bounds: rectangle(1, 2, 1300, 800), maximized: true, fullScreen: false, zoom: 1.25 }

  test('is read', () => expect(readPlacement(JSON.stringify(left))).toEqual(left))
  test.each([
    ['nothing', null],
    ['half of it', JSON.stringify(left).slice(0, 40)],
    ['another program’s', '[1,2]'],
    ['no number', JSON.stringify({ ...left, bounds: { ...left.bounds, x: 'left' } })],
    ['a zoom beyond reading', JSON.stringify({ ...left, zoom: 900 })],
  ])('counts as never written where it is %s', (_what, text) => expect(readPlacement(text)).toBeNull())
})
