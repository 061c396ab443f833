/** `npm run notices`: writes resources/THIRD-PARTY-NOTICES.md anew from the packages that are installed. */
import { writeFileSync } from 'node:fs'
import { main, noArguments } from './main.ts'
import { licenceNotices, NOTICES } from './licence-notices/text.ts'

const USAGE = 'npm run notices: writes resources/THIRD-PARTY-NOTICES.md anew.'

await main(USAGE, noArguments, () => Promise.resolve(writeFileSync(NOTICES, licenceNotices())))
