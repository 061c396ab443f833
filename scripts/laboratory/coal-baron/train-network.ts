/**
 * Trains the network behind the evaluator of Coal Baron's bots, round after round:
 * `node scripts/laboratory/coal-baron/train-network.ts --folder DIR --players 4 [--games 2500] [--iterations 0]
 * [--rate 0.002] [--seed 0] [--minutes 60]`
 * begins with the network that the bots have, or continues from the state in the folder. Stopped at any time, it loses
 * no more than the games under way.
 *
 * In a round the newest network plays games against itself, the linear value and earlier selves, one turn deep or by a
 * search of `--iterations` iterations; one turn in seven is taken at random. Positions and how their games ended teach
 * what the linear value misses: who wins, and by how many points. The last tenth of a round's games is held back to see
 * whether anything was learned.
 *
 * `--write` puts the newest network of every number of players that the folder has into
 * src/games/coal-baron/bot/evaluator/network-data.ts. It takes out the means of the table, which were fitted to the
 * hidden units of the network before: fit-table-mean.ts has to follow.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { OWN_INPUTS } from '../../../src/games/coal-baron/bot/evaluator/inputs.ts'
import { NETWORKS } from '../../../src/games/coal-baron/bot/evaluator/network-data.ts'
import { putNetworkBehind } from '../../../src/games/coal-baron/bot/evaluator/network.ts'
import type { TableMean, Weighing } from '../../../src/games/coal-baron/bot/evaluator/network.ts'
import { shiftOfStage } from '../../../src/games/coal-baron/bot/evaluator/features.ts'
import { TABLE_MEANS } from '../../../src/games/coal-baron/bot/evaluator/table-mean-data.ts'
import { tableMeanOf } from '../../../src/games/coal-baron/bot/evaluator/table-mean.ts'
import type { Weights } from '../../../src/games/coal-baron/bot/evaluator/evaluator.ts'
import { SPREADS, WEIGHTS } from '../../../src/games/coal-baron/bot/evaluator/weights.ts'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import type { Random } from '../../../src/games/building-blocks/random.ts'
import { folderAt } from './network/folder.ts'
import type { Folder, Learners } from './network/folder.ts'
import { epoch, learnerFrom, newLearner, newMoments, tested, weighingFrom } from './network/learner.ts'
import type { Learner, Sample } from './network/learner.ts'
import { numbers, writeMeans } from './network/mean-data.ts'
import { playGame } from './network/self-play.ts'

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'network' },
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '300' },
    iterations: { type: 'string', default: '80' },
    minutes: { type: 'string', default: '60' },
    epochs: { type: 'string', default: '3' },
    rate: { type: 'string', default: '0.002' },
    seed: { type: 'string', default: '0' },
    window: { type: 'string', default: '8' },
    astray: { type: 'string', default: '0.05' },
    kept: { type: 'string', default: '1' },
    trace: { type: 'string', default: '0.85' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(
    'node scripts/laboratory/coal-baron/train-network.ts [--write]: the flags are explained at the top of the file.',
  )
  process.exit()
}
const players = Number(values.players)
const folderFor = (count: number) => folderAt(join(values.folder, String(count)), count)
const spreads = SPREADS[players]
const SHIFTS = [1, 2, 3]
/** Earlier selves that one seat in five is played by. */
const POOL = 4
/** One game in `HELD_BACK` teaches nothing, is played without turns at random, and tells by its end what was learned. */
const HELD_BACK = 10
const until = Date.now() + 60_000 * Number(values.minutes)

/** The linear weights with a network behind them; the same lists for every stage of a shift have one layer. */
function weightsWith(network: readonly Weighing[], means: readonly TableMean[] = []): Weights {
  const stages = WEIGHTS[players].map((stage) => Float64Array.from(stage))
  putNetworkBehind(stages, network, means)
  return stages
}

/** The bots as they are, who also go for points of their own: those that the folder has made know leads alone. */
const present = weightsWith(NETWORKS[players], TABLE_MEANS[players].map(tableMeanOf))

const networkOf = (learners: Learners) => learners.map((learner) => weighingFrom(learner, OWN_INPUTS))

