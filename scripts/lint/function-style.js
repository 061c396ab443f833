/**
 * One style for functions that have a name. At the top of a module or of a component's script, a function of one expression
 * is a constant with an arrow and one with statements is a declaration; inside another function both are constants.
 * Generators and overloads can only be declarations. `arrow-body-style` leaves braces to statements.
 */

/** The expression that is all a function does. */
function onlyExpression({ body }) {
  if (body.type !== 'BlockStatement') return body
  const [statement, ...more] = body.body
  return more.length === 0 && statement?.type === 'ReturnStatement' ? statement.argument : null
}

/** A declaration with its `export`. */
const statementOf = (node) => (node.parent.type.startsWith('Export') ? node.parent : node)
const isAtTop = (node) => ['Program', 'SvelteScriptElement'].includes(statementOf(node).parent.type)

const isOverloaded = ({ id }, { body }) =>
  body.some((statement) => {
    const declared = statement.declaration ?? statement
    return declared.type === 'TSDeclareFunction' && declared.id.name === id.name
  })

const isArrow = (node) => node?.type === 'ArrowFunctionExpression'

/** Returns the source of a function's head, from its type parameters to its result type. */
function headOf(node, source) {
  const first = isArrow(node) ? source.getFirstToken(node, node.async ? 1 : 0) : source.getTokenAfter(node.id)
  const end = isArrow(node) ? source.getTokenBefore(node.body, ({ value }) => value === '=>') : node.body
  return source.text.slice(first.range[0], source.getTokenBefore(end).range[1])
}

const asyncOf = ({ async }) => (async ? 'async ' : '')

function asConstant(node, source, body) {
  const text = source.getText(body)
  const wrapped = ['ObjectExpression', 'SequenceExpression'].includes(body.type) ? `(${text})` : text
  return `const ${node.id.name} = ${asyncOf(node)}${headOf(node, source)} => ${wrapped}`
}

const asDeclaration = ({ id, init }, source) =>
  `${asyncOf(init)}function ${id.name}${headOf(init, source)} ${source.getText(init.body)}`

/** A constant can't be called before its line is reached, and comments must not get lost. */
function canBeConstant(node, source, body) {
  const [variable] = source.scopeManager.getDeclaredVariables(node)
  const isEarly = ({ identifier, from }) =>
    identifier.range[0] < node.range[0] && from.variableScope === variable.scope.variableScope
  const comments = (of) => source.getCommentsInside(of).length
  return !variable.references.some(isEarly) && comments(node.body) === comments(body)
}

/** Reports every function with a name that is written in another way, and writes it in the right one where that is safe. */
export const functionStyle = {
  meta: {
    type: 'suggestion',
    fixable: 'code',
    schema: [],
    messages: {
      arrow: 'A function of one expression is a constant with an arrow.',
      declaration: 'A function with statements is a declaration.',
      inner: 'A function inside another is a constant with an arrow.',
    },
  },
  create(context) {
    const source = context.sourceCode
    const toConstant = (node, messageId, body) => {
      const fix = (fixer) => fixer.replaceText(node, asConstant(node, source, body))
      context.report({ node, messageId, fix: canBeConstant(node, source, body) ? fix : null })
    }
    return {
      FunctionDeclaration(node) {
        if (node.generator || isOverloaded(node, statementOf(node).parent)) return
        const expression = onlyExpression(node)
        if (expression) toConstant(node, 'arrow', expression)
        else if (!isAtTop(node)) toConstant(node, 'inner', node.body)
      },
      VariableDeclarator(node) {
        const { id, init, parent } = node
        const isFunction = isArrow(init) || init?.type === 'FunctionExpression'
        if (!isFunction || init.generator || onlyExpression(init) || !isAtTop(parent)) return
        const canBeFixed = isArrow(init) && !id.typeAnnotation && parent.declarations.length === 1
        const fix = (fixer) => fixer.replaceText(parent, asDeclaration(node, source))
        context.report({ node: parent, messageId: 'declaration', fix: canBeFixed ? fix : null })
      },
    }
  },
}
