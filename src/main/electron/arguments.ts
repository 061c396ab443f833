/** Requests on the command line, by a shell, a desktop entry or a second start. */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { tableId } from '../../contract/schemas/shared.ts'
import { isImported } from '../desktop/desktop.ts'

export interface Asked {
  /** Whole paths of files to bring in. */
  files: string[]
  go: { to: 'new' | 'score' } | { to: 'game'; id: string } | { to: 'position'; id: string; moves: number } | null
}

/**
 * Reads arguments without the program's own name. Chromium and the shells that start it add switches of their own, so what
 * is not understood is passed over. Paths are relative to `folder`; Linux desktops hand over addresses (`%U`).
 */
export function readArguments(args: readonly string[], folder: string): Asked {
  const files = args.flatMap((arg) => pathIn(arg) ?? []).filter(isImported)
  const [go = null] = args.flatMap((arg) => goal(arg) ?? [])
  return { files: files.map((file) => resolve(folder, file)), go }
}

function pathIn(arg: string): string | null {
  if (arg.startsWith('-') || isLink(arg)) return null
  if (!/^file:/i.test(arg)) return arg
  try {
    return fileURLToPath(arg)
  } catch {
    return null
  }
}

function goal(arg: string): Asked['go'] {
  if (arg === '--new-game') return { to: 'new' }
  if (arg === '--score') return { to: 'score' }
  const position = linked(arg)
  if (position) return position
  const [, encoded] = /^--game=(.*)$/.exec(arg) ?? []
  const id = encoded && decoded(encoded)
  return v.is(tableId, id) ? { to: 'game', id } : null
}

const isLink = (arg: string): boolean => /^pithead:/i.test(arg)

/** `pithead://archive/ID/move/N`, as a copied link to a position has it; the system may add a slash. */
function linked(arg: string): Asked['go'] {
  const [, encoded, moves] = /^pithead:\/\/archive\/([^/?#]+)\/move\/(\d{1,5})\/?$/i.exec(arg) ?? []
  const id = encoded && decoded(encoded)
  return v.is(tableId, id) ? { to: 'position', id, moves: Number(moves) } : null
}

/** The argument that leads to a game: its id, which may hold any character, without any that a shell minds. */
export const gameArgument = (id: string): string => `--game=${encodeURIComponent(id)}`

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
