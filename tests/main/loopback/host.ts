/** A loopback host in this process, on real services and a small page, closed with the test. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startLoopback } from '../../../src/main/loopback/server.ts'
import { newFolder } from '../folder.ts'
import { newServices } from '../services.ts'

export interface Host {
  port: number
  token: string
  /** What a browser sends that was let in. */
  headers: { Host: string; Cookie: string; Origin: string }
}

const newPage = (): string => {
  const folder = newFolder()
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Pithead</title>')
  writeFileSync(join(folder, 'assets', 'index-B4s3.js'), 'export {}')
  writeFileSync(join(folder, 'secret.txt'), 'not part of the page')
  return folder
}

export const newHost = async (page = newPage()): Promise<Host> => {
  const loopback = await startLoopback(await newServices(), page, 0)
  onTestFinished(() => loopback.close())
  const { port, searchParams } = new URL(loopback.url)
  const token = searchParams.get('token')!
  const host = `127.0.0.1:${port}`
  return {
    port: Number(port),
    token,
    headers: { Host: host, Cookie: `pithead-${port}=${token}`, Origin: `http://${host}` },
  }
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
