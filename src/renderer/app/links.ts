/** Addresses of a place in Pithead, to be kept or handed on. */

/** In the desktop's window a page's address means nothing elsewhere: the system opens `pithead:` ones. */
export const linkTo = (hash: string, { protocol, origin, pathname } = location): string =>
  /^https?:$/.test(protocol) ? `${origin}${pathname}${hash}` : `pithead://${hash.replace(/^#\//, '')}`

const POSITION =
  /^(?:pithead:\/\/|https?:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?\/#\/)(archive\/[^/?#\s]+\/move\/\d{1,5})\/?$/i

/** The address of a position within Pithead that a link leads to, copied from a window or a page; null for any other text. */
export function positionIn(text: string): string | null {
  const [, place] = POSITION.exec(text.trim()) ?? []
  return place === undefined ? null : `#/${place}`
}
