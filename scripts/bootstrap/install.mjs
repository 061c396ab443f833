import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join, relative } from 'node:path'
import { ROOT } from './root.mjs'

const STAMP = '.pithead-installed'
// npm would warn that the machine's Node is too old for half of the packages: they run on the pinned one.
const CI = ['ci', '--loglevel=error']

const modulesOf = (folder) => join(folder, 'node_modules')

/** Runs `npm ci` in a folder unless it already ran for its lock file on this platform. Reports to standard error only. */
export function install(folder = ROOT) {
  const stamp = join(modulesOf(folder), STAMP)
  const wanted = lockHash(folder)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const start = Date.now()
  const place = relative(ROOT, folder)
  console.error(`pithead: installing packages (npm ci${place && ` in ${place}`})`)
  if (npmCi(folder).status !== 0) throw new Error('npm ci failed; check the network and try again')
  writeFileSync(stamp, wanted)
  console.error(`pithead: installed in ${((Date.now() - start) / 1000).toFixed(1)} s`)
}

function lockHash(folder) {
  const lock = readFileSync(join(folder, 'package-lock.json'))
  return createHash('sha256').update(`${process.platform}-${process.arch}`).update(lock).digest('hex')
}

function npmCi(cwd) {
  const options = { cwd, env: { ...process.env, PATH: outsidePath() }, stdio: ['ignore', 2, 2] }
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env
  if (npm && npm.endsWith('npm-cli.js')) return spawnSync(node, [npm, ...CI], options)
  return spawnSync('npm', CI, { ...options, shell: process.platform === 'win32' })
}

/** `npm ci` empties node_modules, so it must not run on the Node in there, which `npm run` puts first in the path. */
function outsidePath() {
  const folders = (process.env.PATH || '').split(delimiter)
  return folders.filter((folder) => !folder.startsWith(modulesOf(ROOT))).join(delimiter)
}
