/** `npm run notices`: writes resources/THIRD-PARTY-NOTICES.md anew from the packages that are installed. */
import { writeFileSync } from 'node:fs'
import { main } from './main.ts'
import { notices, NOTICES } from './notices/text.ts'

await main(() => Promise.resolve(writeFileSync(NOTICES, notices())))
