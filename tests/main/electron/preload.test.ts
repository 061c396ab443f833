import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import type { Bridge } from '../../../src/contract/transport.ts'

const ipc = vi.hoisted(() => ({ send: vi.fn(), on: vi.fn() }))
const exposed = vi.hoisted(() => new Map<string, object>())
vi.mock('electron', () => ({
  contextBridge: { exposeInMainWorld: (name: string, object: object) => exposed.set(name, object) },
  ipcRenderer: ipc,
}))

test('the preload exposes one object that carries texts both ways and nothing of Electron', async () => {
  await import('../../../src/preload/preload.ts')
  expect([...exposed.keys()]).toEqual(['pithead'])
  const bridge = exposed.get('pithead') as Bridge
  expect(Object.keys(bridge)).toEqual(['send', 'onMessage'])

  bridge.send('out')
  expect(ipc.send).toHaveBeenCalledWith('pithead', 'out')

  const heard: unknown[][] = []
  expect(bridge.onMessage((...args: unknown[]) => heard.push(args))).toBeUndefined()
  const [channel, listener] = ipc.on.mock.calls[0] as [string, (event: object, text: string) => void]
  expect(channel).toBe('pithead')
  listener(new EventEmitter(), 'in')
  expect(heard).toEqual([['in']])
})
