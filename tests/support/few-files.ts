/** Entry: asks for what needs files, on a data folder, while the process may open no more, and prints the answers' codes. */
import { closeSync, openSync } from 'node:fs'
import { ALL_GAMES } from '../../src/contract/archive.ts'
import { isApiError } from '../../src/contract/errors.ts'
import { writeRecord } from '../../src/games/record/record.ts'
import { openServices } from '../../src/main/services/services.ts'
import { ID } from './games.ts'
import { golden } from './golden.ts'

const { api, close } = await openServices({ folder: process.argv[2], host: 'loopback', version: 'few files' })
const RECORD = Buffer.from(writeRecord(golden('companion-points'))).toString('base64')

const ASKED: Record<string, () => unknown> = {
  async import() {
    const id = api['import.begin']()
    await api['import.add']({ id, name: 'a', part: RECORD, last: true })
    await api['import.run'](id)
  },
  export: () => api['export.make']({ games: { filter: ALL_GAMES, except: [] }, format: 'records' }),
  statistics: () => api['statistics.people']({ game: ID }),
  preview: () => api['backups.preview'](api['backups.list']()[0].name),
}

async function codes(): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const [name, ask] of Object.entries(ASKED)) {
    try {
      await ask()
      found[name] = 'answered'
    } catch (error) {
      found[name] = isApiError(error) ? error.code : String(error)
    }
  }
  return found
}

function holdAll(): number[] {
  const held: number[] = []
  try {
    for (;;) held.push(openSync('/dev/null', 'r'))
  } catch {
    return held
  }
}

const before = await codes()
const held = holdAll()
const meanwhile = await codes()
held.forEach((descriptor) => closeSync(descriptor))
console.log(JSON.stringify({ before, meanwhile, after: await codes() }))
close()
process.exit()
