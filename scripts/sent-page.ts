/** Builds the page of a game to send: one HTML file that loads nothing and runs only its own script. */
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { RECORD_PLACE } from '../src/main/archive/formats/sent-game.ts'

/** The screens that the page has of its game. */
const KEPT = /^\.\/([^/]+)\/(words\/words|archive\/replay-screens)\.ts$/

/** The catalogue with these screens of one game alone, which come with it. */
export function withScreensOf(game: string, catalogue: string): string {
  const kept: string[] = []
  const code = catalogue.replaceAll(/import\('([^']+)'\)/g, (_, file: string) =>
    KEPT.exec(file)?.[1] === game ? `Promise.resolve(kept${kept.push(file) - 1})` : 'Promise.reject()',
  )
  return kept.map((file, at) => `import * as kept${at} from '${file}'\n`).join('') + code
}

/** Fonts in one format: a browser that doesn't know WOFF2 doesn't know the rest of the page either. */
export const withoutWoff = (styles: string): string =>
  styles.replaceAll(/,\s*url\([^)]*\)\s*format\(["']woff["']\)/g, '')

/** Svelte makes its templates through the first of these Trusted Types policies, as in `src/main/page/headers.ts`. */
const POLICIES = 'svelte-trusted-html unpacked'

/**
 * Runs the page's script, which is packed to a third beside it. The browser runs it only if its hash is the expected
 * one.
 */
const UNPACK = `
const packed = Uint8Array.from(atob(document.getElementById('packed').textContent), (sign) => sign.charCodeAt(0))
const text = await new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).text()
const script = document.createElement('script')
script.type = 'module'
script.textContent = globalThis.trustedTypes?.createPolicy('unpacked', { createScript: (same) => same }).createScript(text) ?? text
document.head.append(script)
`

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const policyOf = (script: string, styles: string) =>
  [
    `default-src 'none'`,
    `script-src ${hashOf(UNPACK)} ${hashOf(script)}`,
    `style-src ${hashOf(styles)}`,
    'img-src data:',
    'font-src data:',
    `base-uri 'none'`,
    `form-action 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types ${POLICIES}`,
  ].join('; ')

/** Throws if the styles would end their element early. */
export function sentPage(script: string, styles: string): string {
  if (/<\/style/i.test(styles)) throw new Error('the styles hold a tag')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(script, styles)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pithead</title>
<style>${styles}</style>
</head>
<body>
<script type="application/json" id="record">${RECORD_PLACE}</script>
<script type="application/octet-stream" id="packed">${gzipSync(script, { level: 9 }).toString('base64')}</script>
<script type="module">${UNPACK}</script>
</body>
</html>
`
}
