/** A ceremony waits while somebody reads a dialog. */
import { untrack } from 'svelte'
import { isDialogOpen } from '../../ui/open-dialogs.svelte.ts'

/** Holds a ceremony up while a dialog is open, unless it is held already. Call it while a component is set up. */
export function holdWhileReading(
  isCeremony: () => boolean,
  isHeld: () => boolean,
  hold: (held: boolean) => void,
): void {
  $effect(() => {
    if (!isDialogOpen() || !isCeremony() || untrack(isHeld)) return
    hold(true)
    return () => hold(false)
  })
}
