import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Progress } from '../../../scripts/test/progress.ts'
import type { Step } from '../../../scripts/test/steps.ts'
import { emptyTally } from '../../../scripts/test/tally.ts'

const step = (name: string): Step => ({ name, remark: name === 'chromium', run: vi.fn() })
const [lint, unit, chromium] = ['lint', 'unit', 'chromium'].map(step)

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

function progress(isTTY: boolean, columns = 80) {
  const written: string[] = []
  return { written, progress: new Progress({ isTTY, columns, write: (text) => written.push(text) }) }
}

test('now and then a line tells how far the running steps are, and for how long they run', () => {
  const { written, progress: told } = progress(false)
  told.begins(lint)
  vi.advanceTimersByTime(20_000)
  told.begins(unit)
  told.told(unit, { ...emptyTally(), ended: 3, total: 12, failed: [{ file: 'a' }] })
  vi.advanceTimersByTime(10_000)
  expect(written).toEqual(['… 30 s: lint 30 s; unit [##........] 3 of 12, 1 failed 10 s\n'])
  told.close()
})

test('each step that ends has a line with its time, and what it has to say', () => {
  const { written, progress: told } = progress(false)
  told.ended({ step: chromium, status: 0, output: 'Chromium 156', seconds: 1.25 })
  told.ended({ step: lint, status: 2, output: 'an error', seconds: 3 })
  told.ended({ step: unit, status: 1, output: '', seconds: 0, without: 'build' })
  expect(written).toEqual([
    'ok chromium: Chromium 156 (1.3 s)\n',
    'FAILED lint (3.0 s)\n',
    'not run unit: build failed\n',
  ])
  told.close()
})

test('on a screen one line is written anew each second, no longer than the screen is wide', () => {
  const { written, progress: told } = progress(true, 12)
  told.begins(lint)
  vi.advanceTimersByTime(2000)
  expect(written).toEqual(['\r\u001b[2K', '… 1 s: lint', '\r\u001b[2K', '… 2 s: lint'])
  told.close()
})

test('nothing is written while nothing runs', () => {
  const { written, progress: told } = progress(false)
  vi.advanceTimersByTime(60_000)
  expect(written).toEqual([])
  told.close()
})
