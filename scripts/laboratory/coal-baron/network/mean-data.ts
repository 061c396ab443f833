/** Writes what a whole table comes to where the bots read it. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OWN_INPUTS } from '../../../../src/games/coal-baron/bot/evaluator/inputs.ts'
import { MEAN_INPUTS } from '../../../../src/games/coal-baron/bot/evaluator/table-mean.ts'

/** Weights of the mean's inputs for each stage. Empty if nothing but leads is known. */
export type Means = readonly (readonly number[])[]

/** Weights as they are written: four digits tell as much. */
export const numbers = (list: readonly number[]) => list.map((value) => Number(value.toPrecision(4))).join(', ')
const written = (stages: Means) => stages.map((list) => `    [${numbers(list)}],\n`).join('')

/** Writes the means for two, three and four players. */
export function writeMeans(means: readonly Means[]): void {
  writeFileSync(
    join(import.meta.dirname, '../../../../src/games/coal-baron/bot/evaluator/table-mean-data.ts'),
    `/**
 * Written by scripts/laboratory/coal-baron/fit-table-mean.ts, which says how. Not to be changed by hand.
 * Weights of the ${MEAN_INPUTS} inputs of the table's mean, the first ${OWN_INPUTS} of them own inputs, by number of players, then by stage.
 */

// prettier-ignore
export const TABLE_MEANS: Readonly<Record<number, readonly (readonly number[])[]>> = {
${means.map((stages, i) => `  ${i + 2}: [\n${written(stages)}  ],\n`).join('')}}
`,
  )
}
