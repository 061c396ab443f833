/** No two rooms import each other, not even around others. A room is a folder of `src`. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

const IMPORT = /(?:\bfrom|\bimport\(|\bimport)\s*'(\.[^'?]+)/g

/** Rooms and the rooms that their files import, at run time or for types. */
function roomsBelow(root) {
  const rooms = new Map()
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(ts|svelte)$/.test(file) || file.includes('paraglide')) continue
    const room = dirname(join(root, file))
    const imported = rooms.get(room) ?? rooms.set(room, new Set()).get(room)
    for (const [, source] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT))
      imported.add(dirname(resolve(room, source)))
  }
  return rooms
}

/** Read once: a run of the linter sees one state of the sources. */
const known = new Map()
const roomsOf = (root) => known.get(root) ?? known.set(root, roomsBelow(root)).get(root)

/** The rooms on the shortest way from one room to another, both included; null where none leads there. */
function wayBetween(rooms, from, to) {
  const ways = [[from]]
  const seen = new Set([from])
  for (const way of ways) {
    for (const next of rooms.get(way.at(-1)) ?? []) {
      if (next === to) return [...way, next]
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  }
  return null
}

/** Reports every import of a room that imports this one, or leads back to it. */
export const noMutualRooms = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { root: { type: 'string' } }, additionalProperties: false }],
    messages: { mutual: 'No two rooms import each other: {{ way }}. What both need belongs in a room of its own.' },
  },
  create(context) {
    const { root } = context.options[0]
    const rooms = roomsOf(root)
    const home = dirname(context.filename)
    const check = (node) => {
      const source = node.source?.value
      if (typeof source !== 'string' || !source.startsWith('.')) return
      const room = dirname(resolve(home, source.replace(/\?.*$/, '')))
      const way = room === home ? null : wayBetween(rooms, room, home)
      if (!way) return
      const names = [home, ...way].map((each) => relative(root, each).split(sep).join('/') || '.')
      context.report({ node, messageId: 'mutual', data: { way: names.join(' → ') } })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    }
  },
}
