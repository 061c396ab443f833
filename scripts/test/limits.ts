const MINUTE = 60_000

/**
 * Milliseconds after which something hangs: an expectation that is waited for, and a whole test. No result depends on them:
 * they are at least ten times what the longest takes on a quiet machine.
 */
export const LIMITS = { wait: 5 * MINUTE, test: 15 * MINUTE }
