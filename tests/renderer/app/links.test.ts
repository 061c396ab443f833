import { expect, test } from 'vitest'
import { linkTo, positionIn } from '../../../src/renderer/app/links.ts'

test.each([
  [
    { protocol: 'http:', origin: 'http://127.0.0.1:8137', pathname: '/' },
    'http://127.0.0.1:8137/#/archive/a%20b/move/3',
  ],
  [{ protocol: 'pithead:', origin: 'null', pathname: '/' }, 'pithead://archive/a%20b/move/3'],
])('a link is the page’s own address, or one that the system opens: %o', (place, link) => {
  expect(linkTo('#/archive/a%20b/move/3', place as Location)).toBe(link)
})

test.each([
  ['pithead://archive/a%20b/move/3', '#/archive/a%20b/move/3'],
  [' http://127.0.0.1:8137/#/archive/a/move/12\n', '#/archive/a/move/12'],
  ['http://localhost/#/archive/a/move/0', '#/archive/a/move/0'],
  ['https://example.org/#/archive/a/move/3', null],
  ['pithead://archive/a', null],
  ['see pithead://archive/a/move/3', null],
])('the place in %j', (text, place) => expect(positionIn(text)).toBe(place))
