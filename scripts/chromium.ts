/** `node scripts/run.mjs chromium`: says which browser the tests will run in, and sees that it starts. */
import { browserForTests } from './test/chromium.ts'
import { main, noArguments } from './main.ts'

const USAGE = 'node scripts/run.mjs chromium: finds the browser of the tests, and starts it once.'

await main(USAGE, noArguments, async () => console.log(await browserForTests()))
