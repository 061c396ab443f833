/** Nothing is hidden in this game, so taking back goes as far as its decisions go; a restart finds the same table. */
import { describe, expect, it } from 'vitest'
import { waitingFor } from '../../../../src/games/facets/machine.ts'
import { courses } from '../../../../src/games/railroad-barons/rules/course.ts'
import type { BaronsSnapshot } from '../../../../src/games/railroad-barons/rules/machine.ts'
import type { Decision } from '../../../../src/games/railroad-barons/rules/types.ts'
import * as state from '../../../../src/games/railroad-barons/state/state.ts'
import { setupOf } from '../support/games.ts'
import { chartGame, deciding, opened, sent } from './chart.ts'

const BOTH = [0, 1]
const TAKE_BACK = { type: 'TAKE_BACK', seats: BOTH } as const

/** After the draft, in which seat 0 got $1,000; it is to trade. */
const trading = sent(
  opened({ startingPlayer: 0, values: 'named', data: 'own-1' }),
  ...deciding(
    ...(['40', '50', '60', '450'] as const).flatMap((offer): Decision[] => [
      { offer },
      { value: offer === '40' ? 800 : 0 },
      { take: 'investor' },
    ]),
  ),
)

describe('taking back', () => {
  it('drops a piece of the turn under way, then a whole turn', () => {
    const turn = sent(trading, ...deciding({ buy: ['red', 40], par: 70 }))
    expect(courses.takeBackOf(turn.context, BOTH)).toBe('piece')
    expect(sent(turn, TAKE_BACK).context.state).toEqual(trading.context.state)
    const done = sent(turn, ...deciding({ trade: 'done' }))
    expect(courses.takeBackOf(done.context, BOTH)).toBe('turn')
    expect(sent(done, TAKE_BACK).context.state).toEqual(turn.context.state)
  })

  it('is for one’s own decisions, with all that the other decided since', () => {
    const turn = sent(trading, ...deciding({ buy: ['red', 40], par: 70 }))
    const answered = sent(turn, ...deciding({ trade: 'done' }, { pass: true }))
    expect(answered.can({ type: 'TAKE_BACK', seats: [] })).toBe(false)
    expect(sent(answered, { type: 'TAKE_BACK', seats: [0] }).context.state).toEqual(turn.context.state)
  })

  it('is refused before the first decision', () => {
    expect(opened(setupOf(1)).can(TAKE_BACK)).toBe(false)
  })

  it('leads back from the closing account and from the end, and deciding the same again leads there again', () => {
    const game = [...chartGame(8)].map(({ snapshot }) => snapshot)
    const over = game.at(-1)!
    const before = game.findLast((each) => waitingFor(each) === 'decision')!
    const closing = game[game.indexOf(before) + 1]
    for (const late of [closing, over]) expect(sent(late, TAKE_BACK).context.state).toEqual(before.context.state)
    const last = [...decisionsIn(closing)].at(-1)!
    const again = sent(over, TAKE_BACK, ...deciding(last), { type: 'SKIP' })
    expect(again.context.result).toEqual(over.context.result)
    expect(again.value).toBe('over')
  })
})

const decisionsIn = ({ context: { entries, pending } }: BaronsSnapshot) => [...entries, ...pending] as Decision[]

it('in a random game every take-back leads to the position of that decision', () => {
  let before: BaronsSnapshot | null = null
  for (const { snapshot, event } of chartGame(9)) {
    if (before !== null && decisionsIn(snapshot).length % 3 === 0) {
      const back = sent(snapshot, TAKE_BACK)
      expect(back.context.state).toEqual(before.context.state)
      expect(decisionsIn(back)).toEqual(decisionsIn(before))
    }
    if (event?.type === 'DECIDE') before = snapshot
  }
})

it('a restart finds the same table at every decision of a random game, and a ceremony at its beginning', () => {
  let i = 0
  for (const { snapshot } of chartGame(10)) {
    const { entries, pending } = JSON.parse(JSON.stringify(snapshot.context)) as BaronsSnapshot['context']
    if (i++ % 7 > 0) continue
    const back = opened(setupOf(10), entries, pending)
    const skipped = waitingFor(back) === 'ceremony' ? sent(back, { type: 'SKIP' }) : back
    const other = waitingFor(snapshot) === 'ceremony' ? sent(snapshot, { type: 'SKIP' }) : snapshot
    expect(skipped.value).toEqual(other.value)
    expect(skipped.context.state).toEqual(other.context.state)
    expect(skipped.context.log).toEqual(other.context.log)
  }
})

it('decisions that the rules refuse say which', () => {
  const broken = opened(setupOf(0), [{ pay: true }])
  expect(broken.status).toBe('error')
  expect(broken.error).toMatchObject({ message: 'moves[0]: not-now' })
  expect(state.phaseOf(opened(setupOf(0)).context.state)).toBe('offering')
})
