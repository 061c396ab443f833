/** The smallest page on 127.0.0.1: the least that a start of any program with a page costs on this machine. */
import { createServer } from 'node:http'

const PAGE =
  '<!doctype html><meta charset="utf-8"><title>Hello</title><main><button>Hello</button><h2>World</h2></main>'

const server = createServer((_request, response) => response.setHeader('Content-Type', 'text/html').end(PAGE))
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`Pithead listens on http://127.0.0.1:${server.address().port}/\n`)
})
