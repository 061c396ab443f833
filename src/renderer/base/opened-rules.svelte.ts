/** The rules beside the screen: whose they are and where they are open. `RulesPanel.svelte` shows them. */

interface OpenRules {
  game: string
  /** Null for the contents. */
  rule: string | null
}

let open = $state.raw<OpenRules | null>(null)
/** Whatever had the focus before the panel opened, which gets it back. */
let before: Element | null = null

/** Null while the panel is closed. */
export const openedRules = (): OpenRules | null => open

/** Opens the panel, or turns its pages where it is open. */
export function openRules(game: string, rule: string | null = null) {
  if (!open) before = document.activeElement
  open = { game, rule }
}

export function closeRules() {
  if (!open) return
  open = null
  if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
  before = null
}

/** The key's work: opens a game's contents, and closes what is open. */
export const toggleRules = (game: string) => (open ? closeRules() : openRules(game))
