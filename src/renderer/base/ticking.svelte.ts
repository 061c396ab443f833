/** The time now, kept up to date as long as the calling component lives and somebody wants to know. */
export function ticking(wanted: () => boolean): { readonly now: number } {
  const state = $state({ now: Date.now() })
  $effect(() => {
    state.now = Date.now()
    if (!wanted()) return
    const timer = setInterval(() => (state.now = Date.now()), 250)
    return () => clearInterval(timer)
  })
  return state
}
