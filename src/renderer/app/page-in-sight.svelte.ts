/** Whether the page is in sight, as long as the calling component lives. */
export function pageInSight(): { readonly current: boolean } {
  const state = $state({ current: document.visibilityState === 'visible' })
  $effect(() => {
    const look = () => (state.current = document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  })
  return state
}
