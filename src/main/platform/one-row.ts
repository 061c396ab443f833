/** The row of a query that always has one, such as a count. Throws if there is none. */
export function oneRow<P extends unknown[], R>(query: { get(...params: P): R | undefined }, ...params: P): R {
  const row = query.get(...params)
  if (row === undefined) throw new Error('a query that always has a row returned none')
  return row
}
