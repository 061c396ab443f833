/** Packs the built program with a stand-in for Electron's runtime, looks into the package, and runs what is inside. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { createPackage, extractAll } from '@electron/asar'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../../../scripts/bootstrap/root.mjs'
import { runBuilder, sentenceOf } from '../../../scripts/package/builder.ts'
import { applicationIn, faultsIn, filesIn, missingIn, wrongFuses } from '../../../scripts/package/inspect.ts'
import { faultOf } from '../../../scripts/package/runtime.ts'
import { newFolder } from '../../main/folder.ts'
import { desktopEntry } from './desktop-entry.ts'
import { standInRuntime } from './stand-in.ts'

/** A package for macOS needs the tools of macOS. */
const platform = process.platform === 'win32' ? 'win' : 'linux'

let folder: string
let runtime: string
let application: { resources: string; executable: string }

const archive = () => join(application.resources, 'app.asar')

beforeAll(async () => {
  if (!existsSync(join(ROOT, 'out', 'main', 'electron.js'))) throw new Error('build first: npm run build')
  folder = mkdtempSync(join(tmpdir(), 'pithead-package-'))
  runtime = standInRuntime(join(folder, 'runtime'))
  await runBuilder([`--${platform}`, 'dir', `-c.electronDist=${runtime}`, `-c.directories.output=${folder}`])
  application = applicationIn(join(folder, `${platform}-unpacked`))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('nothing that the program needs is missing, and the fuses are set', async () => {
  expect(await faultsIn(join(folder, `${platform}-unpacked`))).toEqual([])
})

test('the fuses of the runtime as it is released would not do', async () => {
  expect(await wrongFuses(join(runtime, 'electron'))).toEqual([
    'the fuse RunAsNode is not off',
    'the fuse EnableCookieEncryption is not on',
    'the fuse EnableNodeOptionsEnvironmentVariable is not off',
    'the fuse EnableNodeCliInspectArguments is not off',
    'the fuse EnableEmbeddedAsarIntegrityValidation is not on',
    'the fuse OnlyLoadAppFromAsar is not on',
    'the fuse GrantFileProtocolExtraPrivileges is not off',
  ])
})

describe('the archive', () => {
  test('holds the program, the words for its menu, its icon and the database driver, and nothing else', () => {
    const places = new Set(filesIn(archive()).map((file) => file.split('/').slice(0, 2).join('/')))
    expect([...places].sort()).toEqual([
      'messages/menu',
      'node_modules/better-sqlite3',
      'out/main',
      'out/preload',
      'out/renderer',
      'out/sent-games',
      'package.json',
      'resources/icons',
    ])
    const superfluous = filesIn(archive()).filter((file) =>
      /\.map$|loopback\.js$|better-sqlite3\/(src|deps)/.test(file),
    )
    expect(superfluous).toEqual([])
  })

  test("has the driver's own build for this machine outside, where the system can load it, and no other", () => {
    const unpacked = join(application.resources, 'app.asar.unpacked')
    const outside = readdirSync(unpacked, { recursive: true, encoding: 'utf8' }).filter((file) => extname(file))
    expect(outside).toEqual([
      join('node_modules', 'better-sqlite3', 'prebuilds', `${process.platform}-${process.arch}.node`),
    ])
  })

  test('is small, the pages of sent games included: what is large in a package is the runtime', () => {
    expect(statSync(archive()).size).toBeLessThan(6.5 * 1024 * 1024)
  })

  test('opens its services and its window: no file is missing to a program that runs from it alone', async () => {
    const program = newFolder()
    extractAll(archive(), program)
    const electron = join(program, 'node_modules', 'electron')
    mkdirSync(electron)
    cpSync(join(import.meta.dirname, 'electron-module.mjs'), join(electron, 'index.mjs'))
    writeFileSync(join(electron, 'package.json'), '{ "exports": "./index.mjs" }')
    const data = newFolder()
    const child = spawn(process.execPath, [join(program, 'out', 'main', 'electron.js')], {
      env: { ...process.env, PITHEAD_DATA: data },
    })
    const said: string[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(String(text)))
    child.stdout.on('data', () => said.join('').includes('"url"') && child.kill())
    await once(child, 'close')
    expect(
      said
        .join('')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual([{ preload: join(program, 'out', 'preload', 'preload.cjs') }, { url: 'pithead://app/' }])
    expect(existsSync(join(data, 'pithead.db'))).toBe(true)
  })
})

describe('beside the archive', () => {
  test("lie the licences, Pithead's own and everybody else's", () => {
    expect(readFileSync(join(application.resources, 'licences', 'LICENSE.txt'), 'utf8')).toContain('MIT License')
    expect(existsSync(join(application.resources, 'licences', 'THIRD-PARTY-NOTICES.md'))).toBe(true)
    expect(readdirSync(join(application.resources, '..'))).toEqual(
      expect.arrayContaining(['LICENSE.electron.txt', 'LICENSES.chromium.html']),
    )
  })

  test("are Chromium's texts in Pithead's languages only", () => {
    const locales = join(application.resources, '..', 'locales')
    expect(readdirSync(locales).sort()).toEqual(['de.pak', 'en-GB.pak', 'en-US.pak', 'nl.pak'])
  })
})

test('the desktop entry of an AppImage starts the program in its sandbox, with whatever files it is handed', async () => {
  const entry = await desktopEntry()
  expect(entry).toContain('\nExec=AppRun %U\n')
  expect(entry).toContain('\nMimeType=application/x-pithead;x-scheme-handler/pithead;\n')
  expect(entry).not.toContain('sandbox')
})

test('a file that an import, the page or a style names and that is not there is found', async () => {
  const files = {
    'out/main/electron.js': `import { app } from 'electron'; import './there.js'; import './gone.js'; import x from 'nobody'`,
    'out/main/there.js': `export { join } from 'node:path'`,
    'out/renderer/index.html': '<script src="./assets/page.js"></script><script src="./assets/gone.js"></script>',
    'out/renderer/assets/page.js': `const needed = ["assets/page.css", "assets/gone.css"]`,
    'out/renderer/assets/page.css': 'a { src: url(./gone.woff2); background: url(data:image/png;base64,x) }',
  }
  const folder = join(newFolder(), 'app')
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const packed = join(newFolder(), 'app.asar')
  await createPackage(folder, packed)
  expect(missingIn(packed).sort()).toEqual([
    'out/main/electron.js: ./gone.js',
    'out/main/electron.js: nobody',
    'out/renderer/assets/page.css: ./gone.woff2',
    'out/renderer/assets/page.js: /assets/gone.css',
    'out/renderer/index.html: ./assets/gone.js',
  ])
})

describe('a folder that is no runtime', () => {
  test('is told by what it lacks', () => {
    const empty = newFolder()
    expect(faultOf(empty, 'linux', '1.2.3')).toBe(`${empty} has no electron`)
    expect(faultOf(runtime, 'linux', '1.2.3')).toMatch(/^Electron in .* is \d+\.\d+\.\d+, not 1\.2\.3$/)
  })
})

test('what went wrong is one sentence', () => {
  const log = (...lines: string[]) => lines.map((line) => `  ${line}`).join('\n')
  expect(sentenceOf(log('• packaging', '⨯ Invalid configuration object  failedTask=build'))).toBe(
    "the packages can't be made: Invalid configuration object  failedTask=build",
  )
  expect(sentenceOf(log('• downloading file=appimage-12.0.1.7z', '⨯ connect ECONNREFUSED 10.0.0.1:443'))).toBe(
    "the packages can't be made: appimage-12.0.1.7z can't be downloaded",
  )
})
