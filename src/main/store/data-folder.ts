import { homedir } from 'node:os'
import { posix, win32 } from 'node:path'

export interface Machine {
  platform: NodeJS.Platform
  env: Readonly<Record<string, string | undefined>>
  /** The user's home folder. */
  home: string
}

export const thisMachine = (): Machine => ({ platform: process.platform, env: process.env, home: homedir() })

/** The data folder: `PITHEAD_DATA`, else the platform's place for an application's data. */
export function dataFolder({ platform, env, home }: Machine): string {
  const path = platform === 'win32' ? win32 : posix
  if (env.PITHEAD_DATA) return path.resolve(env.PITHEAD_DATA)
  if (platform === 'win32') return path.join(env.APPDATA || path.join(home, 'AppData', 'Roaming'), 'Pithead')
  if (platform === 'darwin') return path.join(home, 'Library', 'Application Support', 'Pithead')
  // The XDG specification has a relative path ignored.
  const xdg = env.XDG_DATA_HOME ?? ''
  return path.join(path.isAbsolute(xdg) ? xdg : path.join(home, '.local', 'share'), 'pithead')
}

/**
 * The folder for this user's configuration of this machine: what may not stand in a data folder, since that can be anybody's
 * (`user-choice.ts`).
 */
export function configFolder({ platform, env, home }: Machine): string {
  const path = platform === 'win32' ? win32 : posix
  if (platform === 'win32')
    return path.join(env.LOCALAPPDATA || path.join(home, 'AppData', 'Local'), 'Pithead Settings')
  if (platform === 'darwin') return path.join(home, 'Library', 'Preferences', 'Pithead')
  const xdg = env.XDG_CONFIG_HOME ?? ''
  return path.join(path.isAbsolute(xdg) ? xdg : path.join(home, '.config'), 'pithead')
}
