/** QR codes as outlines for an SVG. */
import { encode } from 'uqr'
import { present } from '../../../games/building-blocks/present.ts'

/** The quiet zone that the standard asks for around a code, in modules. */
const QUIET_ZONE = 4
/** Bytes that the largest code holds with the least error correction. */
const MOST_BYTES = 2953

/** The dark modules of a text's code as an SVG path, each a unit wide; null if no code can hold the text. */
export function outlineOf(text: string): { outline: string; size: number } | null {
  if (new TextEncoder().encode(text).length > MOST_BYTES) return null
  const { data, size } = encode(text, { ecc: 'L', border: QUIET_ZONE })
  return { outline: data.map(rowOutline).join(''), size }
}

/** Dark modules side by side are one rectangle. */
const rowOutline = (row: readonly boolean[], y: number): string =>
  [
    ...row
      .map((dark) => (dark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g),
  ]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('')

/** Pixels of a module in a picture: large enough for any printer. */
const SCALE = 8

/** A text's code as a PNG. Rejects if the text is too long for one, or the picture can't be made. */
export async function pictureOf(text: string): Promise<Blob> {
  const { outline, size } = present(outlineOf(text), 'a code that holds the text')
  const canvas = new OffscreenCanvas(size * SCALE, size * SCALE)
  const pen = present(canvas.getContext('2d'), 'the canvas to draw on')
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.scale(SCALE, SCALE)
  pen.fillStyle = 'black'
  pen.fill(new Path2D(outline))
  return canvas.convertToBlob({ type: 'image/png' })
}
