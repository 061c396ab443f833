import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StateMachine } from 'xstate'
import type { AnyStateMachine } from 'xstate'
import { CATALOGUE } from '../../src/games/catalogue.ts'
import { ROOT } from '../bootstrap/root.mjs'
import type { Drawing } from './drawing-page.ts'

/** The statecharts of the games and of the services, by the page in docs/ that draws them. */
export async function drawings(): Promise<ReadonlyMap<string, Drawing>> {
  const sources = globSync('src/{games,main}/**/machine.ts', { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'))
  const found = await Promise.all(sources.sort().map(drawingsIn))
  return new Map(found.flat().map((drawing) => [pageOf(drawing.source), drawing]))
}

async function drawingsIn(source: string): Promise<Drawing[]> {
  const exported = (await import(pathToFileURL(join(ROOT, source)).href)) as object
  return Object.values(exported)
    .filter((value): value is AnyStateMachine => value instanceof StateMachine)
    .map((machine) => ({ source, machine }))
}

/**
 * Named after the folders of the chart. The first game on offer isn't named, nor the room of its rules: that chart is the game's
 * own.
 */
function pageOf(source: string): string {
  const [, , ...folders] = source.split('/').slice(0, -1)
  const [first] = CATALOGUE.keys()
  return `${['statechart', ...folders.filter((folder) => folder !== first && folder !== 'rules')].join('-')}.md`
}
