/** Reports failures in the page to the services, which keep them. */
import { isApiError } from '../../contract/errors.ts'
import type { Services } from '../app/services.svelte.ts'

/** A page that fails over and over has told enough. */
const MOST = 5

/** Tells the services of an error; never fails itself. */
export type ReportFailure = (error: unknown) => void

/** Hears of every error that nobody caught, as long as the page lives. */
export function reportFailures(services: Services): ReportFailure {
  const told = new Set<string>()

  const report: ReportFailure = (error) => {
    // A refusal is no failure: the caller was told.
    if (isApiError(error)) return
    const { message, stack } = wordsOf(error)
    if (told.has(message) || told.size >= MOST) return
    told.add(message)
    services.call('reports.add', { message, stack, route: location.hash.slice(0, 200) }).catch(() => {})
  }
  addEventListener('error', ({ error, message }) => report(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
  return report
}

function wordsOf(error: unknown) {
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) }
  return { message: message.slice(0, 500), stack: stack.slice(0, 8000) }
}
