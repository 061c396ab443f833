/** Lines of a stream, none of them longer in memory than it may be. */

const END = 0x0a

/** Each line without its end, as bytes; null in place of one that has more than `most`, whose bytes are let go as they come. */
export async function* linesOf(chunks: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer | null> {
  let parts: Buffer[] = []
  let length = 0
  const add = (part: Buffer) => {
    length += part.length
    if (length > most) parts = []
    else parts.push(part)
  }
  const line = () => {
    const whole = length > most ? null : Buffer.concat(parts)
    parts = []
    length = 0
    return whole
  }
  for await (const chunk of chunks) {
    let from = 0
    for (let end = chunk.indexOf(END); end >= 0; end = chunk.indexOf(END, from)) {
      add(chunk.subarray(from, end))
      yield line()
      from = end + 1
    }
    add(chunk.subarray(from))
  }
  if (length > 0) yield line()
}
