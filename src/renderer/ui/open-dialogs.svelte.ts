/** Whether a dialog covers the page, so that what goes on by itself can wait. */
import { untrack } from 'svelte'

let open = $state(0)

export const isDialogOpen = (): boolean => open > 0

/** Counts a dialog as open while `isOpen` says so and the calling component lives. */
export function whileDialogIsOpen(isOpen: () => boolean) {
  $effect(() => {
    if (!isOpen()) return
    untrack(() => open++)
    return () => open--
  })
}
