/** Ridge regression towards given weights, one system of equations for each stage. */

export interface Equations {
  size: number
  samples: number
  /** Sums of x xᵀ and of x y. */
  xx: Float64Array
  xy: Float64Array
  yy: number
}

export const equations = (size: number): Equations => ({
  size,
  samples: 0,
  xx: new Float64Array(size * size),
  xy: new Float64Array(size),
  yy: 0,
})

export function addSample(e: Equations, x: Float64Array, y: number): void {
  e.samples++
  e.yy += y * y
  for (let i = 0; i < e.size; i++) {
    if (x[i] === 0) continue
    e.xy[i] += x[i] * y
    for (let j = 0; j < e.size; j++) e.xx[i * e.size + j] += x[i] * x[j]
  }
}

/**
 * Weights that explain the samples without straying from `prior` for nothing: each is pulled towards it by `pull` times what
 * the samples say of that feature, plus `least`.
 */
export function solve(e: Equations, prior: ArrayLike<number>, pull: number, least: number): Float64Array {
  const rows = Array.from({ length: e.size }, (_, i) => {
    const row = Float64Array.from([...e.xx.subarray(i * e.size, (i + 1) * e.size), e.xy[i]])
    const strength = least + pull * row[i]
    row[i] += strength
    row[e.size] += strength * prior[i]
    return row
  })
  eliminate(rows)
  return substitute(rows)
}

function eliminate(rows: Float64Array[]) {
  const size = rows.length
  for (let i = 0; i < size; i++) {
    let pivot = i
    for (let r = i + 1; r < size; r++) if (Math.abs(rows[r][i]) > Math.abs(rows[pivot][i])) pivot = r
    ;[rows[i], rows[pivot]] = [rows[pivot], rows[i]]
    for (let r = i + 1; r < size; r++) {
      const factor = rows[r][i] / rows[i][i]
      for (let c = i; c <= size; c++) rows[r][c] -= factor * rows[i][c]
    }
  }
}

function substitute(rows: Float64Array[]): Float64Array {
  const size = rows.length
  const x = new Float64Array(size)
  for (let i = size - 1; i >= 0; i--) {
    let sum = rows[i][size]
    for (let c = i + 1; c < size; c++) sum -= rows[i][c] * x[c]
    x[i] = sum / rows[i][i]
  }
  return x
}

/** The share of the spread in y that the weights explain. */
export function explained(e: Equations, weights: Float64Array): number {
  let wxxw = 0
  let wxy = 0
  for (let i = 0; i < e.size; i++) {
    wxy += weights[i] * e.xy[i]
    for (let j = 0; j < e.size; j++) wxxw += weights[i] * e.xx[i * e.size + j] * weights[j]
  }
  return e.yy === 0 ? 0 : 1 - (e.yy - 2 * wxy + wxxw) / e.yy
}
