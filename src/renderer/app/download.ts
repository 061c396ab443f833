/** Hands a file over to the person, through the browser's own way of saving one. */
export function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  saveFrom(address, name)
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** The same with a file at an address of the page's own origin, which goes to the disk as it comes. */
export function saveFrom(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
