/** Who may speak to the loopback host: a browser on this machine that was given the token, and no other page in it. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

export const newToken = (): string => randomBytes(32).toString('base64url')

export interface Guard {
  /** Whether a Host header names this host, so that no other name was made to point here. */
  host: (header: string | undefined) => boolean
  /** Whether an Origin header is the page that this Host header's address serves. */
  origin: (header: string | undefined, host: string | undefined) => boolean
  token: (given: string) => boolean
  /** Whether a Cookie header holds the token. */
  cookie: (header: string | undefined) => boolean
  /** The Set-Cookie header that lets a browser in. */
  letIn: string
}

/** Cookies don't tell ports apart, so the name does: two hosts don't take each other's away. */
export const guard = (port: number, secret: string): Guard => {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`]
  const name = `pithead-${port}`
  const host: Guard['host'] = (header) => header !== undefined && hosts.includes(header)
  const token: Guard['token'] = (given) => timingSafeEqual(digest(given), digest(secret))
  return {
    host,
    token,
    origin: (header, address) => host(address) && header === `http://${address}`,
    cookie: (header = '') => cookies(header).some(([key, value]) => key === name && token(value)),
    letIn: `${name}=${secret}; Path=/; HttpOnly; SameSite=Strict`,
  }
}

/** Of one length whatever was given, as the comparison needs. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const cookies = (header: string): [string, string][] =>
  header.split(';').map((pair) => {
    const [key, ...value] = pair.trim().split('=')
    return [key, value.join('=')]
  })
