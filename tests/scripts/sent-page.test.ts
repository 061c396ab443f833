/** The page of a game to send, before a record is put into it. */
import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { sentPage, withoutWoff, withScreensOf } from '../../scripts/sent-page.ts'

const SCRIPT = 'console.log("</script>", `<!--`)'

describe('the page', () => {
  const page = sentPage(SCRIPT, 'p { color: red }')
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(page)![1]

  test('lets nothing run but its own two scripts, and loads nothing', () => {
    const hash = createHash('sha256').update(SCRIPT).digest('base64')
    const [unpack] = /(?<=<script type="module">)[^]*?(?=<\/script>)/.exec(page)!
    const first = createHash('sha256').update(unpack).digest('base64')
    expect(policy).toContain(`default-src 'none'; script-src 'sha256-${first}' 'sha256-${hash}';`)
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toMatch(/unsafe|https?:|\*|blob:|connect-src/)
  })

  test('holds its script as it was', () => {
    const packed = /id="packed">([^<]*)</.exec(page)![1]
    expect(gunzipSync(Buffer.from(packed, 'base64')).toString()).toBe(SCRIPT)
  })

  test('has no styles that would end early', () => {
    expect(() => sentPage('', 'p::before { content: "</style>" }')).toThrow('a tag')
  })
})

test('fonts come in one format', () => {
  const both = "src: url(data:font/woff2;base64,AA) format('woff2'), url(data:font/woff;base64,BB) format('woff');"
  expect(withoutWoff(both)).toBe("src: url(data:font/woff2;base64,AA) format('woff2');")
})

test('a catalogue has the screens of one game, and of these what its page shows', () => {
  const line = (game: string) =>
    `words: () => import('./${game}/words/words.ts'), table: () => import('./${game}/table/table-screens.ts'), ` +
    `replay: () => import('./${game}/archive/replay-screens.ts')`
  expect(withScreensOf('go', `{ ${line('go')} }, { ${line('chess')} }`)).toBe(
    "import * as kept0 from './go/words/words.ts'\n" +
      "import * as kept1 from './go/archive/replay-screens.ts'\n" +
      '{ words: () => Promise.resolve(kept0), table: () => Promise.reject(), replay: () => Promise.resolve(kept1) }, ' +
      '{ words: () => Promise.reject(), table: () => Promise.reject(), replay: () => Promise.reject() }',
  )
})
