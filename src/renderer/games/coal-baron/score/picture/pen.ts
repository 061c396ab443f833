/** A pen that writes on a canvas in the page's own fonts and colours. */
import { markPath } from '../../../../ui/player-colors.ts'

export interface Words {
  text: string
  x: number
  /** Where the line stands. */
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

const SMALLEST = 20

/** One character less before the ellipsis. */
const cutShort = (text: string) => `${[...text.replace(/…$/, '')].slice(0, -1).join('').trimEnd()}…`

export class Pen {
  readonly #context: CanvasRenderingContext2D
  readonly #token: (name: string) => string

  constructor(canvas: HTMLCanvasElement) {
    this.#context = canvas.getContext('2d')!
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

  fill(x: number, y: number, width: number, height: number, color: string): void {
    this.#context.fillStyle = this.#token(color)
    this.#context.fillRect(x, y, width, height)
  }

  /** A player's mark in his colour, its upper left corner here. */
  mark(color: string, x: number, y: number): void {
    const context = this.#context
    context.save()
    context.translate(x, y)
    context.scale(1.7, 1.7)
    context.fillStyle = this.#token(`player-${color}`) || this.#token('steel')
    context.fill(new Path2D(markPath(color)))
    context.restore()
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