function play({ networkOf: learnersOf, rounds }: Folder, random: Random): Sample[] {
  const linear = WEIGHTS[players].map((stage) => Float64Array.from(stage))
  const networks = rounds()
    .slice(-POOL)
    .map((round) => weightsWith(networkOf(learnersOf(round))))
  const pool = [linear, present, ...networks]
  const newest = pool[pool.length - 1]
  const options = {
    players,
    iterations: Number(values.iterations),
    astray: Number(values.astray),
    kept: Number(values.kept),
    trace: Number(values.trace),
  }
  const someone = () => (random.below(5) === 0 ? pool[random.below(pool.length)] : newest)
  const seats = () => Array.from({ length: players }, someone)
  return Array.from({ length: Number(values.games) }, (_, game) =>
    game % HELD_BACK === 0
      ? playGame({ ...options, trace: 1, astray: 0 }, { seats: seats(), judge: newest, linear }, random).map(held)
      : playGame(options, { seats: seats(), judge: newest, linear }, random),
  ).flat()
}

const held = (sample: Sample): Sample => ({ ...sample, isHeld: true })

function begin(before: Learner | Weighing | undefined, taught: readonly Sample[], share: () => number): Learner {
  if (!before) return newLearner(taught, players, share)
  return 'parameters' in before ? before : learnerFrom(before, taught, players)
}

/** Learns from the games of the last rounds, for one shift; says what the games held back think of it. */
function learn(
  shift: number,
  before: Learner | Weighing | undefined,
  rounds: readonly Sample[][],
  random: Random,
): Learner {
  const share = () => random.below(2 ** 30) / 2 ** 30
  const of = (samples: readonly Sample[]) => samples.filter(({ stage }) => shiftOfStage(stage) === shift)
  const all = of(rounds.flat())
  const taught = all.filter(({ isHeld }) => !isHeld)
  const held = all.filter(({ isHeld }) => isHeld)
  const learner = begin(before, taught, share)
  const moments = newMoments(learner)
  const epochs = Number(values.epochs)
  const rate = Number(values.rate)
  const was = tested(learner, held, spreads).surprise
  for (let i = 0; i < epochs; i++) epoch(learner, taught, spreads, rate * 0.15 ** (i / epochs), moments, share)
  const told = [tested(learner, held, spreads).surprise, was, tested(null, held, spreads).surprise].map((each) =>
    each.toFixed(4),
  )
  console.log(`  shift ${shift}: ${taught.length} positions, surprise ${told[0]}, before ${told[1]}, linear ${told[2]}`)
  return learner
}

function trainRound(folder: Folder) {
  const { rounds, samplesOf, keepSamples, hasSamples, keepNetwork, dropSamples } = folder
  const done = rounds()
  const round = (done.at(-1) ?? 0) + 1
  const random = seeded(2 ** 24 * Number(values.seed) + 2 ** 20 * players + round)
  console.log(`${players} players, round ${round}`)
  if (!hasSamples(round)) keepSamples(round, play(folder, random))
  const window = [...done, round].slice(-Number(values.window)).filter(hasSamples).map(samplesOf)
  const before = done.length > 0 ? folder.networkOf(round - 1) : NETWORKS[players]
  keepNetwork(
    round,
    SHIFTS.map((shift, i) => learn(shift, before[i], window, random)),
  )
  dropSamples(round - Number(values.window))
}

const written = (network: readonly Weighing[]) =>
  network
    .map(({ own, table, bias, out }) =>
      Object.entries({ own, table, bias, out })
        .map(([name, list]) => `      ${name}: [${numbers(list)}],\n`)
        .join(''),
    )
    .map((lists) => `    {\n${lists}    },\n`)
    .join('')

/** The newest network of the folder; undefined if it has none. */
function newestFor(count: number): Weighing[] | undefined {
  const { rounds, networkOf: learnersOf } = folderFor(count)
  const last = rounds().at(-1)
  return last === undefined ? undefined : networkOf(learnersOf(last))
}

function write() {
  const newest = [2, 3, 4].map((count) => ({ count, network: newestFor(count) }))
  const networks = newest.map(({ count, network }) => `  ${count}: [\n${written(network ?? NETWORKS[count])}  ],\n`)
  writeFileSync(
    join(import.meta.dirname, '../../../src/games/coal-baron/bot/evaluator/network-data.ts'),
    `/**
 * Written by scripts/laboratory/coal-baron/train-network.ts, which says how. Not to be changed by hand.
 * The network behind the linear value, by number of players, then by shift.
 */
import type { Weighing } from './network.ts'

// prettier-ignore
export const NETWORKS: Readonly<Record<number, readonly Weighing[]>> = {
${networks.join('')}}
`,
  )
  writeMeans(newest.map(({ count, network }) => (network ? [] : TABLE_MEANS[count])))
}

if (values.write) write()
else while (Date.now() < until) trainRound(folderFor(players))
