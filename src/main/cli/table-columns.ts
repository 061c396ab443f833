/** The columns of a table on the command line: `player=2,total=3,date=1,title=4,order=dmy`, counted from 1. */
import { InvalidArgumentError } from 'commander'
import type { DateOrder, TableColumns, TablePreview } from '../../contract/archive.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import { keyedBy } from '../../games/building-blocks/keyed.ts'

const NEEDED = ['player', 'total', 'date'] as const
const COLUMNS = [...NEEDED, 'title', 'play', 'winner', 'place', 'minutes'] as const
const ORDERS: readonly string[] = ['ymd', 'dmy', 'mdy'] satisfies DateOrder[]

/** Throws for an unknown name, for text that isn't a number, and if a column is missing that every play needs. */
export function readColumns(text: string, catalogue: Catalogue): TableColumns {
  const given = new Map(text.split(',').map((part) => part.split('=', 2) as [string, string | undefined]))
  for (const name of given.keys())
    if (![...COLUMNS, 'game', 'order'].includes(name)) throw new InvalidArgumentError(`There is no "${name}".`)
  const column = (name: (typeof COLUMNS)[number]): number | null => {
    const number = given.get(name)
    if (number === undefined) return null
    if (!/^[1-9]\d{0,2}$/.test(number)) throw new InvalidArgumentError(`${name} is no column.`)
    return Number(number) - 1
  }
  const columns = keyedBy(COLUMNS, column)
  const missing = NEEDED.filter((name) => columns[name] === null)
  if (missing.length > 0) throw new InvalidArgumentError(`It lacks ${missing.join(', ')}.`)
  const game = given.get('game') ?? null
  if (columns.title === null && !catalogue.has(game ?? '')) throw new InvalidArgumentError('It lacks title or game.')
  const order = given.get('order') ?? 'dmy'
  if (!ORDERS.includes(order)) throw new InvalidArgumentError(`order is one of ${ORDERS.join(', ')}.`)
  return { ...columns, game: columns.title === null ? game : null, order } as TableColumns
}

/** The headings of a table with their numbers, and the flag that says what they seem to be. */
export function guessLine(file: string, { header, guess }: TablePreview): string {
  const known = COLUMNS.flatMap((name) => (guess[name] === null ? [] : [`${name}=${guess[name] + 1}`]))
  const flag = [...known, ...(guess.game === null ? [] : [`game=${guess.game}`]), `order=${guess.order}`].join(',')
  return `table ${file} ${header.map((heading, at) => `${at + 1}=${JSON.stringify(heading)}`).join(' ')} --columns ${flag}`
}
