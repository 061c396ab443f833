/**
 * Entry: fills a data folder with a number of games, in a process of its own, so that its memory counts for no other.
 */
import { fillWith } from './large-archive.ts'

await fillWith(process.argv[2], Number(process.argv[3]))
