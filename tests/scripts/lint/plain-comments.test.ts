import { describe, expect, test } from 'vitest'
import { plainComments } from '../../../scripts/lint/plain-comments.js'
import { reported } from './reported.ts'

function saidOf(comment: string, file = 'a.ts') {
  const code = `${comment}\nexport const steps = 3`
  return reported(plainComments, file, file.endsWith('.svelte') ? `<script lang="ts">\n${code}\n</script>` : code)
}

describe('a doc comment', () => {
  test.each(['Of', 'By', 'Where', 'None', 'Whoever', 'What'])('may not begin with "%s"', (word) => {
    const said = [`A doc comment that begins with "${word}" has no subject: say what this is, does or returns.`]
    expect(saidOf(`/** ${word} it is. */`)).toEqual(said)
    expect(saidOf(`/**\n * ${word} it is,\n * over two lines.\n */`)).toEqual(said)
    expect(saidOf(`/** ${word} it is. */`, 'A.svelte')).toEqual(said)
  })

  test('may not count in "so many", also across lines', () => {
    const said = ['Say how many, or name the number: "so many" says neither.']
    expect(saidOf('/** Waits so many steps. */')).toEqual(said)
    expect(saidOf('/** So many steps are waited for. */')).toEqual(said)
    expect(saidOf('/**\n * Waits so\n * many steps.\n */')).toEqual(said)
  })

  test.each([
    '/** The work steps of a turn. */',
    '/** Often three. */',
    '/** Says by what, where and of whom. */',
    '// What a comment between statements begins with is free.',
    '/* Of another kind. */',
  ])('%s is as it should be', (comment) => {
    expect(saidOf(comment)).toEqual([])
  })
})
