/** The security headers of every response, the same for both hosts. */

/** Svelte makes its templates through a Trusted Types policy of this name; no other may make HTML from text. */
const TRUSTED_TYPES = 'svelte-trusted-html'

const policy = (connect: string): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src ${connect}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types ${TRUSTED_TYPES}`,
  ].join('; ')

/** Headers for every answer of a host; `connect` is what its page may connect to, in the policy's words. */
export const securityHeaders = (connect: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policy(connect),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), usb=(), serial=()',
})

/** A file with a hash in its name may be kept for ever, everything else is asked for anew. */
export const cacheControl = (immutable: boolean): string =>
  immutable ? 'private, max-age=31536000, immutable' : 'no-store'
