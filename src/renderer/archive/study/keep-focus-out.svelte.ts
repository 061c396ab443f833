/** Keeps the focus off the board while somebody steps through a replay by keyboard. */

/**
 * Gives the focus back if something on the board took it when the position changed, at once and again in the next
 * frame. For a component around the board. Does nothing while moves are made on the board (`isPlayed`).
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
