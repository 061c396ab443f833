/**
 * Compares the forecast's chances with what happens:
 * `node scripts/laboratory/coal-baron/calibration.ts [--players 2] [--games 1000] [--iterations 40]`
 * plays games among directors with that number of iterations a turn. Of all seats in all positions that were given 0 to
 * 10 %, 10 to 20 % and so on, it prints how many there were, what they were given and how many won, in per cent.
 */
import { parseArgs } from 'node:util'
import { seeded, shuffled } from '../../../src/games/building-blocks/random.ts'
import type { Random } from '../../../src/games/building-blocks/random.ts'
import { choose } from '../../../src/games/coal-baron/bot/choose.ts'
import { chancesOf } from '../../../src/games/coal-baron/bot/forecast.ts'
import { LEVELS } from '../../../src/games/coal-baron/bot/levels.ts'
import { moveOf } from '../../../src/games/coal-baron/rules/decisions.ts'
import type { Move } from '../../../src/games/coal-baron/rules/moves.ts'
import { playUnchecked } from '../../../src/games/coal-baron/rules/play.ts'
import { isFinished, settle } from '../../../src/games/coal-baron/rules/scoring.ts'
import { allOrders, allTiles, deal } from '../../../src/games/coal-baron/rules/setup.ts'
import * as phases from '../../../src/games/coal-baron/state/phases.ts'
import * as state from '../../../src/games/coal-baron/state/state.ts'

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '1000' },
    iterations: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
  },
})
const players = Number(values.players)
const budget = { iterations: Number(values.iterations), expired: () => false }

interface Bin {
  seats: number
  given: number
  won: number
}
const bins: Bin[] = Array.from({ length: 10 }, () => ({ seats: 0, given: 0, won: 0 }))

function playGame(random: Random) {
  const startingPlayer = random.below(players)
  const s = deal({
    players,
    startingPlayer,
    tiles: shuffled(allTiles(), random),
    orders: shuffled(allOrders(), random),
  })
  const forecasts: number[][] = []
  while (!isFinished(s)) {
    if (state.phase(s) === phases.PLACE) forecasts.push(chancesOf(s))
    for (const decision of choose(s, LEVELS.director, budget, random)) playUnchecked(s, moveOf(s, decision) as Move)
    settle(s)
  }
  const won = chancesOf(s)
  for (const chances of forecasts) chances.forEach((chance, seat) => count(chance, won[seat]))
}

function count(chance: number, won: number) {
  const bin = bins[Math.min(9, Math.floor(10 * chance))]
  bin.seats++
  bin.given += chance
  bin.won += won
}

for (let game = 0; game < Number(values.games); game++) playGame(seeded(Number(values.seed) * 2 ** 20 + game))

const percent = (part: number, all: number) => Number(((100 * part) / all).toFixed(1))
const table = bins.map(({ seats, given, won }, i) => ({
  from: 10 * i,
  seats,
  given: percent(given, seats),
  won: percent(won, seats),
}))
console.log(JSON.stringify({ players, games: Number(values.games), iterations: budget.iterations, table }))
