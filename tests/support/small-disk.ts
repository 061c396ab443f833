/** A file system of its own in a folder, which only the administrator may make. */
import { spawnSync } from 'node:child_process'

export const mounted = (folder: string, size: string): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]).status === 0

export const unmounted = (folder: string): boolean => spawnSync('umount', ['--lazy', folder]).status === 0
