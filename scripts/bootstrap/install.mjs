import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ROOT } from './root.mjs'

const MODULES = join(ROOT, 'node_modules')
const STAMP = join(MODULES, '.pithead-installed')
// npm would warn that the machine's Node is too old for half of the packages: they run on the pinned one.
const CI = ['ci', '--loglevel=error']

/** Runs `npm ci` unless it already ran for this lock file on this platform. Reports to standard error only. */
export function install() {
  const wanted = lockHash()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  const start = Date.now()
  console.error('pithead: installing packages (npm ci)')
  if (npmCi().status !== 0) throw new Error('npm ci failed; check the network and try again')
  writeFileSync(STAMP, wanted)
  console.error(`pithead: installed in ${((Date.now() - start) / 1000).toFixed(1)} s`)
}

function lockHash() {
  const lock = readFileSync(join(ROOT, 'package-lock.json'))
  return createHash('sha256').update(`${process.platform}-${process.arch}`).update(lock).digest('hex')
}

function npmCi() {
  const options = { cwd: ROOT, env: { ...process.env, PATH: outsidePath() }, stdio: ['ignore', 2, 2] }
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env
  if (npm && npm.endsWith('npm-cli.js')) return spawnSync(node, [npm, ...CI], options)
  return spawnSync('npm', CI, { ...options, shell: process.platform === 'win32' })
}

/** `npm ci` empties node_modules, so it must not run on the Node in there, which `npm run` puts first in the path. */
function outsidePath() {
  const folders = (process.env.PATH || '').split(delimiter)
  return folders.filter((folder) => !folder.startsWith(MODULES)).join(delimiter)
}
