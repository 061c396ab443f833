/**
 * Entry: fills a data folder with a number of games, in a process of its own, so that its memory counts for no other.
 */
import { fillWith, manyRecords } from './large-archive.ts'

await fillWith(process.argv[2], manyRecords(Number(process.argv[3])))
