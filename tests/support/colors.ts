/** Colours as WCAG and the CIE measure them, and as people with two kinds of cones see them. */

export type Rgb = [number, number, number]
/** CIE L*a*b* under D65. */
export type Lab = [lightness: number, a: number, b: number]

/** Linear RGB of a colour in hexadecimal. */
export const linear = (hex: string): Rgb =>
  [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as Rgb
const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b

/** The contrast of WCAG 2, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [bright, dim] = [luminance(linear(a)), luminance(linear(b))].sort((x, y) => y - x)
  return (bright + 0.05) / (dim + 0.05)
}

/** On linear RGB: Machado, Oliveira and Fernandes (2009) at full severity. */
const SEEN_WITH = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}
export type Vision = keyof typeof SEEN_WITH
export const VISIONS = Object.keys(SEEN_WITH) as Vision[]

/** Linear RGB of a colour as it is seen with a lack of cones, within what a screen can show. */
export function seenWith(vision: Vision, hex: string): Rgb {
  const color = linear(hex)
  const seen = SEEN_WITH[vision].map((row) => row.reduce((sum, share, i) => sum + share * color[i], 0))
  return seen.map((value) => Math.min(1, Math.max(0, value))) as Rgb
}

export function lab([r, g, b]: Rgb): Lab {
  const x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
  const y = luminance([r, g, b])
  const z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
  const [fx, fy, fz] = [x, y, z].map((t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116))
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
}

/** CIE76, the plain distance. */
export const distance = (a: Lab, b: Lab) => Math.hypot(...a.map((value, i) => value - b[i]))

const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180)
const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
/** Near 1 for strong colours, near 0 for grays. */
const strength = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7))

/** CIEDE2000, which unlike the plain distance doesn't overrate differences between strong blues and violets. */
export function difference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const stretch = 1 + (1 - strength((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2)) / 2
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)]
  const [h1, h2] = [hue(a1 * stretch, b1), hue(a2 * stretch, b2)]
  const turn = c1 * c2 === 0 ? 0 : ((h2 - h1 + 540) % 360) - 180
  const [l, c, h] = [(l1 + l2) / 2, (c1 + c2) / 2, c1 * c2 === 0 ? h1 + h2 : h1 + turn / 2]
  const lightness = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2))
  const chroma = (c2 - c1) / (1 + 0.045 * c)
  const hues = (2 * Math.sqrt(c1 * c2) * sin(turn / 2)) / (1 + 0.015 * c * hueWeight(h))
  return Math.sqrt(lightness ** 2 + chroma ** 2 + hues ** 2 + rotation(c, h) * chroma * hues)
}

const hue = (a: number, b: number) => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
const hueWeight = (h: number) =>
  1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63)
const rotation = (c: number, h: number) =>
  -2 * strength(c) * sin(60 * Math.exp(-(((((h + 360) % 360) - 275) / 25) ** 2)))
