/** Short notices at the window's edge: what went wrong, and what can be undone. `Toasts.svelte` shows them. */
import { crossing } from '../../contract/errors.ts'
import { errorText, type RefusalWords } from '../i18n/errors.ts'
import { m } from '../paraglide/messages.js'
import { dialogs } from './dialogs.svelte.ts'
import { lastsUntilReload } from './lasting.ts'

export interface Toast {
  id: number
  tone: 'bad' | 'plain'
  text: () => string
  /** The code of the error that it tells of. */
  code?: string
  /** Its subject, where a later one about the same takes its place. */
  about?: string
  action?: { label: () => string; run: () => void }
}

let next = 0
export const toasts = $state<Toast[]>([])
lastsUntilReload(() => (toasts.length = 0))

/** Shows a notice until it is dismissed; `Toasts.svelte` dismisses it after a while. */
export function notify(toast: Omit<Toast, 'id'>) {
  dismissAll((each) => each.about !== undefined && each.about === toast.about)
  toasts.push({ ...toast, id: next++ })
}

/** An unforeseen fault has left a report. */
const LOOK = { label: m.reports_look, run: () => void (dialogs.reports = true) }

/**
 * Says in words what went wrong, once, however often it goes wrong in the meantime. What the rules of a game refuse needs the
 * game's words.
 */
export function notifyError(error: unknown, refusalWords?: RefusalWords) {
  const known = crossing(error)
  const text = () => errorText(known, refusalWords)
  if (!toasts.some((toast) => toast.text() === text())) {
    const action = known.code === 'internal' ? LOOK : undefined
    notify({ tone: 'bad', text, code: known.code, action })
  }
}

/** Takes away the notices of an error that is over. */
export const dismissError = (code: string) => dismissAll((toast) => toast.code === code)

/** Takes away all notices that offer to undo something: it is no longer there. */
export const dismissUndo = () => dismissAll(({ action, code }) => action !== undefined && code !== 'internal')

function dismissAll(which: (toast: Toast) => boolean) {
  for (const { id } of toasts.filter(which)) dismiss(id)
}

export function dismiss(id: number) {
  const at = toasts.findIndex((toast) => toast.id === id)
  if (at >= 0) toasts.splice(at, 1)
}
