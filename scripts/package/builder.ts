import { runNode } from '../tools.ts'

/** Milliseconds: the tools for a platform's packages may have to be downloaded first. */
const PATIENCE = 15 * 60_000

/** Runs electron-builder with these arguments on top of electron-builder.yml. Throws one sentence on a failure. */
export async function runBuilder(args: readonly string[]): Promise<void> {
  const command = ['node_modules/electron-builder/cli.js', ...args]
  // It would ask a registry whether there is a newer one.
  const env = { ...process.env, NO_UPDATE_NOTIFIER: '1' }
  const { status, output } = await runNode(command, { limit: PATIENCE, env })
  if (status !== 0) throw new Error(sentenceOf(output))
}

const NO_NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|fetch failed|status code 4\d\d|403|timeout/i

/** Its log is long; failures are marked, and almost always a download is missing. */
export function sentenceOf(output: string): string {
  const [, failure = output.trim().split('\n').at(-1)] = /⨯\s+(.*)/.exec(output) ?? []
  const tool = /(appimage|fpm|nsis|dmg-builder|winCodeSign|electron-v)[\w.-]*/i.exec(output)?.[0]
  if (tool && NO_NETWORK.test(output)) return `the packages can't be made: ${tool} can't be downloaded`
  return `the packages can't be made: ${failure}`
}
