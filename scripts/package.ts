/** `npm run package [-- --dir]`: makes the packages of this platform, or with --dir the application alone, and looks into it. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './bootstrap/root.mjs'
import { bundle } from './bundle.ts'
import { main, UsageError } from './main.ts'
import { runBuilder } from './package/builder.ts'
import { faultsIn } from './package/inspect.ts'
import { olderElectron } from './package/newest.ts'
import { runtimeFolder } from './package/runtime.ts'

const DIST = join(ROOT, 'dist')

function readArguments(args: string[]): string[] {
  const wrong = args.find((arg) => arg !== '--dir')
  if (wrong !== undefined) throw new UsageError(`unknown argument "${wrong}"; there is --dir`)
  return args
}

/** `linux-unpacked`, `mac-universal`: the application as it went into the packages. */
const applications = () =>
  readdirSync(DIST, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /unpacked|^mac/.test(entry.name))
    .map((entry) => join(DIST, entry.name))

const USAGE =
  'npm run package [-- --dir]: makes the packages of this platform in dist/; --dir makes the application alone.'

await main(USAGE, readArguments, async (args) => {
  const runtime = await runtimeFolder()
  await bundle()
  await runBuilder([...args, ...(runtime ? [`-c.electronDist=${runtime}`] : [])])
  for (const folder of applications()) {
    const faults = await faultsIn(folder)
    if (faults.length > 0) throw new Error(faults.join('; '))
  }
  const older = await olderElectron()
  if (older) console.error(`pithead: ${older}`)
  console.log(`dist/ holds ${readdirSync(DIST).join(', ')}`)
})
