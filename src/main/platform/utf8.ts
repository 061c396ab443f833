/** The text in UTF-8 bytes, null if they are none. A byte order mark belongs to it unless it is to be left out. */
export function textIn(bytes: Buffer, { withoutMark = false } = {}): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: !withoutMark }).decode(bytes)
  } catch {
    return null
  }
}
