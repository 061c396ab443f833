/** Keeps the screen on while people play: nobody touches the device that stands at the edge of the table for an hour. */

import type { Services } from '../app/services.svelte.ts'

/** The part of the browser's navigator in use; older browsers have no wake lock. */
interface Waker {
  wakeLock?: { request: (type: 'screen') => Promise<{ release: () => Promise<void> }> }
}

/**
 * Holds the screen on as long as the calling component lives and `wanted` says so. The browser lets go of it whenever the
 * page is hidden; it is taken again when the page comes back. Returns whether it is held.
 */
export function keepAwake(wanted: () => boolean, { wakeLock }: Waker): { readonly held: boolean } {
  const state = $state({ held: false })
  let visible = $state(document.visibilityState === 'visible')

  $effect(() => {
    const look = () => (visible = document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  })

  $effect(() => {
    if (!wakeLock || !visible || !wanted()) return
    // A browser may refuse, on a low battery for example; then the screen goes dark as it always did.
    const asked = wakeLock.request('screen').catch(() => null)
    void asked.then((lock) => (state.held = lock !== null))
    return () => {
      state.held = false
      void asked.then((lock) => lock?.release())
    }
  })
  return state
}

let holders = 0

/**
 * The desktop's own way where there is one: a page in it has no permissions, not even for this. The last who lets go of the
 * screen decides, so going from one screen to another does not darken it.
 */
export function wakerOf({ call }: Pick<Services, 'call'>): Waker {
  if (!('pithead' in window)) return navigator
  const release = async () => {
    if (--holders === 0) await call('desktop.awake', false)
  }
  const request = async () => {
    if (++holders === 1) await call('desktop.awake', true)
    return { release }
  }
  return { wakeLock: { request } }
}
