/** Values that outlive the screens which use them, until the page is loaded anew. */
const resets: (() => void)[] = []

/** Notes how such a value begins; `forgetAll` puts it back. */
export function lastsUntilReload(reset: () => void): void {
  resets.push(reset)
}

/** Does for such values what loading the page anew does: tests share a page. */
export const forgetAll = (): void => resets.forEach((reset) => reset())
