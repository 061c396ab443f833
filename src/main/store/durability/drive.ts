/** Whether a folder is on a drive where a database with a write-ahead log isn't safe. */
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Another machine's, or copied to others file by file while it is written. */
export type Unsafe = 'network' | 'synchronised'

export interface Place {
  platform: NodeJS.Platform
  /** The folder's real path. */
  path: string
  /** Linux's `/proc/self/mountinfo`; empty elsewhere. */
  mounts: string
}

/**
 * The kind of drive that an existing folder is on, null if nothing speaks against it. macOS doesn't tell Node of network
 * drives.
 */
export function unsafeDrive(folder: string, platform = process.platform): Unsafe | null {
  const path = attempt(() => realpathSync.native(folder)) ?? folder
  const place = { platform, path, mounts: attempt(() => readFileSync('/proc/self/mountinfo', 'utf8')) ?? '' }
  if (isOnNetwork(place)) return 'network'
  return isNamedForSync(path) || above(path).some(hasMark) ? 'synchronised' : null
}

/** Windows spells the real path of a network drive's folder `\\server\share\…`. */
export const isOnNetwork = ({ platform, path, mounts }: Place): boolean =>
  platform === 'win32' ? path.startsWith('\\\\') : REMOTE.test(fileSystemOf(path, mounts))

const REMOTE =
  /^(nfs4?|cifs|smb3|smbfs|ncpfs|afs|9p|ceph|lustre|glusterfs|davfs|fuse\.(sshfs|rclone|s3fs|gvfsd-fuse|davfs2?|glusterfs|ceph|smbnetfs|goofys))$/

/**
 * Returns the type of the innermost mount that contains the path. If two mounts share a place, the later one counts.
 */
function fileSystemOf(path: string, mounts: string): string {
  let [longest, type] = [-1, '']
  for (const line of mounts.split('\n')) {
    const [own, rest = ''] = line.split(' - ')
    const point = (own.split(' ')[4] ?? '').replaceAll(/\\(\d{3})/g, (_, octal: string) => character(octal))
    if (point === '' || !isBelow(path, point) || point.length < longest) continue
    longest = point.length
    type = rest.split(' ')[0]
  }
  return type
}

const character = (octal: string): string => String.fromCharCode(Number.parseInt(octal, 8))
const isBelow = (path: string, point: string): boolean =>
  path === point || path.startsWith(point.endsWith('/') ? point : `${point}/`)

/** Folders as the programs that keep them alike on several machines call them. */
const NAMES =
  /^(onedrive( - .+)?|dropbox( \(.+\))?|google ?drive|my drive|icloud ?drive|mobile documents|cloudstorage|googledrive-.+|nextcloud\d?|owncloud|pcloud ?drive|mega(sync)?|box( sync)?|syncthing|seafile)$/i

export const isNamedForSync = (path: string): boolean => path.split(/[\\/]/).some((name) => NAMES.test(name))

const MARKS = ['.stfolder', '.dropbox.cache', '.nextcloudsync.log']
const hasMark = (folder: string): boolean => MARKS.some((mark) => existsSync(join(folder, mark)))

/** The path and all that it lies in. */
const above = (path: string): string[] => (dirname(path) === path ? [path] : [path, ...above(dirname(path))])

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
