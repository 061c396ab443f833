/** `npm run build`: bundles the sources, and says whether there was anything to do. */
import { bundle } from './bundle.ts'
import { main } from './main.ts'

await main(async () => {
  console.log((await bundle()) === 'built' ? 'out/ is built.' : 'out/ is up to date.')
})
