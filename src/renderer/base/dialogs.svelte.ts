/** The dialogs that open from anywhere; `App.svelte` shows them. */
export const dialogs = $state({ settings: false, keys: false, reports: false, backups: false, about: false })
