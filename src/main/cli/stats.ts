/** `pithead stats`: statistics of the finished games of one title, of everybody or one person. */
import type { Command } from 'commander'
import { Refused } from '../../contract/errors.ts'
import { nameFrom } from '../../games/building-blocks/forms.ts'
import type { PeopleStatistics } from '../../contract/schemas/statistics.ts'
import type { Stores } from '../store/store.ts'
import { type CommandLine, newCommand } from './command-line.ts'
import { failure } from './complaint.ts'
import { gameCalled, gameFlag, jsonFlag } from './command-flags.ts'
import type { Print } from './output.ts'
import { printable } from './printable.ts'
import { STATUS, type Status } from './status.ts'

export const statsCommand = ({ read, print, catalogue }: CommandLine): Command =>
  newCommand<{ game?: string; json?: true }>('stats', 'print statistics of finished games', (options, words) =>
    read((stores) =>
      stats(
        stores,
        { game: gameCalled(options.game, catalogue).identity.id, name: nameFrom(words.join(' ')), json: options.json },
        print,
      ),
    ),
  )
    .argument('[name...]', 'one person; everybody if left out')
    .addOption(gameFlag(catalogue))
    .addOption(jsonFlag())

export interface Counted {
  game: string
  /** One person, or '' for everybody. */
  name: string
  json?: boolean
}

export function stats(stores: Pick<Stores, 'statistics'>, counted: Counted, print: Print): Status {
  for (const line of counted.json ? [JSON.stringify(figuresOf(stores, counted), null, 2)] : linesOf(stores, counted))
    print(line)
  return STATUS.ok
}

const figuresOf = ({ statistics }: Pick<Stores, 'statistics'>, { game, name }: Counted) =>
  name === ''
    ? { ...statistics.people({ game }), ...statistics.tables({ game }) }
    : personOf({ statistics }, game, name)

function personOf({ statistics }: Pick<Stores, 'statistics'>, game: string, name: string) {
  try {
    return statistics.person({ name, game })
  } catch (error) {
    throw error instanceof Refused && error.code === 'not-found'
      ? failure(`nobody called "${name}" has finished a game`)
      : error
  }
}

type Row = Omit<PeopleStatistics['bots'][number], 'control'> & { name: string }

const COLUMNS: readonly [string, (row: Row) => string | number][] = [
  ['name', ({ name }) => printable(name)],
  ['games', ({ games }) => games],
  // A shared victory counts in part.
  ['wins', ({ wins }) => (Number.isInteger(wins) ? wins : wins.toFixed(1))],
  ['average', ({ average }) => average.toFixed(1)],
  ['best', ({ best }) => best],
  // Two deviations to each side: the true strength lies there with a probability of 95 %.
  ['rating', ({ rating: { value, deviation } }) => `${Math.round(value)}±${Math.round(2 * deviation)}`],
]

function linesOf(stores: Pick<Stores, 'statistics'>, { game, name }: Counted): string[] {
  const { people, bots } = stores.statistics.people({ game })
  if (name !== '') personOf(stores, game, name)
  const rows = [...people, ...bots.map((bot) => ({ ...bot, name: bot.control }))].filter(
    (row) => name === '' || row.name === name,
  )
  return aligned([COLUMNS.map(([title]) => title), ...rows.map((row) => COLUMNS.map(([, cell]) => String(cell(row))))])
}

/** Columns as wide as their widest cell, the first to the left and the others to the right. */
function aligned(rows: readonly string[][]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  return rows.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  '),
  )
}
