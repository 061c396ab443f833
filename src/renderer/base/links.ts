/** Addresses of a place in Pithead, to be kept or handed on. */

/** In the desktop's window a page's address means nothing elsewhere: the system opens `pithead:` ones. */
export const linkTo = (hash: string, { protocol, origin, pathname } = location): string =>
  /^https?:$/.test(protocol) ? `${origin}${pathname}${hash}` : `pithead://${hash.replace(/^#\//, '')}`
