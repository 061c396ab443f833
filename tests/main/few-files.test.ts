/** A process that may open no more files says so, and goes on once it may. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { newFolder } from './folder.ts'

const ENTRY = join(import.meta.dirname, '../support/few-files.ts')
const run = promisify(execFile)

test.runIf(process.platform !== 'win32')(
  'where no file can be opened it is said, and all works again afterwards',
  async () => {
    const { stdout } = await run('sh', [
      ...['-c', 'ulimit -n 256; exec "$@"', 'sh'],
      ...[process.execPath, ENTRY, join(newFolder(), 'data')],
    ])
    const answered = { import: 'answered', export: 'answered', statistics: 'answered', preview: 'answered' }
    const tooMany = 'too-many-open'
    expect(JSON.parse(stdout)).toEqual({
      before: answered,
      meanwhile: {
        ...{ import: tooMany, export: tooMany, preview: tooMany },
        // A thread that counted before may still have what it needs.
        statistics: expect.stringMatching(/^(answered|too-many-open)$/) as string,
      },
      after: answered,
    })
  },
)
