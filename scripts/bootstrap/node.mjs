import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

/**
 * The Node that everything runs on: the one that package.json pins, as the database driver crashes on Node 20. The packages
 * of a platform's Node have one of two names; some platforms have no build of Node 24, and Node 22 runs all of it. Where
 * the registry has no build for the platform, the caller's own Node must run TypeScript sources: 22.18 or newer.
 */
export function pinnedNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const platform = `${system}-${process.arch}`
  const paths = [`node-${platform}`, `node-bin-${platform}`].map((name) =>
    join(ROOT, 'node_modules', name, 'bin', file),
  )
  const pinned = paths.find((path) => existsSync(path))
  if (pinned) return pinned
  if (isNewEnough(process.versions.node)) return process.execPath
  throw new Error(`Node 22.18 or newer is needed on this platform; this is ${process.version}`)
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 18)
}
