/** `npm run build`: bundles the sources, and says whether there was anything to do. */
import { bundle } from './bundle.ts'
import { main, noArguments } from './main.ts'

const USAGE = 'npm run build: bundles the sources into out/ where they have changed.'

await main(USAGE, noArguments, async () => {
  console.log((await bundle()) === 'built' ? 'out/ is built.' : 'out/ is up to date.')
})
