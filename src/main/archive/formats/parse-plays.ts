import { sideThread, threadFile, type SideThread } from '../../base/side-thread.ts'
import type { PlaysQuestion, PlaysRoot } from './plays-thread.ts'
import { isBgStats } from './read-bg-stats.ts'

const THREAD = threadFile(import.meta.dirname, 'plays-thread')

/** Characters; what is longer is parsed in a thread. */
const SHORT = 256 * 1024

/** The contents of a file of BG Stats, null where the text is none. */
export async function parsePlays(text: string): Promise<unknown> {
  if (!text.includes('"plays"')) return null
  if (text.length <= SHORT) return parsedHere(text)
  const thread = sideThread(THREAD)
  try {
    return await parsedThere(text, thread)
  } finally {
    thread.end()
  }
}

function parsedHere(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return isBgStats(value) ? value : null
  } catch {
    return null
  }
}

async function parsedThere(text: string, { ask }: SideThread): Promise<unknown> {
  const question = <T>(asked: PlaysQuestion): Promise<T> => ask<T>(asked)
  const root = await question<PlaysRoot>({ text })
  if (root === null) return null
  const lists: Record<string, unknown[]> = {}
  for (const [list, length] of root.lists) {
    const items: unknown[] = (lists[list] = [])
    while (items.length < length) items.push(...(await question<unknown[]>({ list, from: items.length })))
  }
  return { ...root.rest, ...lists }
}
