/** A page such as docs/statecharts/coal-baron.md: the diagram, then every state and event in words, all from the machine. */
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { childrenOf, mermaid, transitionsOf } from './mermaid.ts'

/** The machine's own description is the title. */
export interface Drawing {
  /** The machine's file, from the repository's root. */
  source: string
  machine: AnyStateMachine
}

const introduction = ({ machine, source }: Drawing) => `# ${machine.root.description}

This is the statechart in \`${source}\`, drawn from the machine itself by
\`node scripts/draw-statechart.ts\`; a test fails where the two differ. It says what is being waited for. What is
allowed, and where it leads, the rules say: guards in [brackets] and /actions call them.`

/** A state and those inside it, as a nested list. */
function stateItems(node: AnyStateNode, indent = ''): string[] {
  const waits = node.tags.map((tag) => ` (waits: ${tag})`).join('')
  const item = `${indent}- \`${node.key}\`${waits}: ${node.description}`
  return [item, ...childrenOf(node).flatMap((child) => stateItems(child, `${indent}  `))]
}

const nodesIn = (node: AnyStateNode): AnyStateNode[] => [node, ...childrenOf(node).flatMap(nodesIn)]

function eventItems(root: AnyStateNode): string[] {
  const items = nodesIn(root)
    .flatMap(transitionsOf)
    .filter(({ eventType }) => eventType !== '' && !String(eventType).startsWith('xstate.'))
    .map(({ eventType, description }) => `- \`${eventType}\`: ${description}`)
  return [...new Set(items)]
}

export const page = (drawing: Drawing): string => `${introduction(drawing)}

\`\`\`mermaid
${mermaid(drawing.machine)}
\`\`\`

## States

${childrenOf(drawing.machine.root)
  .flatMap((node) => stateItems(node))
  .join('\n')}

## Events

${eventItems(drawing.machine.root).join('\n')}
`
