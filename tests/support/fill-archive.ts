/** Entry: fills a data folder with so many games, in a process of its own, whose memory is nobody's afterwards. */
import { fillWith } from './large-archive.ts'

await fillWith(process.argv[2], Number(process.argv[3]))
