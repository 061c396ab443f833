/**
 * Keys that work wherever the focus is. Components register the keys they offer, so the overlay on `?` lists what works
 * now.
 */
export interface Shortcut {
  /** `KeyboardEvent.key`, letters in lower case, with Shift where they have one of their own (`Shift+z`); any of them does it. */
  keys: string[]
  /** Shown in the overlay in place of `keys`, for example `← →`. */
  shown?: string
  /** In words, for the overlay. */
  says: () => string
  /** Left out if a component handles the key itself and only wants it listed. */
  run?: (key: string) => void
  /** False while the key does nothing; left out, the key always works. */
  when?: (key: string) => boolean
  /** Whether another shortcut on the same key goes before this one, whichever came last: a board's before the table's around it. */
  yields?: boolean
  /** Whether it may share its key with another shortcut: the one that was offered last runs, and is the only one listed. */
  shares?: boolean
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

/** A shortcut as it is listed: with the keys that do something now. */
export interface ListedShortcut {
  keys: readonly string[]
  /** Shown in the overlay in place of `keys`. */
  shown?: string
  says: () => string
}

/** The shortcuts that work now, by title, in the order of their registration. */
export function shortcutGroups(): { title: string; shortcuts: ListedShortcut[] }[] {
  void changed
  const titles = [...new Set(groups.map(({ title }) => title()))]
  return titles
    .map((title) => ({
      title,
      shortcuts: groups
        .filter((group) => group.title() === title)
        .flatMap(({ shortcuts }) => shortcuts.flatMap(listed)),
    }))
    .filter(({ shortcuts }) => shortcuts.length > 0)
}

/** Empty if none of the keys works now. `shown` stands for all of the keys, so not where only some work. */
function listed(shortcut: Shortcut): ListedShortcut[] {
  const { keys, shown, says } = shortcut
  const working = keys.filter((key) => works(shortcut, key) && isListed(shortcut, key))
  if (working.length === 0 && keys.length > 0) return []
  return [{ keys: working, says, ...(working.length === keys.length && shown !== undefined && { shown }) }]
}

/** Offers shortcuts as long as the calling component lives. Call it while the component is set up. */
export function offerShortcuts(title: () => string, shortcuts: Shortcut[]) {
  const group = { title, shortcuts }
  $effect.pre(() => {
    setGroups([...groups, group])
    return () => setGroups(groups.filter((other) => other !== group))
  })
}

/** Runs the shortcut of one of these keys before the thing that has the focus hears it, except where something is typed or chosen. */
export const pressKeyFirst = (keys: readonly string[]) => (event: KeyboardEvent) => {
  if (!keys.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return
  pressKey(event)
  event.preventDefault()
}

/** Runs the shortcut of a key that nobody else has taken; the last offered wins. A key held down counts once. */
export function pressKey(event: KeyboardEvent) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTaken(event)) return
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const shifted = `Shift+${key}`
  // Redo that can't be done must not take back instead.
  const shortcut = winnerOn(event.shiftKey && offeredOn(shifted).length > 0 ? shifted : key)
  if (!shortcut) return
  event.preventDefault()
  shortcut.run?.(key)
}

const offeredOn = (key: string): Shortcut[] =>
  groups.flatMap(({ shortcuts }) => shortcuts).filter(({ keys, run }) => run && keys.includes(key))

const works = ({ when }: Shortcut, key: string): boolean => when?.(key) ?? true

/** The shortcut that a key runs now: the last offered, of those that don't yield first. */
function winnerOn(key: string): Shortcut | undefined {
  const working = offeredOn(key).filter((each) => works(each, key))
  return working.findLast(({ yields }) => !yields) ?? working.at(-1)
}

function isListed(shortcut: Shortcut, key: string): boolean {
  const winner = winnerOn(key)
  return winner === shortcut || !(shortcut.yields || shortcut.shares || winner?.shares)
}

/** Whether a key does this now, so that a button can show the one of its keys that no board has taken. */
export function runsOn(key: string, run: Shortcut['run']): boolean {
  void changed
  return winnerOn(key)?.run === run
}

/** Whether the key is a letter, which means nothing in a field of figures (`data-figures`). */
const isLetter = (key: string): boolean => /^\p{L}$/u.test(key)

/** Keys belong to the field being typed in, or to an open dialog or menu; Enter and Space belong to the focused button or box. */
function isTaken({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if ((isLetter(key) || key === 'Escape') && target.matches('[data-figures]')) return false
  if (target.closest('input:not([type="checkbox"]), select, textarea, [role="dialog"], [role="menu"]')) return true
  return (key === 'Enter' || key === ' ') && target.closest('button, a, input, [role="button"]') !== null
}
