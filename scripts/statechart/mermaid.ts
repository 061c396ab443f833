/** Draws a statechart as a Mermaid diagram, from the machine's own definition. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { keysOf } from '../../src/games/building-blocks/keyed.ts'

const nameOf = (part: unknown) => (typeof part === 'string' ? part : (part as { type: string }).type)

/** XState's own events: an invoked actor's end, and a delay that is over. */
const OWN = { 'xstate.done.actor': 'done', 'xstate.error.actor': 'failed', 'xstate.after': 'after' } as const

/** The name of an event; XState's own in short, `after PACE` for example. */
function eventName(type: string): string {
  const own = keysOf(OWN).find((each) => type.startsWith(each))
  if (!own) return type
  return own === 'xstate.after' ? `after ${type.split('.')[2]}` : OWN[own]
}

/** `EVENT [guard] / action`, as far as there is each. */
export function labelOf({ eventType, guard, actions }: AnyTransitionDefinition): string {
  const parts = [
    eventName(eventType as string),
    guard && `[${nameOf(guard)}]`,
    actions.length > 0 && `/ ${actions.map(nameOf).join(', ')}`,
  ]
  return parts.filter(Boolean).join(' ')
}

/** The states inside a state, in the order in which the machine names them. */
export const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states)

/** A state's own steps and those on events. */
export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

const idOf = (node: AnyStateNode) => node.path.join('_')

const indented = (lines: string[]) => lines.map((line) => `  ${line}`)

/** Events that leave a state where it is, its own and those of the states around it. */
function innerLabels(node: AnyStateNode): string[] {
  const own = transitionsOf(node).filter(({ target }) => !target)
  return [...own.map(labelOf), ...(node.parent ? innerLabels(node.parent) : [])]
}

function stateLines(node: AnyStateNode): string[] {
  const title = `state "${node.key}" as ${idOf(node)}`
  if (node.type !== 'compound') return [title, ...innerLabels(node).map((label) => `${idOf(node)} : ${label}`)]
  return [`${title} {`, ...indented(insideLines(node)), '}']
}

const arrow = (from: string, to: string, label: string) => `${from} --> ${to}${label && ` : ${label}`}`

/** The states inside and the arrows between them. */
function insideLines(node: AnyStateNode): string[] {
  const [first] = node.initial.target as AnyStateNode[]
  return [
    arrow('[*]', idOf(first), ''),
    ...childrenOf(node).flatMap(stateLines),
    ...childrenOf(node).flatMap(transitionsOf).flatMap(arrowLines),
  ]
}

const arrowLines = (transition: AnyTransitionDefinition): string[] =>
  (transition.target ?? []).map((target: AnyStateNode) =>
    arrow(idOf(transition.source), idOf(target), labelOf(transition)),
  )

/** Transitions from every state, written beside the state they lead to. */
const noteLines = (transition: AnyTransitionDefinition): string[] =>
  (transition.target ?? []).map(
    (target: AnyStateNode) => `note right of ${idOf(target)} : from every state, ${labelOf(transition)}`,
  )

export const mermaid = ({ root }: AnyStateMachine): string =>
  ['stateDiagram-v2', ...indented([...insideLines(root), ...transitionsOf(root).flatMap(noteLines)])].join('\n')
