/** What the rules may use beyond the language itself: both Node and every browser have it. */
declare class TextEncoder {
  encode(text: string): Uint8Array
}
