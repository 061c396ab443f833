#!/usr/bin/env node
/** The command line as a command of its own: `npm link` makes it `pithead`. */
process.argv.splice(2, 0, 'pithead')
await import('./run.mjs')
