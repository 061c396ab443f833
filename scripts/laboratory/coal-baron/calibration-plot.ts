/**
 * Draws what `calibration.ts` printed, a line for each number of players, as one picture:
 * `cat 2.json 3.json 4.json | node scripts/laboratory/coal-baron/calibration-plot.ts > scripts/laboratory/calibration.svg`.
 * A point on the diagonal happened as often as it was said; the larger it is, the more positions stand behind it.
 */
import { readFileSync } from 'node:fs'

interface Row {
  seats: number
  given: number
  won: number
}

interface Calibration {
  players: number
  table: readonly Row[]
}

const SIDE = 200
const GAP = 60
const TOP = 40

const at = ({ given, won }: Row): [number, number] => [(given * SIDE) / 100, SIDE - (won * SIDE) / 100]

const lines = readFileSync(0, 'utf8').trim().split('\n')
const panels = lines.map((line, at) => panel(JSON.parse(line) as Calibration, GAP + at * (SIDE + GAP)))
const width = lines.length * (SIDE + GAP) + GAP
const height = TOP + SIDE + GAP

process.stdout
  .write(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">
<title>Chances given, and how often they came true</title>
<rect width="${width}" height="${height}" fill="#fff"/>
${panels.join('\n')}
</svg>
`)

function panel({ players, table }: Calibration, left: number): string {
  const most = Math.max(...table.map(({ seats }) => seats))
  return `<g transform="translate(${left} ${TOP})">
<text x="${SIDE / 2}" y="-14" text-anchor="middle" font-weight="bold">${players} players</text>
${[0, 25, 50, 75, 100].map(ruled).join('\n')}
<path d="M0 ${SIDE}L${SIDE} 0" stroke="#888" stroke-dasharray="4 4"/>
<path d="M${table.map((row) => at(row).join(' ')).join('L')}" fill="none" stroke="#b5531c"/>
${table.map((row) => point(row, most)).join('\n')}
<text x="${SIDE / 2}" y="${SIDE + 40}" text-anchor="middle">given, %</text>
<text transform="translate(-38 ${SIDE / 2}) rotate(-90)" text-anchor="middle">won, %</text>
</g>`
}

function ruled(percent: number): string {
  const along = (percent * SIDE) / 100
  return `<path d="M${along} 0V${SIDE}M0 ${along}H${SIDE}" stroke="#ddd"/>
<text x="${along}" y="${SIDE + 18}" text-anchor="middle">${percent}</text>
<text x="-8" y="${SIDE - along + 4}" text-anchor="end">${percent}</text>`
}

function point(row: Row, most: number): string {
  const [x, y] = at(row)
  return `<circle cx="${x}" cy="${y}" r="${(2 + 4 * Math.sqrt(row.seats / most)).toFixed(1)}" fill="#b5531c"/>`
}
