import type { Problem } from '../../games/building-blocks/problem.ts'

/** A refused file or game in one line: its place, a code and the parameters of its words. */
export function refusalLine(name: string, { path, code, params }: Problem): string {
  const reason = Object.entries(params).map(([key, value]) => ` ${key}=${quoted(String(value))}`)
  return `refused ${name} ${path}: ${code}${reason.join('')}`
}

/** Quotes a value that would read as several, or as none. */
const quoted = (value: string) => (/^[^\s"]+$/.test(value) ? value : JSON.stringify(value))
