/** A second folder for backups: a stick, another disk, a folder that is synchronised. The data folder keeps its own. */
import { accessSync, constants, mkdtempSync, realpathSync, rmdirSync, statSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import type { ApiError } from '../../../contract/api.ts'
import type { SecondFolder } from '../../../contract/archive.ts'
import { refusal } from '../../../contract/errors.ts'
import type { NoticeStore } from '../settings/notices.ts'
import type { SettingsStore } from '../settings/settings.ts'
import type { UserChoices } from '../settings/user-choice.ts'

/** The second folder as it was chosen. */
export interface ChosenFolder {
  /** A real path. */
  folder: string
  /** Chosen in the system's own dialog. */
  byDialog: boolean
  /** The name of the folder in it that has this data folder's copies. */
  copies: string
}

/** Why the copy of a backup didn't reach the second folder; null if it did, or if there is no such folder. */
export type NotCopied = ApiError | null

export interface SecondFolderStore {
  state: () => SecondFolder
  /** Null if there is none. To be checked (`realFolder`) each time before it is used. */
  chosen: () => ChosenFolder | null
  /** The choice that `choose` would make. */
  choiceOf: (folder: string, byDialog: boolean) => ChosenFolder
  choose: (chosen: ChosenFolder | null) => void
  /** Stores whether a copy arrived. A failure is reported once, and again only after a copy has arrived. */
  note: (notCopied: NotCopied) => void
}

/**
 * The name of the folder among the settings, never used as a path: a database that names another than the user's own
 * configuration does comes from elsewhere, or was written by an older Pithead.
 */
const SHOWN = 'secondFolder'
/** An older Pithead's. */
const PROBLEM = 'secondFolderProblem'
/** Characters of a path in a notice. */
const MOST_SHOWN = 300

/** Says at once where the database names a folder that this user didn't choose for this data folder. */
export function secondFolderStore(
  choices: UserChoices,
  settings: SettingsStore,
  notices: NoticeStore,
): SecondFolderStore {
  const state = (): SecondFolder => {
    const { folder, problem } = choices.read()
    return { folder, problem: folder === null ? null : problem }
  }
  const note = (problem: string | null) => choices.write({ ...choices.read(), problem })
  sayIgnored(state().folder, settings, notices)
  return {
    state,
    chosen() {
      const { folder, byDialog, copies } = choices.read()
      return folder === null ? null : { folder, byDialog, copies }
    },
    choiceOf: (folder, byDialog) => ({ folder, byDialog, copies: choices.read().copies }),
    choose(chosen) {
      const { folder, byDialog } = chosen ?? { folder: null, byDialog: false }
      choices.write({ ...choices.read(), folder, byDialog, problem: null })
      settings.set({ [SHOWN]: folder ?? '' })
      notices.drop('second-folder-ignored')
    },
    note(notCopied) {
      const { folder, problem } = state()
      if (folder === null || problem === (notCopied?.code ?? null)) return
      note(notCopied?.code ?? null)
      if (!notCopied) notices.drop('backup-not-copied')
      if (notCopied && problem === null) notices.add({ code: 'backup-not-copied', folder, reason: notCopied.code })
    },
  }
}

function sayIgnored(folder: string | null, settings: SettingsStore, notices: NoticeStore): void {
  const shown = settings.get(SHOWN)
  if (!shown || shown === folder) return
  notices.add({ code: 'second-folder-ignored', folder: shown.slice(0, MOST_SHOWN).toWellFormed() })
  settings.drop([SHOWN, PROBLEM])
}

/** Two slashes of either kind lead to another machine on Windows (`\\server\share`), or past all checks of a path (`\\?\`). */
const isOfNetwork = (path: string): boolean => /^[\\/]{2}/.test(path)

/**
 * The real path of a folder that copies can come from, besides the data folder `own`. A path into a network isn't even looked
 * at unless it was chosen in the system's dialog: looking would tell the server who asks. Throws `bad-folder`.
 */
export function realFolder({ folder, byDialog }: Omit<ChosenFolder, 'copies'>, own: string): string {
  const bad = (problem: string) => refusal('bad-folder', { folder, problem })
  const mayBe = (path: string) => byDialog || !isOfNetwork(path)
  if (!mayBe(folder)) throw bad('network')
  if (!isAbsolute(folder)) throw bad('not-whole')
  const real = attempt(() => realpathSync(folder))
  if (real === undefined) throw bad('missing')
  if (!mayBe(real)) throw bad('network')
  if (!statSync(real).isDirectory()) throw bad('no-folder')
  if (isInside(real, realpathSync(own))) throw bad('own')
  return real
}

/** The same of one that copies can go to. */
export function writableFolder(chosen: Omit<ChosenFolder, 'copies'>, own: string): string {
  const real = realFolder(chosen, own)
  if (!canWrite(real)) throw refusal('bad-folder', { folder: chosen.folder, problem: 'read-only' })
  return real
}

/** The folder that was chosen, if it still is what it was then. Throws `bad-folder`. */
export function stillThere(chosen: ChosenFolder, own: string): string {
  if (realFolder(chosen, own) !== chosen.folder)
    throw refusal('bad-folder', { folder: chosen.folder, problem: 'missing' })
  return chosen.folder
}

function isInside(path: string, folder: string): boolean {
  const inside = relative(folder, path)
  return !isAbsolute(inside) && !/^\.\.([\\/]|$)/.test(inside)
}

/** Permissions alone don't tell: on a stick that is locked nothing can be made either. */
const canWrite = (folder: string): boolean =>
  attempt(() => {
    accessSync(folder, constants.W_OK)
    rmdirSync(mkdtempSync(join(folder, '.pithead-')))
    return true
  }) ?? false

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
