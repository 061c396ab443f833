import { expect, test } from 'vitest'
import { withIsolatedNames } from '../../scripts/isolated-names.ts'
import { isolated } from '../../src/renderer/i18n/isolated.ts'

test('what is put into a message is isolated there', () => {
  expect(withIsolatedNames('const en = (i) => `${i?.name} has ${i?.points}`')).toBe(
    "import { isolated } from '../../i18n/isolated.ts';\nconst en = (i) => `${isolated(i?.name)} has ${isolated(i?.points)}`",
  )
  expect(withIsolatedNames('const en = () => `Over`')).toBe('const en = () => `Over`')
})

test('only what is written from right to left needs it', () => {
  expect(isolated('יעל')).toBe('\u2068יעל\u2069')
  expect(isolated('Anna نور')).toBe('\u2068Anna نور\u2069')
  for (const value of ['Anna', 'Zoë 炭', '👩‍🌾', 12, undefined]) expect(isolated(value)).toBe(value)
})
