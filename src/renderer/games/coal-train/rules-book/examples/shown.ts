import { playedExamples } from '../../../screens/rules-book.ts'
import { viewsOf, type PlayedExample } from './played-example.ts'
import PlayedTable from './PlayedTable.svelte'

/** A played example as the book shows it. */
export const shown = playedExamples(viewsOf, PlayedTable, (view, { shows }: PlayedExample) => ({ view, shows }))
