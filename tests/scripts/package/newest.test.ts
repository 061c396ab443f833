import { describe, expect, test } from 'vitest'
import { olderElectron, versionsIn } from '../../../scripts/package/newest.ts'

describe('Electron as it is pinned', () => {
  const told = (pinned: string, ...released: string[]) => olderElectron(pinned, () => Promise.resolve(released))

  test('is told of where its line has a newer release', async () => {
    expect(await told('45.3.4', '45.3.4', '45.10.1', '45.4.0', '45.11.0-beta.1')).toBe(
      'Electron 45.10.1 is out: package.json pins 45.3.4',
    )
  })

  test.each([['45.3.4', '45.3.4'], ['45.3.4', '45.3.10-alpha.1'], ['45.10.0', '45.9.9'], ['45.3.4']])(
    '%s is not mentioned while there is none, or nobody can be asked',
    async (pinned, ...released) => expect(await told(pinned, ...released)).toBeUndefined(),
  )

  test('asks for its own line', async () => {
    const asked: string[] = []
    await olderElectron('45.3.4', (line) => Promise.resolve([(asked.push(line), line)].map(String)))
    expect(asked).toEqual(['45'])
  })
})

test.each([
  ['["45.0.0","45.1.0"]', ['45.0.0', '45.1.0']],
  ['"45.0.0"', ['45.0.0']],
  ['', []],
  ['no JSON', []],
])('what npm says (%j) is read', (text, versions) => expect(versionsIn(text)).toEqual(versions))
