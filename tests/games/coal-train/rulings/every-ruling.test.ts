/** Each ruling of docs/coal-train.md has a test that names it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const HERE = import.meta.dirname
const DOCUMENT = readFileSync(join(HERE, '../../../../docs/coal-train.md'), 'utf8')
const TESTS = readdirSync(HERE).map((file) => readFileSync(join(HERE, file), 'utf8'))

const [, section = ''] = DOCUMENT.split('## Rulings')
const rulings = [...section.split('\n## ')[0].matchAll(/^(\d+)\. /gm)].map(([, number]) => number)

test('there are 28', () => {
  expect(rulings).toHaveLength(28)
})

test.each(rulings)('ruling %s', (number) => {
  const named = new RegExp(`(test|describe)\\('${number}: `)
  expect(TESTS.some((text) => named.test(text))).toBe(true)
})
