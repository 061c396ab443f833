/** Watches clicks on a board: from the click to the frame that shows what it changed. */
import type { Page } from 'playwright'

/** The names of the user timings that a watched click leaves in a trace. */
export const CLICKED = 'bench-clicked'
export const PAINTED = 'bench-painted'

/** Milliseconds from each click to its frame, and to the services' answer where a table waits for one. */
export interface ClickTimes {
  painted: number[]
  answered: number[]
}

type Watching = Window & { times?: ClickTimes }

/** Watches the clicks in every document that the page loads from now on. */
export async function watchClicks(page: Page): Promise<void> {
  await page.addInitScript(watch, { clicked: CLICKED, painted: PAINTED })
}

/** Returns the times of all clicks in the document that is open. */
export const clickTimes = (page: Page): Promise<ClickTimes> => page.evaluate(() => (window as Watching).times!)

/** Runs in the page: a board is a `main` in which something is bright. */
function watch({ clicked, painted }: { clicked: string; painted: string }) {
  const times: ClickTimes = { painted: [], answered: [] }
  ;(window as Watching).times = times
  const onChange = (node: Element, what: MutationObserverInit, work: (watcher: MutationObserver) => void) =>
    new MutationObserver((_, watcher) => work(watcher)).observe(node, what)
  /** A frame is done when a message comes behind it, or where the next one takes its turn before the message, then. */
  const afterFrame = (work: () => void) => {
    let isDone = false
    const done = () => {
      if (!isDone) work()
      isDone = true
    }
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = done
    requestAnimationFrame(() => {
      port2.postMessage(null)
      requestAnimationFrame(done)
    })
  }

  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const board = (target as Element).closest('main:has([data-bright])')
      if (!board) return
      performance.mark(clicked, { startTime: timeStamp })
      onChange(board, { childList: true, characterData: true, subtree: true }, (watcher) => {
        watcher.disconnect()
        afterFrame(() => times.painted.push(performance.mark(painted).startTime - timeStamp))
      })
      const table = board.closest('.table')
      if (table)
        onChange(table, { attributeFilter: ['data-pending'] }, (watcher) => {
          if (table.hasAttribute('data-pending')) return
          watcher.disconnect()
          times.answered.push(performance.now() - timeStamp)
        })
    },
    { capture: true },
  )
}
