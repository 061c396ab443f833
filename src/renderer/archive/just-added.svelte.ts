import { SvelteSet } from 'svelte/reactivity'
import { lastsUntilReload } from '../app/lasting.ts'

/** Ids of games that an import added and that nobody has seen in the list since. */
export const justAdded = new SvelteSet<string>()
lastsUntilReload(() => justAdded.clear())
