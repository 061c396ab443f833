import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../bootstrap/root.mjs'
import { packagesOfApp, readLock, readSources } from './packages.ts'

export const NOTICES = join(ROOT, 'resources', 'THIRD-PARTY-NOTICES.md')

const HEAD = `# Third-party notices

Pithead contains the packages below or parts of them, or runs on them. Written by \`npm run notices\`; not edited by hand.
`

const RUNTIMES = `## Runtimes

The desktop app runs in Electron, whose runtime brings the notices of Chromium, Node and all else it contains as
\`LICENSES.chromium.html\`. The loopback host runs on Node, whose package brings its notices as \`LICENSE\`. The database
driver contains SQLite, which is in the public domain.
`

interface Manifest {
  name: string
  version: string
  license?: string
}

/** The whole notices file for the installed packages. */
export function licenceNotices(): string {
  const packages = [...packagesOfApp(readSources(), readLock()), 'node_modules/electron']
  return [HEAD, RUNTIMES, ...packages.map((path) => section(join(ROOT, path)))].join('\n')
}

function section(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const text = licenceText(folder)
  const body = text ? ['```text', text, '```'].join('\n') : 'The package brings no licence text of its own.'
  return `## ${name} ${version}\n\n${license ?? 'Licence as follows'}\n\n${body}\n`
}

function licenceText(folder: string): string {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8'))
  return texts.map((text) => text.replaceAll('\r\n', '\n').trim()).join('\n\n')
}
