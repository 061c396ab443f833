/** A pen that writes on a canvas in the page's own fonts and colours. */
import { markPath } from './player-colors.ts'
import { present } from '../../games/building-blocks/present.ts'

export interface Words {
  text: string
  x: number
  /** The baseline of the text. */
  y: number
  size: number
  /** A token of `tokens.css`, without the dashes. */
  color: string
  /** Figures and headings are condensed. */
  face?: 'head' | 'text'
  align?: CanvasTextAlign
  /** Wider text is written smaller, and cut short where that is not enough. */
  width?: number
}

/** Colours are tokens, as in `Words`. */
export interface Stroke {
  color: string
  width: number
}

export interface Look {
  fill?: string
  line?: Stroke
}

const SMALLEST = 20
/** Without an effect on the score. */
const FAINT = 0.42

/** One character less before the ellipsis. */
const cutShort = (text: string) => `${[...text.replace(/…$/, '')].slice(0, -1).join('').trimEnd()}…`

export class Pen {
  readonly #context: CanvasRenderingContext2D
  readonly #token: (name: string) => string

  constructor(canvas: HTMLCanvasElement) {
    this.#context = present(canvas.getContext('2d'), 'the canvas to draw on')
    const style = getComputedStyle(document.documentElement)
    this.#token = (name) => style.getPropertyValue(`--${name}`).trim()
  }

  /** The fonts are on the page but perhaps not loaded yet. */
  async ready(): Promise<void> {
    await Promise.all([document.fonts.load(this.#font('head', 40)), document.fonts.load(this.#font('text', 30))])
  }

  /** Writes, and returns how wide it came out. */
  write({ text, x, y, size, color, face = 'head', align = 'left', width = Infinity }: Words): number {
    const context = this.#context
    context.font = this.#font(face, size)
    const measured = context.measureText(text).width
    if (measured > width && size > SMALLEST)
      return this.write({ text, x, y, size: size - 2, color, face, align, width })
    if (measured > width && text.length > 2)
      return this.write({ text: cutShort(text), x, y, size, color, face, align, width })
    context.fillStyle = this.#token(color)
    context.textAlign = align
    context.fillText(text, x, y)
    return measured
  }

  /** How wide it would come out, were it not cut short. */
  measure({ text, size, face = 'head' }: Pick<Words, 'text' | 'size' | 'face'>): number {
    this.#context.font = this.#font(face, size)
    return this.#context.measureText(text).width
  }

  /** Breaks the text at spaces and hyphens into at most `most` lines of this width; the last line holds the rest. */
  lines(words: Pick<Words, 'text' | 'size' | 'face'> & { width: number }, most: number): string[] {
    const lines = ['']
    for (const part of words.text.split(/(?<=[\s-])/)) {
      const longer = present(lines.at(-1), 'the last line') + part
      const isWider = this.measure({ ...words, text: longer.trimEnd() }) > words.width
      if (isWider && longer !== part && lines.length < most) lines.push(part)
      else lines[lines.length - 1] = longer
    }
    return lines.map((line) => line.trimEnd())
  }

  fill(x: number, y: number, width: number, height: number, color: string): void {
    this.#context.fillStyle = this.#token(color)
    this.#context.fillRect(x, y, width, height)
  }

  /**
   * Draws in coordinates of its own, with the origin at `x`, `y` and a unit of `unit` pixels. Strokes have round ends.
   */
  within(
    { x, y, unit, faint = false }: { x: number; y: number; unit: number; faint?: boolean },
    draw: () => void,
  ): void {
    const context = this.#context
    context.save()
    context.translate(x, y)
    context.scale(unit, unit)
    if (faint) context.globalAlpha *= FAINT
    context.lineCap = context.lineJoin = 'round'
    draw()
    context.restore()
  }

  /** Draws only inside an outline. */
  inside(outline: Path2D, draw: () => void): void {
    this.#context.save()
    this.#context.clip(outline)
    draw()
    this.#context.restore()
  }

  /** Fills a shape where an odd number of its outlines lies around, then draws its line. */
  shape(path: Path2D | string, { fill, line }: Look): void {
    const context = this.#context
    const shape = typeof path === 'string' ? new Path2D(path) : path
    if (fill) {
      context.fillStyle = this.#token(fill)
      context.fill(shape, 'evenodd')
    }
    if (line) {
      context.strokeStyle = this.#token(line.color)
      context.lineWidth = line.width
      context.stroke(shape)
    }
  }

  /** A player's mark in his colour, its upper left corner here; 16 units wide. On a bright ground it needs a line. */
  mark(color: string, x: number, y: number, unit = 1.7, line?: string): void {
    const token = `player-${color}`
    const look = { fill: this.#token(token) ? token : 'steel', line: line ? { color: line, width: 2 } : undefined }
    this.within({ x, y, unit }, () => this.shape(markPath(color), look))
  }

  /** The token of a player's name, in any colour that a record may name. */
  nameColor(color: string): string {
    const token = `player-${color}-text`
    return this.#token(token) ? token : 'text'
  }

  #font(face: 'head' | 'text', size: number): string {
    return `${face === 'head' ? 700 : 400} ${size}px ${this.#token(`font-${face}`)}`
  }
}
