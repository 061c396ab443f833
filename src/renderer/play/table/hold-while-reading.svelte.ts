/** A ceremony waits while somebody reads a dialog, or what a lesson says. */
import { untrack } from 'svelte'
import { isDialogOpen } from '../../ui/open-dialogs.svelte.ts'

/** Holds a ceremony up while a dialog is open or something is read, unless it is held already. Call it while a component is set up. */
export function holdWhileReading(
  isReading: () => boolean,
  isCeremony: () => boolean,
  isHeld: () => boolean,
  hold: (held: boolean) => void,
): void {
  // A table that changes without any of these must not let go: being held is heard of too late to hold it again.
  const isWanted = $derived((isDialogOpen() || isReading()) && isCeremony())
  $effect(() => {
    if (!isWanted || untrack(isHeld)) return
    hold(true)
    return () => hold(false)
  })
}
