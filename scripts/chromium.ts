/** `node scripts/run.mjs chromium`: says which browser the tests will run in, and sees that it starts. */
import { browserForTests } from './test/chromium.ts'
import { main } from './main.ts'

await main(async () => console.log(await browserForTests()))
