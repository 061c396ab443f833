import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { INLINE_MORE } from '../../../src/main/bots/inlining.ts'

test('V8 knows the flag: one that it has forgotten would be passed over in silence', () => {
  expect(spawnSync(process.execPath, [INLINE_MORE, '--eval', '0']).status).toBe(0)
  expect(spawnSync(process.execPath, ['--max-inlined-bytecodes=1', '--eval', '0']).status).not.toBe(0)
})
