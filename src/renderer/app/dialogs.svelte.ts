import { lastsUntilReload } from './lasting.ts'

const CLOSED = { settings: false, keys: false, reports: false, backups: false, about: false }
/** The dialogs that open from anywhere; `App.svelte` shows them. */
export const dialogs = $state({ ...CLOSED })
lastsUntilReload(() => Object.assign(dialogs, CLOSED))
