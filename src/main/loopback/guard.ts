/** Access to the loopback host: for a browser on this machine that was given the token, and for no other page in it. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** 256 random bits in 43 characters that an address and a cookie may hold. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** A browser's credentials: the token in the printed address, and the secret in the cookie that it is traded for. */
export interface Keys {
  token: Token
  secret: string
}

export interface Token {
  /** The one that opens the door now. */
  current: () => string
  /** True if this is the token. It is replaced then, so that a used address opens nothing again. */
  spend: (given: string) => boolean
}

/** Makes the first token; `renewed` is called after each one that was spent. */
export function newToken(renewed: () => void): Token {
  let token = newSecret()
  return {
    current: () => token,
    spend(given) {
      if (!isSame(given, token)) return false
      token = newSecret()
      renewed()
      return true
    },
  }
}

export interface Guard {
  /** Whether a Host header is this host's number, so that no name was made to point here. */
  host: (header: string | undefined) => boolean
  /** Whether an Origin header is the page that this host serves. */
  origin: (header: string | undefined) => boolean
  /** Whether a request was made by the page itself or by the person at the browser, as far as the browser tells. */
  own: (headers: IncomingHttpHeaders) => boolean
  /** Whether this is the token, which is spent by that. */
  token: (given: string) => boolean
  /** Whether a Cookie header holds the secret. */
  cookie: (header: string | undefined) => boolean
  /** The Set-Cookie header that lets a browser in. */
  letIn: string
}

/** Cookies don't tell ports apart, so the name does: two hosts don't take each other's away. */
export function guard(port: number, keys: Keys): Guard {
  const address = `127.0.0.1:${port}`
  const name = `pithead-${port}`
  const origin: Guard['origin'] = (header) => header === `http://${address}`
  return {
    host: (header) => header === address,
    origin,
    own: (headers) => (headers.origin === undefined || origin(headers.origin)) && OWN.includes(siteOf(headers)),
    token: keys.token.spend,
    cookie: (header = '') => cookies(header).some(([key, value]) => key === name && isSame(value, keys.secret)),
    letIn: `${name}=${keys.secret}; Path=/; HttpOnly; SameSite=Strict`,
  }
}

/** `none`: an address that was typed, opened by another program, or reloaded. Other ports of this machine are `same-site`. */
const OWN = ['none', 'same-origin']
const siteOf = (headers: IncomingHttpHeaders): string => String(headers['sec-fetch-site'] ?? 'none')

const isSame = (given: string, right: string): boolean => timingSafeEqual(digest(given), digest(right))

/** Always of the same length, as the comparison needs. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const cookies = (header: string): [string, string][] =>
  header.split(';').map((pair) => {
    const [key, ...value] = pair.trim().split('=')
    return [key, value.join('=')]
  })
