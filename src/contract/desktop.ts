/** The part of the contract between the page and the desktop around it. Where there is no desktop the calls do nothing. */
import type { Destination, HandedFile, Version } from './schemas/desktop.ts'

export type { Destination, HandedFile, Version } from './schemas/desktop.ts'

export interface DesktopApi {
  /** Files that the desktop handed over, by a double click or the command line, and that nobody has read to the end. */
  'desktop.files': () => HandedFile[]
  /** A part of one in base64, from this byte on; empty at its end, which also lets go of it. */
  'desktop.read': (call: { id: string; from: number }) => string
  /** Keeps the screen on until it is called with false, or the window closes. */
  'desktop.awake': (on: boolean) => void
  /** A folder that the person chooses in the system's own dialog; null where they choose none. */
  'desktop.folder': () => Promise<string | null>
  /** The program's platform. */
  'desktop.versions': () => Version[]
}

export interface DesktopEvents {
  /** This many files were handed over and wait. */
  'desktop.handed': number
  /** Chosen in the system's menu, or asked for as the program started. */
  'desktop.go': Destination
}
