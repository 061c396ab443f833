/**
 * Lets TypeScript read a component as the script that its parser makes of it, from the start. Without that each
 * component linted changes the program, which is then checked anew: three times as long for the whole tree.
 * To be imported before the parser, which looks at the variable when it is loaded.
 */
process.env.SVELTE_ESLINT_PARSER_EXPERIMENTAL_TS_SYS_HOOK ??= '1'
