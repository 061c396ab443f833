import { dismissError } from './toasts.svelte.ts'
import type { Services } from './services.svelte.ts'

const OVER = ['storage-full', 'storage-read-only', 'storage-failed', 'storage-busy']

/** Dismisses notices of a disk's trouble whenever something was written. Returns how to stop. */
export const dismissOnceWritten = (services: Services): (() => void) =>
  services.on('storage.written', () => OVER.forEach(dismissError))
