/**
 * A folder for each number of players in which training keeps its state between runs: the networks round by round, and
 * their games.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Learner, Sample } from './learner.ts'

/** A learner for each shift. */
export type Learners = Learner[]

export interface Folder {
  /** Rounds that are whole, the first is 1. */
  rounds: () => number[]
  networkOf: (round: number) => Learners
  keepNetwork: (round: number, learners: Learners) => void
  samplesOf: (round: number) => Sample[]
  hasSamples: (round: number) => boolean
  keepSamples: (round: number, samples: readonly Sample[]) => void
  dropSamples: (round: number) => void
}

/** Writes each file as a whole or not at all, so that training can be stopped at any time. */
export function folderAt(path: string, players: number): Folder {
  mkdirSync(path, { recursive: true })
  const networkFile = (round: number) => join(path, `network-${round}.json`)
  const samplesFile = (round: number) => join(path, `samples-${round}.bin`)
  const write = (file: string, data: string | Uint8Array) => {
    writeFileSync(`${file}.new`, data)
    renameSync(`${file}.new`, file)
  }
  return {
    rounds: () =>
      readdirSync(path)
        .flatMap((name) => /^network-(\d+)\.json$/.exec(name)?.[1] ?? [])
        .map(Number)
        .sort((a, b) => a - b),
    networkOf: (round) => (JSON.parse(readFileSync(networkFile(round), 'utf8')) as Kept[]).map(learnerOf),
    keepNetwork: (round, learners) => write(networkFile(round), JSON.stringify(learners.map(keptOf))),
    samplesOf: (round) => samplesIn(readFileSync(samplesFile(round)), players),
    hasSamples: (round) => existsSync(samplesFile(round)),
    keepSamples: (round, samples) => write(samplesFile(round), bytesOf(samples)),
    dropSamples: (round) => rmSync(samplesFile(round), { force: true }),
  }
}

interface Kept extends Omit<Learner, 'parameters'> {
  parameters: number[]
}

const learnerOf = (kept: Kept): Learner => ({ ...kept, parameters: Float64Array.from(kept.parameters) })
const keptOf = (learner: Learner): Kept => ({
  ...learner,
  parameters: Array.from(learner.parameters, (value) => Number(value.toFixed(6))),
})

/** The number of inputs, then sample after sample: stage, whether it is held back, inputs, and by seat what was expected, came out and was won. */
function bytesOf(samples: readonly Sample[]): Uint8Array {
  const inputs = samples[0].inputs.length
  const numbers = samples.flatMap(({ stage, isHeld, inputs, expected, points, won }) => [
    Float32Array.of(stage, isHeld ? 1 : 0),
    inputs,
    Float32Array.of(...expected, ...points, ...won),
  ])
  const all = new Float32Array(1 + numbers.reduce((sum, part) => sum + part.length, 0))
  all[0] = inputs
  let at = 1
  for (const part of numbers) {
    all.set(part, at)
    at += part.length
  }
  return new Uint8Array(all.buffer)
}

function samplesIn(bytes: Buffer, players: number): Sample[] {
  const all = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  const inputs = all[0]
  const size = 2 + inputs + 3 * players
  return Array.from({ length: (all.length - 1) / size }, (_, i) => {
    const at = 3 + i * size
    const numbers = (part: number) => [
      ...all.subarray(at + inputs + part * players, at + inputs + (part + 1) * players),
    ]
    return {
      stage: all[at - 2],
      isHeld: all[at - 1] === 1,
      inputs: all.subarray(at, at + inputs),
      expected: numbers(0),
      points: numbers(1),
      won: numbers(2),
    }
  })
}
