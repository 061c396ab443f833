/** The time now, by the system's clock or another, kept up to date as long as the calling component lives and `wanted` says so. */
export function ticking(wanted: () => boolean, clock: () => number = Date.now): { readonly now: number } {
  const state = $state({ now: clock() })
  $effect(() => {
    state.now = clock()
    if (!wanted()) return
    const timer = setInterval(() => (state.now = clock()), 250)
    return () => clearInterval(timer)
  })
  return state
}
