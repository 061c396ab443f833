import { SvelteSet } from 'svelte/reactivity'

/** Ids of games that an import added and that nobody has seen in the list since. */
export const justAdded = new SvelteSet<string>()
