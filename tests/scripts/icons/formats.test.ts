/** The icon files of Windows and macOS as they are made, taken apart again by their formats. */
import { deflateSync, crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { icnsOf, icoOf, SIZES, type Pictures } from '../../../scripts/icons/formats.ts'

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

/** A square PNG without colour. */
function png(side: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  // Eight bits a channel, with red, green, blue and alpha.
  head.set([8, 6], 8)
  const pixels = deflateSync(Buffer.alloc(side * (4 * side + 1)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

const pictures: Pictures = new Map(SIZES.map((side) => [side, png(side)]))

test('the icon for Windows has a picture for every size up to 256', async () => {
  const icon = Buffer.from(await icoOf(pictures))
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2)]).toEqual([0, 1])
  // A side of 256 is written as 0.
  const sides = Array.from({ length: icon.readUInt16LE(4) }, (_, i) => icon[6 + 16 * i] || 256)
  expect(sides).toEqual([16, 24, 32, 48, 64, 128, 256])
})

test('the icon for macOS has each type once, up to 1024 pixels', async () => {
  const icon = Buffer.from(await icnsOf(pictures))
  expect([icon.toString('latin1', 0, 4), icon.readUInt32BE(4)]).toEqual(['icns', icon.length])
  const types: string[] = []
  for (let at = 8; at < icon.length; at += icon.readUInt32BE(at + 4)) types.push(icon.toString('latin1', at, at + 4))
  expect(types.filter((type) => type.startsWith('ic')).toSorted()).toEqual([
    'ic04',
    'ic05',
    'ic07',
    'ic08',
    'ic09',
    'ic10',
    'ic11',
    'ic12',
    'ic13',
    'ic14',
  ])
})
