import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StateMachine } from 'xstate'
import type { AnyStateMachine } from 'xstate'
import { ROOT } from '../bootstrap/root.mjs'
import type { Drawing } from './drawing-page.ts'

/** The statecharts of the games and of the services, by the page in docs/statecharts/ that draws them. */
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

/** The name of a chart's page, from the folders that the chart is in; a game's own chart, in its `rules`, is named after the game alone. */
function pageOf(source: string): string {
  const [, , ...folders] = source.split('/').slice(0, -1)
  return `${folders.filter((folder) => folder !== 'rules').join('-')}.md`
}
