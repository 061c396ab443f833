/** The globals that the rules may use beyond the language itself: both Node and every browser have them. */
declare class TextEncoder {
  encode(text: string): Uint8Array
}
