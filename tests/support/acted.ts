import assert from 'node:assert/strict'
import type { Events } from '../../src/contract/api.ts'
import type { Connection } from '../../src/contract/client.ts'

type Changed = 'table.changed' | 'sheet.changed'
type Listen<K extends Changed> = (event: K, handler: (now: Events[K]) => void, id: string) => () => void

/** Acts, and answers how the thing stands after it: that was told before the answer, the new revision, came. */
export async function acted<K extends Changed>(
  client: Connection,
  event: K,
  id: string,
  act: () => Promise<number>,
): Promise<Events[K]> {
  let told: Events[K] | null = null
  const stop = (client.on as Listen<K>)(event, (now) => (told = now), id)
  try {
    const revision = await act()
    assert.equal(told!.revision, revision, 'an answer came before what it is about')
    return told!
  } finally {
    stop()
  }
}
