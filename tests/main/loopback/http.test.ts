import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { newFolder } from '../folder.ts'
import { ask, newHost, tokenIn } from './host.ts'

describe('at the door', () => {
  test('the token is traded for a cookie that no script reads, and leaves the address', async () => {
    const { port, token, headers } = await newHost()
    const answer = await ask(port, { path: `/?token=${token()}`, headers: { Host: headers.Host } })
    expect(answer.status).toBe(303)
    expect(answer.headers.location).toBe('/')
    expect(answer.headers['set-cookie']).toEqual([`${headers.Cookie}; Path=/; HttpOnly; SameSite=Strict`])
  })

  test('the token is not the cookie, so who reads an old address knows nothing that lasts', async () => {
    const { token, headers } = await newHost()
    expect(headers.Cookie).not.toContain(token())
  })

  test('an address opens the door once, and the next one is told', async () => {
    const told: string[] = []
    const { port, token, headers } = await newHost({ renewed: (address) => told.push(address) })
    const goIn = (used: string) => ask(port, { path: `/?token=${used}`, headers: { Host: headers.Host } })
    const first = token()
    expect((await goIn(first)).status).toBe(303)
    const again = await goIn(first)
    expect(again.status).toBe(403)
    expect(again.headers['set-cookie']).toBeUndefined()
    expect(tokenIn(told.at(-1)!)).toBe(token())
    expect((await goIn(token())).status).toBe(303)
  })

  test('who was let in may open a used address again, and spends none', async () => {
    const { port, token, headers } = await newHost()
    const before = token()
    const answer = await ask(port, { path: '/?token=used', headers })
    expect(answer).toMatchObject({ status: 303, headers: { location: '/' } })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(token()).toBe(before)
  })

  test('who was let in spends a right address all the same: the browser’s history keeps it', async () => {
    const { port, token, headers } = await newHost()
    const used = token()
    expect((await ask(port, { path: `/?token=${used}`, headers })).status).toBe(303)
    expect(token()).not.toBe(used)
    expect((await ask(port, { path: `/?token=${used}`, headers: { Host: headers.Host } })).status).toBe(403)
  })

  test('whoever only looks (HEAD) spends no address and gets no cookie', async () => {
    const { port, token, headers } = await newHost()
    const address = token()
    const answer = await ask(port, { method: 'HEAD', path: `/?token=${address}`, headers: { Host: headers.Host } })
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET' } })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(token()).toBe(address)
    expect((await ask(port, { path: `/?token=${address}`, headers: { Host: headers.Host } })).status).toBe(303)
  })

  test.each([
    ['no token and no cookie', '/', {}],
    ['a wrong token', '/?token=wrong', {}],
    ['an empty token', '/?token=', {}],
    ['a wrong cookie', '/', { Cookie: 'pithead-PORT=wrong' }],
    ['the token for a cookie', '/', { Cookie: 'pithead-PORT=TOKEN' }],
    ['the cookie of another port', '/', { Cookie: 'pithead-1=SECRET' }],
    ['the cookie for a token', '/?token=SECRET', {}],
    ['the token elsewhere', '/assets/index-B4s3.js?token=TOKEN', {}],
  ])('%s: stays outside', async (_, path, extra) => {
    const { port, token, headers } = await newHost()
    const secret = headers.Cookie.split('=')[1]
    const filled = (text: string) =>
      text.replace('TOKEN', token()).replace('SECRET', secret).replace('PORT', String(port))
    const cookie = 'Cookie' in extra ? { Cookie: filled(extra.Cookie) } : {}
    const answer = await ask(port, { path: filled(path), headers: { Host: headers.Host, ...cookie } })
    expect(answer.status).toBe(403)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.body).toBe('Open Pithead with the address that it printed last\n')
  })

  test('among other cookies ours is found', async () => {
    const { port, headers } = await newHost()
    const Cookie = `a=b; pithead-1=x; ${headers.Cookie}; c`
    expect((await ask(port, { headers: { ...headers, Cookie } })).status).toBe(200)
  })
})

test.each([
  'evil.example',
  'evil.example:PORT',
  '127.0.0.1',
  '127.0.0.1:1',
  '[::1]:PORT',
  '0.0.0.0:PORT',
  'localhost:PORT',
  'localhost:PORT.evil.example',
])('the Host %s is not ours, so its requests are not answered', async (host) => {
  const { port, headers } = await newHost()
  const answer = await ask(port, { headers: { ...headers, Host: host.replace('PORT', String(port)) } })
  expect(answer.status).toBe(421)
})

