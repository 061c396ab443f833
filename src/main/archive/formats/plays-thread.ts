/** Entry: a thread that parses one file of BG Stats, and hands its lists over a part at a time. */
import { answerInTurn } from '../../base/side-thread.ts'
import { isBgStats } from './read-bg-stats.ts'

export type PlaysQuestion = { text: string } | { list: string; from: number }

/** The file without what is in its lists, with how much that is; null where it is no file of BG Stats. */
export type PlaysRoot = { rest: Record<string, unknown>; lists: [name: string, length: number][] } | null

/** Items handed over at once. */
const PART = 200

let root: Record<string, unknown> = {}

function parsed(text: string): PlaysRoot {
  const value: unknown = parseJson(text)
  if (!isBgStats(value)) return null
  root = value as Record<string, unknown>
  const entries = Object.entries(root)
  return {
    rest: Object.fromEntries(entries.filter(([, inner]) => !Array.isArray(inner))),
    lists: entries.flatMap(([name, inner]) => (Array.isArray(inner) ? [[name, inner.length]] : [])),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

answerInTurn((question: PlaysQuestion) =>
  'text' in question
    ? parsed(question.text)
    : (root[question.list] as unknown[]).slice(question.from, question.from + PART),
)
