import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

/**
 * The Node that everything runs on: the one that package.json pins, as the database driver crashes on Node 20. Where
 * the registry has no build for the platform, the caller's own Node must run TypeScript sources: 22.18 or newer.
 */
export function pinnedNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const pinned = join(ROOT, 'node_modules', `node-${system}-${process.arch}`, 'bin', file)
  if (existsSync(pinned)) return pinned
  if (isNewEnough(process.versions.node)) return process.execPath
  throw new Error(`Node 22.18 or newer is needed on this platform; this is ${process.version}`)
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 18)
}
