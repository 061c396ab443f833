/** A loopback host in this process, on real services and a small page, closed with the test. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Services } from '../../../src/main/services/services.ts'
import { startLoopback } from '../../../src/main/loopback/server.ts'
import { newFolder } from '../folder.ts'
import { newServices } from '../services.ts'

export interface Host {
  port: number
  services: Services
  /** The token that opens the door now. */
  token: () => string
  /** The headers that a browser sends once it was let in. */
  headers: { Host: string; Cookie: string; Origin: string }
  /** Closes the host before the test's end. */
  close: () => void
}

function newPage(): string {
  const folder = newFolder()
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Pithead</title>')
  writeFileSync(join(folder, 'assets', 'index-B4s3.js'), 'export {}')
  writeFileSync(join(folder, 'secret.txt'), 'not part of the page')
  return folder
}

export interface HostOptions {
  page?: string
  /** The data folder. */
  data?: string
  /** 0: as the program decides. */
  port?: number
  /** Called with each address after the first. */
  renewed?: (address: string) => void
  /** Milliseconds. */
  patience?: number
}

export async function newHost(options: HostOptions = {}): Promise<Host> {
  const { page = newPage(), data = newFolder(), port = 0, ...rest } = options
  const services = await newServices(data)
  const loopback = await startLoopback(services, { page, data, port, ...rest })
  onTestFinished(() => loopback.close())
  const url = new URL(loopback.address())
  return {
    port: Number(url.port),
    services,
    token: () => tokenIn(loopback.address()),
    headers: { Host: url.host, Cookie: await cookieOf(url), Origin: url.origin },
    close() {
      loopback.close()
      services.close()
    },
  }
}

export const tokenIn = (address: string): string => new URL(address).searchParams.get('token')!

/** Goes in at the door, as a browser does. */
async function cookieOf({ host, port, searchParams }: URL): Promise<string> {
  const path = `/?token=${searchParams.get('token')}`
  const { headers } = await ask(Number(port), { path, headers: { Host: host } })
  return headers['set-cookie']![0].split(';')[0]
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

export interface Asking {
  method?: string
  path?: string
  headers?: OutgoingHttpHeaders
  body?: string
}

/** Asks with exactly these headers, `Host` included. */
export const ask = (port: number, { method = 'GET', path = '/', headers = {}, body }: Asking): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, method, path, headers, setHost: false, agent: false })
    asking.on('error', reject)
    asking.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body: text }))
    })
    asking.end(body)
  })
