import { Linter, type Rule } from 'eslint'
import svelte from 'eslint-plugin-svelte'
import { parser } from 'typescript-eslint'

/** What a rule says about a file of `/house` that consists of this code. */
export function reported(rule: unknown, options: object, file: string, code: string): string[] {
  const linter = new Linter({ cwd: '/house' })
  const config: Linter.Config[] = [
    ...svelte.configs.base,
    { files: ['**/*.ts'], languageOptions: { parser } },
    { files: ['**/*.svelte'], languageOptions: { parserOptions: { parser } } },
    {
      files: ['**/*.ts', '**/*.svelte'],
      plugins: { pithead: { rules: { tried: rule as Rule.RuleModule } } },
      rules: { 'pithead/tried': ['error', options] },
    },
  ]
  return linter.verify(code, config, `/house/${file}`).map((message) => message.message)
}
