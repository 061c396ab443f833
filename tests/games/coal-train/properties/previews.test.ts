/** The desk's previews of a decision come true, over random games: walks and payments. */
import { expect, it } from 'vitest'
import { legalDecisions, playUnchecked } from '../../../../src/games/coal-train/rules/legal.ts'
import { courses } from '../../../../src/games/coal-train/rules/course.ts'
import { deal } from '../../../../src/games/coal-train/rules/setup.ts'
import { view } from '../../../../src/games/coal-train/rules/view.ts'
import { indexOf } from '../../../../src/games/coal-train/state/components.ts'
import { active, isUnderWay } from '../../../../src/games/coal-train/state/state.ts'
import type { State } from '../../../../src/games/coal-train/state/state.ts'
import { afterPayment } from '../../../../src/renderer/games/coal-train/outlook/after-payment.ts'
import { walksAt } from '../../../../src/renderer/games/coal-train/outlook/walks.ts'
import { setupOf } from '../support/given.ts'
import { moves } from '../support/games.ts'
import { randomGames } from '../../../support/random-games.ts'

const GAMES = randomGames(1)

/** Action points that the steps of a way cost, as far as they ask nothing; null where one can't be made. */
function walked(from: State, way: readonly number[]): number | null {
  let now = from
  for (const to of way) {
    const step = legalDecisions(now).find((each) => 'step' in each && indexOf(each.step) === to)
    if (!step) return null
    now = playUnchecked(now, step)
  }
  return active(from).actionPoints - active(now).actionPoints
}

it(`what is said before a decision is what happens, over ${GAMES} random games of each size`, () => {
  const checked = { walks: 0, payments: 0 }
  for (const players of [3, 5])
    for (let seed = 1; seed <= GAMES; seed++) {
      let course = courses.dealt(deal(setupOf(players, seed, seed % players), players))
      let nth = 0
      for (const { before, decision } of moves(players, seed)) {
        const isPaying = before.step !== null && 'pay' in decision
        const isActing = before.phase === 'acting' && before.step === null && !isUnderWay(before)
        if (isPaying || (isActing && nth++ % 5 === 0)) {
          const { log, state, opening, pending } = course
          const shown = view(state, opening, pending)
          if (isPaying) {
            const said = afterPayment({ view: shown, log })
            const is = view(playUnchecked(before, decision), opening, [...pending, decision]).seats[before.turn]
            expect([seed, said?.score, said?.resources]).toEqual([seed, is.score, is.resources])
            checked.payments++
          } else
            for (const [, { points, way }] of walksAt({ view: shown, log }, active(before).actionPoints)) {
              expect([seed, way, points]).toEqual([seed, way, walked(before, way)])
              checked.walks++
            }
        }
        course = courses.settled(courses.decided(course, decision))
      }
    }
  expect(checked.walks).toBeGreaterThan(100)
  expect(checked.payments).toBeGreaterThan(5)
})
