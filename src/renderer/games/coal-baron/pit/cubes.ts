/** The size of cubes in a box of any shape. */

const ROWS = [1, 2, 3, 4]
const GAP = '0.2rem'

/** The largest size, as a CSS length, at which the cubes fit in rows into their container. */
export function cubeSize(cubes: number): string {
  const sizes = ROWS.map((rows) => {
    const columns = Math.max(3, Math.ceil(cubes / rows))
    return `min(100cqw / ${columns} - ${GAP}, 100cqh / ${rows} - ${GAP})`
  })
  return `min(1.7rem, max(${sizes.join(', ')}))`
}
