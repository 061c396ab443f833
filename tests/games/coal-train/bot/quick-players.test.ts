/** Quick players remember turns, and answer as if they thought anew. */
import { expect, test } from 'vitest'
import { seeded } from '../../../../src/games/building-blocks/random.ts'
import { dealHidden } from '../../../../src/games/coal-train/bot/hidden-tiles.ts'
import { LEVELS } from '../../../../src/games/coal-train/bot/levels.ts'
import { quickPlayer, QUICKLY } from '../../../../src/games/coal-train/bot/quick-players.ts'
import { playTurn, turnsOf } from '../../../../src/games/coal-train/bot/turns.ts'
import { weightsOf } from '../../../../src/games/coal-train/bot/weigh.ts'
import { deal } from '../../../../src/games/coal-train/rules/setup.ts'
import { asked } from '../../../../src/games/coal-train/state/state.ts'
import type { State } from '../../../../src/games/coal-train/state/state.ts'
import { setupOf } from '../support/given.ts'

/** A round and more from here under several deals, from each of the first turns that come to mind. */
function* playedOn(from: State, players: number): Generator<State> {
  const weights = weightsOf(players, LEVELS.director)
  for (let deal = 0; deal < 3; deal++)
    for (const turn of turnsOf(from, weights, { width: 3, turns: 4 })) {
      let s = playTurn(dealHidden(from, seeded(deal)), turn)
      for (let i = 0; i <= players && asked(s) !== null; i++) {
        yield s
        s = playTurn(s, turnsOf(s, weights, QUICKLY)[0])
      }
    }
}

test.each([3, 4, 5])('with %i players, from the start subsidies to the end', (players) => {
  const weights = weightsOf(players, LEVELS.director)
  let s = deal(setupOf(players, 40 + players), players)
  for (let turn = 0; asked(s) !== null; turn++) {
    const remembering = quickPlayer(weights)
    if (turn < players || turn % 8 === 0)
      for (const each of playedOn(s, players)) expect(remembering(each)).toEqual(turnsOf(each, weights, QUICKLY)[0])
    s = playTurn(s, turnsOf(s, weights, QUICKLY)[0])
  }
})
