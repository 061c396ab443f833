/** The name by which the services tell this window from others: those with the same sheet open, or with exercises of the same person. */

const KEY = 'sheet-window'

/** Kept where the page is loaded again. A duplicated tab is another window, although it gets a copy of what was kept. */
function windowName(): string {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const kept = loaded?.type === 'reload' ? sessionStorage.getItem(KEY) : null
  const name = kept ?? newName()
  sessionStorage.setItem(KEY, name)
  return name
}

/** Storage may be forbidden; then a page that is loaded again is another window. */
function nameOfWindow(): string {
  try {
    return windowName()
  } catch {
    return newName()
  }
}

const newName = () => crypto.randomUUID()

export const WINDOW = nameOfWindow()
