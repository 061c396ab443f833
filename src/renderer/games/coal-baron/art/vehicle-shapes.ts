/** The silhouettes of the transport vehicles in a box of 48 by 32, for SVG and canvas. */
import type { Vehicle } from '../../../../games/coal-baron/rules/types.ts'

/** Filled where an odd number of outlines lies around. */
export const BODIES: Readonly<Record<Vehicle, readonly string[]>> = {
  B: [
    'M12 9L16.5 4.5L20.5 6.5L25 3L31.5 6L34.5 9Z',
    'M9.5 10.2H37L31.5 20.5H16.5Z',
    'M35 13.6L46.4 9.4L47 11.4L34 16.4Z',
    'M8.4 23.4L17 18.6L18.2 20.6L9.6 25.6ZM27.5 20L30.2 19.6L33.4 29.8H30.6Z',
  ],
  C: [
    'M5 8L10 4.4L15 6L21 3.4L27 5L31 8Z',
    'M2.6 9H34L32.4 18.4H4.6Z',
    'M34.6 8.6H41.4V11H37.4L36.6 18H33.4Z',
    'M32 18.6L47.4 15.6L47.8 17.6L32 21.4Z',
  ],
  T: [
    'M3.5 6.4L9 3.6L14 5.4L20 3.2L26.5 6.4Z',
    'M1.6 7.4H28.6V21.6H1.6Z',
    'M30.2 8.4H38.4L42.4 14.6L46.6 16V22.6H30.2ZM32.4 10.6V14.6H39.4L37 10.6Z',
    'M1.6 22.4H46.6V24.4H1.6Z',
  ],
  E: [
    'M2.4 2.8H18V5.2H16.6V21H3.8V5.2H2.4ZM6.4 7.4V12.6H13.6V7.4Z',
    'M17.4 9.4H36.4A3.6 5.8 0 0 1 36.4 21H17.4Z',
    'M29.6 1.6H37.4L36 9.8H31ZM21 9.8A3 4 0 0 1 27 9.8Z',
    'M38.6 20L46.6 29.6H36.4Z',
  ],
}

/** Centre and radius of each wheel. */
export const WHEELS: Readonly<Record<Vehicle, readonly (readonly [cx: number, cy: number, r: number])[]>> = {
  B: [[9, 24.5, 5.5]],
  C: [
    [12, 23, 7],
    [30, 24.5, 5.5],
  ],
  T: [
    [10, 25, 4.6],
    [22, 25, 4.6],
    [39, 25, 4.6],
  ],
  E: [
    [11, 24, 5.8],
    [23.5, 25.2, 4.6],
    [33.5, 25.2, 4.6],
  ],
}

/** Eight spokes of a wheel. Trucks have none. */
export function spokes(cx: number, cy: number, r: number): string {
  const slant = r * 0.7
  const upright = `M${cx - r} ${cy}H${cx + r}M${cx} ${cy - r}V${cy + r}`
  const falling = `M${cx - slant} ${cy - slant}L${cx + slant} ${cy + slant}`
  return `${upright}${falling}M${cx - slant} ${cy + slant}L${cx + slant} ${cy - slant}`
}

/** Between the wheels of an engine. */
export const COUPLING = 'M11 24.4L33.5 25.6'
