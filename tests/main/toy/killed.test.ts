/** The toy's program is killed while people play, and goes on where they were. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { newFolder } from '../folder.ts'
import { act, opened, playedOut, viewOf } from './room.ts'

const PLAYER = join(import.meta.dirname, '../../toy/main/player.ts')

/** Lets the program play until `lines` of its lines were read, and kills it. Returns the last of them. */
async function killedAfter(lines: number, folder: string): Promise<{ id: string; left: number }> {
  const child = spawn(process.execPath, [PLAYER, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'close')
  let last = ''
  let read = 0
  for await (const line of createInterface(child.stdout)) {
    last = line
    if (++read === lines) child.kill('SIGKILL')
  }
  await ended
  const [id, left] = last.split(' ')
  return { id, left: Number(left) }
}

test('what was acknowledged before the program was killed is there, and the game is played to its end', async () => {
  const folder = newFolder()
  for (const lines of [4, 23]) {
    const { id, left } = await killedAfter(lines, folder)
    const { call, close } = await opened(folder)
    const table = await call('tables.open', id)
    // The next decision may have reached the disk before its line was read.
    expect([left, left - 1]).toContain(viewOf(table).row.length)
    const over = table.waiting === 'finished' ? table : await act(call, await playedOut(call, id), { type: 'skip' })
    expect(over.waiting).toBe('finished')
    expect(JSON.parse(await call('archive.open', id))).toMatchObject({ game: 'toy', result: over.result })
    close()
  }
})
