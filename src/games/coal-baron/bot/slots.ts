/** What was found out is kept in slots, each by the words that it was found out from, until other words take the slot. */

/** The slot for the first `used` of these words; `slots` is a power of two. */
export function slotOf(words: Int32Array, used: number, slots: number): number {
  let hash = 0
  for (let i = 0; i < used; i++) hash = Math.imul(hash ^ words[i], 0x9e3779b1) ^ (hash >>> 15)
  return (hash ^ (hash >>> 13)) & (slots - 1)
}

/** Whether `kept` has the first `used` of these words, from `at` on. */
export function isKept(kept: Int32Array, at: number, words: Int32Array, used: number): boolean {
  for (let i = 0; i < used; i++) if (kept[at + i] !== words[i]) return false
  return true
}
