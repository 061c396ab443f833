/** The platforms' own icon files, each with the same picture in several sizes. */
import { IconIcns, IconIco } from '@shockpkg/icon-encoder'
import { present } from '../../src/games/building-blocks/present.ts'

/** In pixels; Linux takes them one by one. */
export const SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024] as const
export type Size = (typeof SIZES)[number]

/** PNG files by the length of their side. */
export type Pictures = Map<Size, Buffer>

const IN_ICO: readonly Size[] = [16, 24, 32, 48, 64, 128, 256]

/** Apple's types: at each place, and at twice the resolution for the next smaller one. */
const IN_ICNS: readonly [type: string, size: Size][] = [
  ['ic04', 16],
  ['ic05', 32],
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic13', 256],
  ['ic08', 256],
  ['ic14', 512],
  ['ic09', 512],
  ['ic10', 1024],
]

/** For Windows. */
export async function icoOf(pictures: Pictures): Promise<Uint8Array> {
  const icon = new IconIco()
  for (const size of IN_ICO) await icon.addFromPng(present(pictures.get(size), 'the picture of this size'))
  return icon.encode()
}

/** For macOS. */
export async function icnsOf(pictures: Pictures): Promise<Uint8Array> {
  const icon = new IconIcns()
  for (const [type, size] of IN_ICNS)
    await icon.addFromPng(present(pictures.get(size), 'the picture of this size'), [type])
  return icon.encode()
}
