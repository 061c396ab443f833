/** The numbers of a list for a generated file, rounded to thousandths and separated by commas. */
export const numbers = (list: Iterable<number>): string =>
  Array.from(list, (value) => String(Number(value.toFixed(3)))).join(', ')
