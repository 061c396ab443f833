/** Announcements for screen readers besides the focus. `LiveRegion.svelte` speaks them. */

import { untrack } from 'svelte'
import { lastsUntilReload } from './lasting.ts'

interface Announcement {
  id: number
  text: string
}

/** Long enough for every screen reader to pick it up, short enough not to be found again by browsing. */
const KEPT_MS = 10_000

let next = 0
export const announcements = $state<Announcement[]>([])
lastsUntilReload(() => (announcements.length = 0))

/** Says `text` as soon as what is being said now has ended. An effect that calls it does not depend on what was said. */
export function announce(text: string) {
  const id = next++
  untrack(() => announcements.push({ id, text }))
  setTimeout(() => forget(id), KEPT_MS)
}

function forget(id: number) {
  const at = announcements.findIndex((announcement) => announcement.id === id)
  if (at >= 0) announcements.splice(at, 1)
}
