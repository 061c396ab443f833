/** Keys that work wherever the focus is. Whoever offers some registers them, so the overlay on `?` lists what works now. */
export interface Shortcut {
  /** `KeyboardEvent.key`, letters in lower case, with Shift where they have one of their own (`Shift+z`); any of them does it. */
  keys: string[]
  /** Shown in the overlay in place of `keys`, for example `← →`. */
  shown?: string
  /** In words, for the overlay. */
  says: () => string
  /** Left out where a component handles the key itself and only wants it listed. */
  run?: (key: string) => void
  /** False while the key does nothing; left out, the key always works. */
  when?: (key: string) => boolean
}

interface ShortcutGroup {
  title: () => string
  shortcuts: Shortcut[]
}

/**
 * In the order in which they came. Not state itself: where one screen replaces another, what goes would see the list as it was
 * before what comes had joined, and take that out again.
 */
let groups: ShortcutGroup[] = []
/** Another object whenever the list has changed. */
let changed = $state.raw({})

function setGroups(next: ShortcutGroup[]) {
  groups = next
  changed = {}
}

/** The shortcuts in effect, by title, in the order of their registration. */
export function shortcutGroups(): { title: string; shortcuts: Shortcut[] }[] {
  void changed
  const titles = [...new Set(groups.map(({ title }) => title()))]
  return titles.map((title) => ({
    title,
    shortcuts: groups.filter((group) => group.title() === title).flatMap(({ shortcuts }) => shortcuts),
  }))
}

/** Offers shortcuts as long as the calling component lives. Call it while the component is set up. */
export function offerShortcuts(title: () => string, shortcuts: Shortcut[]) {
  const group = { title, shortcuts }
  $effect.pre(() => {
    setGroups([...groups, group])
    return () => setGroups(groups.filter((other) => other !== group))
  })
}

/** Runs the shortcut of a key that nobody else has taken; the last offered wins. A key held down counts once. */
export function pressKey(event: KeyboardEvent) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTaken(event)) return
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const shifted = event.shiftKey ? offeredOn(`Shift+${key}`) : []
  const offered = shifted.length > 0 ? shifted : offeredOn(key)
  const shortcut = offered.findLast(({ when }) => when?.(key) ?? true)
  if (!shortcut) return
  event.preventDefault()
  shortcut.run?.(key)
}

const offeredOn = (key: string) =>
  groups.flatMap((group) => group.shortcuts).filter(({ keys, run }) => run && keys.includes(key))

/** Whether the key is a letter, which means nothing in a field of figures (`data-figures`). */
export const isLetter = (key: string): boolean => /^\p{L}$/u.test(key)

/** Keys belong to the field being typed in, or to an open dialog or menu; Enter and Space belong to the focused button or box. */
function isTaken({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (isLetter(key) && target.matches('[data-figures]')) return false
  if (target.closest('input:not([type="checkbox"]), select, textarea, [role="dialog"], [role="menu"]')) return true
  return (key === 'Enter' || key === ' ') && target.closest('button, a, input, [role="button"]') !== null
}
