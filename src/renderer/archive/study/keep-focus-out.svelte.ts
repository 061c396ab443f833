/** Where a replay is walked by keys, what appears on its board must not take them. */

/**
 * Gives the focus back to where it was when something on the board has taken it as another position came: at once or with the
 * next frame. For a component around the board; not where moves are made on it (`isPlayed`).
 */
export function keepFocusOut(board: () => Element | null, position: () => unknown, isPlayed: () => boolean) {
  let before: Element | null = null
  const giveBack = () => {
    const now = document.activeElement
    if (!(now instanceof HTMLElement) || !board()?.contains(now) || board()?.contains(before)) return
    if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true })
    else now.blur()
  }
  $effect.pre(() => {
    position()
    before = document.activeElement
  })
  $effect(() => {
    position()
    if (isPlayed()) return
    giveBack()
    const frame = requestAnimationFrame(giveBack)
    return () => cancelAnimationFrame(frame)
  })
}
