/** Games read from where they are kept: a kept position that isn't valid costs nothing but itself. */
import { pathTo, type Problem } from '../building-blocks/problem.ts'
import type { Catalogue } from '../facets/facets.ts'
import { readRecord, recordIn, type GameRecord, type ReadRecord } from './record.ts'

export type ReadGame = ReadRecord & {
  /** Problems of the kept positions that are left out, each at its place in the source. */
  unsound: readonly Problem[]
}

/** Reads like `readRecord`, but leaves out kept positions that aren't valid. Never throws. */
export function readGame(source: string, catalogue: Catalogue): ReadGame {
  let read = readRecord(source, catalogue)
  const unsound: Problem[] = []
  if (!isOfStudy(read)) return { ...read, unsound }
  const value = JSON.parse(source) as Partial<GameRecord>
  let left = Array.isArray(value.study) ? value.study.map((kept: unknown, at) => ({ kept, at })) : []
  while (isOfStudy(read)) {
    const { path } = read.problem
    const [, index, rest] = /^study\[(\d+)\](.*)$/.exec(path) ?? []
    const wrong = index === undefined ? undefined : left[Number(index)]
    unsound.push(wrong ? { ...read.problem, path: pathTo('study', wrong.at) + rest } : read.problem)
    left = wrong ? left.filter((each) => each !== wrong) : []
    read = recordIn(withStudy(value, left), catalogue)
  }
  return { ...read, unsound }
}

const isOfStudy = (read: ReadRecord): read is Extract<ReadRecord, { problem: Problem }> =>
  read.problem !== undefined && /^study\b/.test(read.problem.path)

/** A record has the key only if something is kept. */
const withStudy = ({ study: _, ...rest }: Partial<GameRecord>, left: readonly { kept: unknown }[]): unknown =>
  left.length > 0 ? { ...rest, study: left.map(({ kept }) => kept) } : rest
