/** The part of the contract between the page and the desktop around it. Where there is no desktop the calls do nothing. */
import type { TableSummary } from './api.ts'

export interface DesktopApi {
  /** Files that the desktop handed over, by a double click or the command line, and that nobody has read to the end. */
  'desktop.files': () => HandedFile[]
  /** A part of one in base64, from this byte on; empty at its end, which also lets go of it. */
  'desktop.read': (call: { id: string; from: number }) => string
  /** Keeps the screen on until it is called with false, or the window closes. */
  'desktop.awake': (on: boolean) => void
  /** What the program runs on. */
  'desktop.versions': () => Version[]
}

export interface DesktopEvents {
  /** This many files were handed over and wait. */
  'desktop.handed': number
  /** Chosen in the system's menu, or asked for as the program started. */
  'desktop.go': Destination
}

export interface HandedFile {
  id: string
  /** Without its folder. */
  name: string
  /** In bytes. */
  size: number
}

export interface Version {
  name: string
  version: string
}

export type Destination =
  | { to: 'home' | 'new' | 'score' | 'records' | 'settings' | 'keys' | 'about' }
  | ({ to: 'game' } & Pick<TableSummary, 'id' | 'mode'>)
