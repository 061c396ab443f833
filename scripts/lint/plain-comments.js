/** Doc comments say what something is or does in a phrase that stands alone. */

/** "Where it stands", "None that moves" and the like have no subject and no verb of their own. */
const HEADLESS = /^(?:Of|By|Where|None|Whoever|What)\b/
const QUANTITY = /\bso many\b/i

/** The words of a doc comment without its stars. */
const wordsOf = ({ value }) =>
  value
    .replace(/^\*/, '')
    .replace(/\n\s*\*/g, '\n')
    .replace(/\s+/g, ' ')
    .trim()

const isDoc = ({ type, value }) => type === 'Block' && value.startsWith('*')

/** Reports each doc comment that begins without a subject, or that names no quantity. */
export const plainComments = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      headless: 'A doc comment that begins with "{{ word }}" has no subject: say what this is, does or returns.',
      quantity: 'Say how many, or name the number: "so many" says neither.',
    },
  },
  create(context) {
    const check = (comment) => {
      const words = wordsOf(comment)
      const [word] = HEADLESS.exec(words) ?? []
      if (word !== undefined) context.report({ loc: comment.loc, messageId: 'headless', data: { word } })
      if (QUANTITY.test(words)) context.report({ loc: comment.loc, messageId: 'quantity' })
    }
    return { 'Program:exit': () => context.sourceCode.getAllComments().filter(isDoc).forEach(check) }
  },
}
