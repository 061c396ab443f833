/** The one rule of the house: who is no part of a game neither names it nor imports from it. */
import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** The ids of the games below `src/games`: the folders with a `game.ts`. */
export const gamesIn = (folder) => readdirSync(folder).filter((name) => existsSync(join(folder, name, 'game.ts')))

/** The files that list the games, their screens, and their data for tests. */
const CATALOGUES = [
  'src/games/catalogue.ts',
  'src/renderer/games/catalogue.ts',
  'tests/games/fixtures.ts',
  'tests/games/every-game/games.ts',
  'tests/e2e/support/first-game.ts',
]
/** Frozen: it tells databases of then what their games were called. */
const MIGRATIONS = 'src/main/store/migrations/'
/** The game whose folder a file stands in. */
const HOME = /^(?:src|src\/renderer|tests|tests\/renderer|tests\/e2e)\/games\/([^/]+)\//

const IMPORTS = [
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
  'TSExternalModuleReference',
]

const isImported = ({ parent }) =>
  IMPORTS.includes(parent.type) || (parent.type === 'TSLiteralType' && isImported(parent))

/** Whether a text is or contains an id, and not as a part of a longer word. */
const names = (text, id) => new RegExp(`(?<![A-Za-z0-9])${id}(?![A-Za-z0-9])`).test(text)

const slashes = (path) => path.split(sep).join('/')

/** Reports every text and every import that names a game in whose folder the file does not stand. */
export const gameNames = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: { root: { type: 'string' }, games: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
    messages: { named: '{{ file }} may not name {{ game }}: ask the catalogue.' },
  },
  create(context) {
    const { root, games } = context.options[0]
    const file = slashes(relative(root, context.filename))
    if (CATALOGUES.includes(file)) return {}
    const others = games.filter((game) => game !== HOME.exec(file)?.[1])

    const check = (node, text) => {
      const game = others.find((id) => names(text, id))
      if (game === undefined || (file.startsWith(MIGRATIONS) && !isImported(node))) return
      context.report({ node, messageId: 'named', data: { file, game } })
    }
    const literal = (node) => typeof node.value === 'string' && check(node, node.value)
    return {
      Literal: literal,
      TemplateElement: (node) => check(node, node.value.raw),
      SvelteLiteral: literal,
      SvelteText: literal,
    }
  },
}
