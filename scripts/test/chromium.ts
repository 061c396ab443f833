import { chromium } from 'playwright'
import { installedBrowser, TEST_FLAGS } from '../browsers.ts'
import { runNode } from '../tools.ts'
import { installChromium, mayInstall } from './debian.ts'

const DOWNLOAD = ['node_modules/playwright/cli.js', 'install', '--only-shell', 'chromium']

/** The machine as the search sees it; a test hands in another one. */
export interface Workplace {
  installed: typeof installedBrowser
  /** Fetches Playwright's own browser if it isn't there; null if that went well, else the reason. */
  download: () => Promise<string | null>
  mayInstall: () => boolean
  install: () => Promise<void>
  /** Starts a browser once and says its version; without a path it is Playwright's own. */
  versionOf: (path?: string) => Promise<string>
}

/**
 * The browser that the tests run in, in words: an installed Chromium, Chrome or Edge, else Playwright's own download, else
 * Debian's package; the last two are fetched if they aren't there. Rejects if there is none or if it does not start.
 */
export async function browserForTests(workplace: Workplace = HERE): Promise<string> {
  const { installed, download, mayInstall, install, versionOf } = workplace
  const known = await installedInWords(workplace)
  if (known) return known
  const reason = await download()
  if (reason === null) return `Chromium ${await versionOf()}, Playwright's own download`
  if (!mayInstall()) throw new Error(`no installed Chromium, and no download of Playwright's own: ${reason}`)
  await install()
  if (!installed()) throw new Error("Debian's package chromium is installed, and no Chromium is found")
  return (await installedInWords(workplace))!
}

async function installedInWords({ installed, versionOf }: Workplace): Promise<string | null> {
  const found = installed()
  return found ? `${found.name} ${await versionOf(found.path)}, installed at ${found.path}` : null
}

const HERE: Workplace = {
  installed: installedBrowser,
  download,
  mayInstall,
  install: installChromium,
  versionOf,
}

async function download(): Promise<string | null> {
  const { status, output } = await runNode(DOWNLOAD)
  return status === 0 ? null : cause(output)
}

/** The last of the installer's errors; the ones before it only say that it failed. */
const cause = (output: string) => output.match(/^Error: .*/gm)?.at(-1) ?? output

async function versionOf(executablePath?: string): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: TEST_FLAGS })
  const version = browser.version()
  await browser.close()
  return version
}
