import { Linter, type Rule } from 'eslint'
import svelte from 'eslint-plugin-svelte'
import { parser } from 'typescript-eslint'

const configFor = (rule: unknown, options: object[]): Linter.Config[] => [
  ...svelte.configs.base,
  { files: ['**/*.ts'], languageOptions: { parser } },
  { files: ['**/*.svelte'], languageOptions: { parserOptions: { parser } } },
  {
    files: ['**/*.ts', '**/*.svelte'],
    plugins: { pithead: { rules: { tried: rule as Rule.RuleModule } } },
    rules: { 'pithead/tried': ['error', ...options] },
  },
]

/** Reports of a rule for a file of a house that consists of this code. */
export const reportedIn = (house: string, rule: unknown, file: string, code: string, ...options: object[]): string[] =>
  new Linter({ cwd: house }).verify(code, configFor(rule, options), `${house}/${file}`).map(({ message }) => message)

/** The same of a file of `/house`, which need not be there. */
export const reported = (rule: unknown, file: string, code: string, ...options: object[]): string[] =>
  reportedIn('/house', rule, file, code, ...options)

/** The code as the rule writes it. */
export const fixed = (rule: unknown, file: string, code: string): string =>
  new Linter({ cwd: '/house' }).verifyAndFix(code, configFor(rule, []), `/house/${file}`).output
