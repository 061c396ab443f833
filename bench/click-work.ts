/** Counts the work of the page's main thread for a click, from Chromium's trace. */
import type { Page } from 'playwright'
import { CLICKED, PAINTED } from './click-watch.ts'

export const WORKS = ['script', 'style', 'layout', 'paint'] as const
/** Mean milliseconds of a click; work that a script forces counts as what it is. */
export type ClickWork = Record<(typeof WORKS)[number], number>

/** An event as the trace has it: times are in microseconds. */
interface Event {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
}
interface Span {
  from: number
  to: number
}

const KINDS: Readonly<Record<string, keyof ClickWork>> = {
  EventDispatch: 'script',
  FunctionCall: 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  EvaluateScript: 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
}
const CATEGORIES = ['devtools.timeline', 'blink.user_timing']

/** Does `play` in the page and returns the work of its clicks but for the first ones, which `skip` counts. */
export async function workOfClicks(page: Page, play: () => Promise<unknown>, skip: number): Promise<ClickWork> {
  const browser = page.context().browser()!
  await browser.startTracing(page, { categories: CATEGORIES })
  await play()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Event[] }
  return meanWork(traceEvents, skip)
}

function meanWork(events: readonly Event[], skip: number): ClickWork {
  const { pid, tid } = events.find(({ name }) => name === CLICKED)!
  const onThread = events.filter((event) => event.pid === pid && event.tid === tid).toSorted((a, b) => a.ts - b.ts)
  const clicks = spansOf(onThread).slice(skip)
  const work: ClickWork = { script: 0, style: 0, layout: 0, paint: 0 }
  for (const click of clicks) addWork(work, onThread, click)
  for (const kind of WORKS) work[kind] /= 1000 * clicks.length
  return work
}

/** Each click that was painted. */
function spansOf(events: readonly Event[]): Span[] {
  const marks = events.filter(({ name }) => name === CLICKED || name === PAINTED)
  return marks.flatMap(({ name, ts }, i) =>
    name === PAINTED && marks[i - 1]?.name === CLICKED ? [{ from: marks[i - 1].ts, to: ts }] : [],
  )
}

/** Adds each event's own time within the click, without that of the events inside it. */
function addWork(work: ClickWork, events: readonly Event[], click: Span): void {
  const around: { kind: keyof ClickWork; end: number }[] = []
  for (const { name, ph, ts, dur = 0 } of events) {
    const time = Math.min(ts + dur, click.to) - Math.max(ts, click.from)
    if (ph !== 'X' || !Object.hasOwn(KINDS, name) || time <= 0) continue
    while (around.length > 0 && around.at(-1)!.end <= ts) around.pop()
    if (around.length > 0) work[around.at(-1)!.kind] -= time
    work[KINDS[name]] += time
    around.push({ kind: KINDS[name], end: ts + dur })
  }
}