describe('who asks', () => {
  test.each([
    [{ 'Sec-Fetch-Site': 'same-site' }],
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ Origin: 'http://evil.example' }],
    [{ Origin: 'http://127.0.0.1:1' }],
    [{ Origin: 'null' }],
  ])('another page (%j) gets nothing, cookie or not, and no cookie', async (extra) => {
    const { port, token, headers } = await newHost()
    for (const path of ['/', '/assets/index-B4s3.js', `/?token=${token()}`]) {
      const answer = await ask(port, { path, headers: { ...headers, ...extra } })
      expect(answer.status).toBe(403)
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  test.each(['none', 'same-origin'])('a person or the page itself (Sec-Fetch-Site: %s) is answered', async (site) => {
    const { port, headers } = await newHost()
    expect((await ask(port, { headers: { ...headers, 'Sec-Fetch-Site': site } })).status).toBe(200)
  })
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is not allowed', async (method) => {
  const { port, headers } = await newHost()
  const answer = await ask(port, { method, headers })
  expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
})

describe('sizes', () => {
  test('a request with a body is refused', async () => {
    const { port, headers } = await newHost()
    expect((await ask(port, { headers: { ...headers, 'Content-Length': 5 }, body: 'hello' })).status).toBe(413)
    expect((await ask(port, { headers: { ...headers, 'Transfer-Encoding': 'chunked' }, body: 'hello' })).status).toBe(
      413,
    )
  })

  test.each([40, 179])('%i large cookies of other servers on this machine keep nobody out', async (others) => {
    const { port, headers } = await newHost()
    const large = Array.from({ length: others }, (_, i) => `other-${i}=${'x'.repeat(4080)}`)
    const Cookie = [...large, headers.Cookie].join('; ')
    expect((await ask(port, { headers: { ...headers, Cookie } })).status).toBe(200)
  })

  test('headers and addresses longer than any browser’s are refused in words', async () => {
    const { port, headers } = await newHost()
    const long = 'x'.repeat(1100 * 1024)
    const refused = { status: 431, body: expect.stringContaining('cookies') as string }
    expect(await ask(port, { headers: { ...headers, 'X-Long': long } })).toMatchObject(refused)
    expect(await ask(port, { path: `/${long}`, headers })).toMatchObject(refused)
  })

  test('who sends nothing, or half a request, is hung up on', async () => {
    const { port } = await newHost({ patience: 200 })
    for (const sent of ['', 'GET / HTTP/1.1\r\nHost: '])
      await new Promise((resolve) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(sent))
        socket.on('close', resolve).resume()
      })
  })

  test('what is no HTTP at all is hung up on, and the next request answered', async () => {
    const { port, headers } = await newHost()
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('\0\0\r\n\r\n'))
      socket
        .on('error', () => {})
        .on('close', () => resolve())
        .resume()
    })
    expect((await ask(port, { headers })).status).toBe(200)
  })
})

describe('files', () => {
  test('the page is asked for anew each time', async () => {
    const { port, headers } = await newHost()
    const answer = await ask(port, { headers })
    expect(answer).toMatchObject({ status: 200, body: '<!doctype html><title>Pithead</title>' })
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  })

  test('a file with a hash in its name may be kept', async () => {
    const { port, headers } = await newHost()
    const answer = await ask(port, { path: '/assets/index-B4s3.js', headers })
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('private, max-age=31536000, immutable')
  })

  test('HEAD brings the headers alone', async () => {
    const { port, headers } = await newHost()
    expect(await ask(port, { method: 'HEAD', headers })).toMatchObject({ status: 200, body: '' })
    expect(await ask(port, { method: 'HEAD', path: '/none', headers })).toMatchObject({ status: 404, body: '' })
  })

  test.each([
    '/none',
    '/secret.txt',
    '/assets/',
    '/../package.json',
    '/..%2fpackage.json',
    '/assets/../../package.json',
    '/%00',
    '/__proto__',
    '/assets\\..\\..\\package.json',
  ])('%s is not found', async (path) => {
    const { port, headers } = await newHost()
    expect(await ask(port, { path, headers })).toMatchObject({ status: 404, body: 'Not found\n' })
  })

  test.each(['//evil.example/', 'http://evil.example/', '/\\evil.example/', 'http://['])(
    '%s is no address of ours',
    async (path) => {
      const { port, headers } = await newHost()
      expect(await ask(port, { path, headers })).toMatchObject({ status: 400 })
    },
  )

  test('an interface that was not built is missed in words', async () => {
    const { port, headers } = await newHost({ page: newFolder() })
    expect(await ask(port, { headers })).toMatchObject({ status: 503 })
  })
})

test.each([
  ['the page', '/', 200],
  ['a refusal', '/none', 404],
])('%s comes with a policy that lets it load from here alone', async (_, path, status) => {
  const { port, headers } = await newHost()
  const answer = await ask(port, { path, headers })
  expect(answer.status).toBe(status)
  expect(String(answer.headers['content-security-policy']).split('; ')).toEqual([
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self' ws://127.0.0.1:${port}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    'trusted-types svelte-trusted-html',
  ])
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
  })
})

test('a refused Host gets no word of its own into the policy', async () => {
  const { port, headers } = await newHost()
  const answer = await ask(port, { headers: { ...headers, Host: `evil.example; script-src *` } })
  expect(answer.headers['content-security-policy']).not.toContain('evil.example')
})
