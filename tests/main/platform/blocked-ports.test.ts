import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { isBlocked } from '../../../src/main/platform/blocked-ports.ts'
import { listenAnywhere } from '../../../src/main/platform/listen.ts'

const PORTS = Array.from({ length: 65_536 }, (_, port) => port)

test('every port of the list is one that the Fetch standard blocks, as Node’s own fetch has it', async () => {
  const blocked = PORTS.filter(isBlocked)
  expect(blocked).toHaveLength(82)
  for (const port of blocked)
    await expect(fetch(`http://127.0.0.1:${port}/`), String(port)).rejects.toMatchObject({
      cause: { message: 'bad port' },
    })
})

test('any free port is one that browsers open', async () => {
  const server = createServer()
  onTestFinished(() => void server.close())
  const refused: number[] = []
  const port = await listenAnywhere(server, '127.0.0.1', (each) => refused.length < 2 && refused.push(each) > 0)
  expect(refused).toHaveLength(2)
  expect(server.address()).toMatchObject({ port, address: '127.0.0.1' })
})
