import { playedExamples } from '../../../screens/rules-book.ts'
import { viewsOf, type PlayedExample } from './played-example.ts'
import PlayedPlatform from './PlayedPlatform.svelte'

/** A played example as the book shows it. */
export const shown = playedExamples(viewsOf, PlayedPlatform, (view, { shows }: PlayedExample) => ({ view, shows }))
