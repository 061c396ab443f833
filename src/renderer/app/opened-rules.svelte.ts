/** The rules beside the screen: whose they are and where they are open. `RulesPanel.svelte` shows them. */
import { lastsUntilReload } from './lasting.ts'
import { present } from '../../games/building-blocks/present.ts'

interface OpenRules {
  game: string
  /** Null for the contents. */
  rule: string | null
}

let open = $state.raw<OpenRules | null>(null)
/** Whatever had the focus before the panel opened, which gets it back. */
let before: Element | null = null
lastsUntilReload(() => {
  open = null
  before = null
})

let atHand = true

/** Whether there are rules to open; a game that was sent to somebody brings none along. */
export const rulesAtHand = (): boolean => atHand
/** Leaves out what would open them, for as long as the page lives. Call it before anything is drawn. */
export const leaveRulesOut = (): void => void (atHand = false)

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

/**
 * The key's work: opens the rule that words beside something lead to, else that of whatever is pointed at or has the focus,
 * which its `data-rule` names; where nothing does, opens the contents, or closes what is open.
 */
export function askRules(game: string) {
  const rule = ruleInSight()
  if (rule !== null && rule !== open?.rule) openRules(game, rule)
  else if (open) closeRules()
  else openRules(game)
}

function ruleInSight(): string | null {
  const told = document.querySelector<HTMLElement>('[data-shown-rule]')
  if (told) return present(told.dataset.shownRule, 'the rule shown')
  const pointed = [...document.querySelectorAll(':hover')].at(-1)
  const thing = [pointed, document.activeElement].map((each) => each?.closest<HTMLElement>('[data-rule]'))
  return thing.find(Boolean)?.dataset.rule ?? null
}
