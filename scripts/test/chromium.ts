import { chromium } from 'playwright'
import { installedBrowser, TEST_FLAGS } from '../browsers.ts'
import { runNode } from '../tools.ts'

const DOWNLOAD = ['node_modules/playwright/cli.js', 'install', '--only-shell', 'chromium']

/**
 * The browser that the tests run in, in words: an installed Chromium, Chrome or Edge, else Playwright's own download,
 * which is fetched if it isn't there. Rejects if there is none or if it does not start.
 */
export async function browserForTests(): Promise<string> {
  const installed = installedBrowser()
  if (installed) return `${installed.name} ${await versionOf(installed.path)}, installed at ${installed.path}`
  const { status, output } = await runNode(DOWNLOAD, 'kept')
  if (status !== 0) throw new Error(`no installed Chromium, and no download of Playwright's own: ${cause(output)}`)
  return `Chromium ${await versionOf()}, Playwright's own download`
}

/** The last of the installer's errors; the ones before it only say that it failed. */
const cause = (output: string) => output.match(/^Error: .*/gm)?.at(-1) ?? output

/** Starts the browser once; without a path it is Playwright's own. */
async function versionOf(executablePath?: string): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: TEST_FLAGS })
  const version = browser.version()
  await browser.close()
  return version
}
